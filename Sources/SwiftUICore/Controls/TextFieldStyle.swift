private struct FieldLookKey: EnvironmentKey {
  static var defaultValue: TextFieldDescription.Look { .automatic }
}

extension EnvironmentValues {
  var fieldLook: TextFieldDescription.Look {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }
}

/// How text entries look.
public protocol TextFieldStyle {
  /// Whether the entry has a frame; nil: unless it stands on a surface of the program's.
  static var _isFramed: Bool? { get }
}
/// In a frame; plain where the entry, maybe beside a symbol, has a background or a border of the program's own.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _isFramed: Bool? { nil }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _isFramed: Bool? { true }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _isFramed: Bool? { false }
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
    environment(\.fieldLook, S._isFramed.map { $0 ? .framed : .plain } ?? .automatic)
  }
}
