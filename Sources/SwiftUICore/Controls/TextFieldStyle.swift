private struct PlainFieldKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var fieldsArePlain: Bool {
    get { self[PlainFieldKey.self] }
    set { self[PlainFieldKey.self] = newValue }
  }
}

/// How text entries look.
public protocol TextFieldStyle { static var _isPlain: Bool { get } }
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _isPlain: Bool { false }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _isPlain: Bool { false }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _isPlain: Bool { true }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
}
extension View {
  /// Sets how text entries in this view look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldsArePlain, S._isPlain)
  }
}
