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
}
