/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as the room they have.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as their labels.
  public static let fitted = ButtonSizing(name: "fitted")
}

private struct ButtonSizingKey: StyleKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Makes the buttons in this view as wide as the room they have, or as their labels.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
