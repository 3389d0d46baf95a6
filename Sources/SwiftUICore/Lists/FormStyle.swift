private struct FormLookKey: StyleKey {
  static var defaultValue: FormDescription.Look { .automatic }
}
private struct FormStylingKey: EnvironmentKey { static var defaultValue: FormStyling? { nil } }

extension EnvironmentValues {
  var formLook: FormDescription.Look {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
  var formStyling: FormStyling? {
    get { self[FormStylingKey.self] }
    set { self[FormStylingKey.self] = newValue }
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
}

/// A form, as a style is given it: `Form(configuration)` shows it.
public struct FormStyleConfiguration {
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let content: Content
}

/// A style of forms, as the environment holds it.
struct FormStyling { let make: @MainActor (FormStyleConfiguration) -> AnyView }

/// A style that is one of the form's own looks.
protocol BuiltInFormStyle: FormStyle { nonisolated static var look: FormDescription.Look { get } }

extension BuiltInFormStyle {
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

public struct AutomaticFormStyle: BuiltInFormStyle {
  nonisolated static var look: FormDescription.Look { .automatic }
  public nonisolated init() {}
}
public struct GroupedFormStyle: BuiltInFormStyle {
  nonisolated static var look: FormDescription.Look { .grouped }
  public nonisolated init() {}
}
public struct ColumnsFormStyle: BuiltInFormStyle {
  nonisolated static var look: FormDescription.Look { .columns }
  public nonisolated init() {}
}
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }

extension View {
  /// Sets how forms in this view look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    let builtIn = S.self as? any BuiltInFormStyle.Type
    let made = styling(style) { $0.makeBody(configuration: $1).environment(\.formStyling, nil) }
    return environment(\.formStyling, builtIn == nil ? FormStyling(make: made) : nil)
      .environment(\.formLook, builtIn?.look ?? .automatic)
  }
}
