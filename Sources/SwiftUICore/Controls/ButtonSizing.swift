/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As wide as its label takes, or its place has it: in a row of a list it is the row.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as its label takes.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
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
  /// Sets how wide buttons in this view are, as far as no style of the program draws them.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
