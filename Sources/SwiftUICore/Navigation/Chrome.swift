/// What the views of a window say about the bar at its top: sent up as preferences, shown by the window.
struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

struct NavigationSubtitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

/// What the first column of a split view is called where it stands beside others, and the window is called otherwise.
struct SidebarTitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

/// The views in the bar, in view order.
struct ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarItemNode] { [] }
  static func reduce(value: inout [ToolbarItemNode], nextValue: () -> [ToolbarItemNode]) {
    value += nextValue()
  }
}

/// The views in the bar that stand over the first column of a split view, which is beside others; in view order.
struct SidebarItemsKey: PreferenceKey {
  static var defaultValue: [ToolbarItemNode] { [] }
  static func reduce(value: inout [ToolbarItemNode], nextValue: () -> [ToolbarItemNode]) {
    value += nextValue()
  }
}

/// How to go back, where there is something to go back to.
struct BackKey: PreferenceKey {
  static var defaultValue: BackAction? { nil }
  static func reduce(value: inout BackAction?, nextValue: () -> BackAction?) { value = nextValue() ?? value }
}

struct BackAction {
  /// Whether the view in sight wants no button for it: then no key goes back either.
  var isHidden = false
  /// The column whose page is gone back from, where several are beside each other.
  var column: SplitDescription.Column?
  let perform: @MainActor () -> Void
}

/// Whether the view in sight wants no button that goes back: the outermost wish counts.
struct BackHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// Whether the choice of tabs is to be seen while this tab is.
struct TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// The bars that show nothing of what is in them: for each the outermost wish counts.
struct HiddenBars: Equatable {
  var top: Bool?
  var bottom: Bool?
  /// Of the bar at the top, the title alone.
  var title: Bool?
  /// Of the bar at the top, the button that shows and hides the sidebar.
  var sidebarToggle: Bool?
}

struct HiddenBarsKey: PreferenceKey {
  static var defaultValue: HiddenBars { HiddenBars() }
  static func reduce(value: inout HiddenBars, nextValue: () -> HiddenBars) {
    let next = nextValue()
    value.top = value.top ?? next.top
    value.bottom = value.bottom ?? next.bottom
    value.title = value.title ?? next.title
    value.sidebarToggle = value.sidebarToggle ?? next.sidebarToggle
  }
}

/// What `UITabBar.appearance()` was told.
package enum TabBarAppearance {
  @MainActor package static var isHidden = false
}

/// The colour scheme that a view asks the window to have; nil: as the desktop is.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
