/// A bar of a window; there is one, at the top, and one for what is placed at the bottom.
public struct ToolbarPlacement: Sendable {
  enum Bar { case top, bottom, tabs }
  let bar: Bar
  var isTabBar: Bool { bar == .tabs }
  public static let automatic = ToolbarPlacement(bar: .top)
  public static let navigationBar = ToolbarPlacement(bar: .top)
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  public static let tabBar = ToolbarPlacement(bar: .tabs)
  public static let windowToolbar = ToolbarPlacement(bar: .top)
}
/// What a toolbar is for; by name.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}
/// How the title of a toolbar is shown; by name.
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = ToolbarTitleDisplayMode()
  public static let inline = ToolbarTitleDisplayMode()
  public static let inlineLarge = ToolbarTitleDisplayMode()
  public static let large = ToolbarTitleDisplayMode()
}

extension View {
  /// Whether what is in the bars is to be seen while this view is: in the window's bar its title and its items, in the one at
  /// the bottom its items, and the choice of tabs. A window can be moved and closed by its bar all the same.
  ///
  /// Without `bars` the window's bar is meant.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(bars, visibility)
  }
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { showing(bars, visibility) }

  private nonisolated func showing(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    let bars = Set(bars.isEmpty ? [.top] : bars.map(\.bar))
    let hides: Bool? = visibility == .automatic ? nil : visibility == .hidden
    return transformPreference(TabBarHiddenKey.self) { if let hides, bars.contains(.tabs) { $0 = hides } }
      .transformPreference(HiddenBarsKey.self) {
        guard let hides else { return }
        if bars.contains(.top) { $0.top = hides }
        if bars.contains(.bottom) { $0.bottom = hides }
      }
  }
  /// Accepted without effect: a window has one kind of bar.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Accepted without effect: a header bar has one way to show its title.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Makes the title a button that opens a menu, while this view is in sight.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    _ToolbarView(base: self, items: AnyView(TitleMenuView(content: content())))
  }
  /// Whether the window's bar shows neither title nor items while this view is in sight. A window can be moved and closed by
  /// its bar all the same.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }
  /// Whether the bar has no button that goes back while this view is in sight. Nor does a key (Alt+Left) or a finger then: the
  /// way back is the program's own.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    preference(key: BackHiddenKey.self, value: hidesBackButton)
  }
  /// Accepted without effect: there is no bar of a system's status.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted without effect: there is no bar of a system's status.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Accepted without effect: there is no indicator of a home screen.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: the desktop's own gestures are not a program's to hold back.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
