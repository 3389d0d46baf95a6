/// How a watch shows that there is an action to do at once; by name.
public protocol AccessibilityQuickActionStyle {}
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  public init() {}
}
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  public init() {}
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: Self { .init() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: Self { .init() }
}

/// What a gesture of the hand that wears a watch does; by name.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
  /// Lets assistive tools do what the buttons in `content` do.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { accessibilityActions(content) }
  /// Lets assistive tools do what the buttons in `content` do while `isActive`.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    accessibilityActions { if isActive.wrappedValue { content() } }
  }
  /// Accepted without effect: no watch tells the desktop of gestures.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
}
