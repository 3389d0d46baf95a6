private struct HorizontalRadioKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  var radioGroupsAreHorizontal: Bool {
    get { self[HorizontalRadioKey.self] }
    set { self[HorizontalRadioKey.self] = newValue }
  }
}

/// Whether a button that is held does what it does again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Whether buttons in this view do what they do again and again while they are held down, by the pointer, Space or Return:
  /// after half a second ten times a second.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
  /// Puts the radio buttons of pickers in this view beside each other.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupsAreHorizontal, true)
  }
  /// Shows or hides the labels of controls.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsAreHidden, visibility == .hidden)
  }
  /// Accepted without effect: keys choose what has the focus.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}
