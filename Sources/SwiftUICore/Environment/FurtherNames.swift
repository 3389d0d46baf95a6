/// What scrolls besides fingers and wheels; by name.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
  public static let crown = ScrollInputKind(name: "crown")
}
/// Whether something scrolls; by name.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}
/// Which of the keyboard's buttons are for the looks of text; by name.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}
/// What a search tab does when it is chosen; by name.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
/// Where the suggestions of a search are shown; by name.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}
/// What writing from the other side does to a layout; by name.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let name: String
  public static let fixed = LayoutDirectionBehavior(name: "fixed")
  public static let mirrors = LayoutDirectionBehavior(name: "mirrors")
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { mirrors }
}

extension EnvironmentValues {
  /// Always under the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

extension View {
  /// Accepted without effect: there are no gestures of hands and no crowns.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
  /// Accepted without effect: no keyboard of the desktop's has buttons for the looks of text.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  /// Accepted without effect: the field for a search is where it is.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  /// Accepted without effect: suggestions are shown under the field alone.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  /// Accepted without effect: the field for a search keeps its selection to itself.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
  /// Accepted without effect: a window that grows with its content does so as the desktop has it.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Accepted without effect: the desktop lets no program say what pictures of the screen show.
  public nonisolated func contentCaptureProtected(_ contentCaptureProtected: Bool) -> some View { self }
  /// Accepted without effect: layouts are mirrored where one writes from right to left.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  /// Accepted without effect: text is as large as the desktop has it.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Accepted without effect: nothing on this desktop takes activities over.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  /// Hides the pointer over this view.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    pointerStyle(visibility == .hidden ? PointerStyle(cursor: "none") : nil)
  }
  /// Puts views under the tabs while `isEnabled`.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? content() : nil
    return safeAreaInset(edge: .bottom) { accessory }
  }
}

/// What actions for assistive tools belong to; by name.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(named: "default")
  public static let edit = AccessibilityActionCategory(named: "edit")
  private init(named name: String) { self.name = name }
  public init(_ name: LocalizedStringKey) { self.init(named: name.resolved) }
}

extension View {
  /// Lets assistive tools do what the controls in `content` do; they are told of no category.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }
}
