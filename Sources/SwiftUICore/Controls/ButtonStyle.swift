/// How buttons look, and what they look like while they are pressed; what they do stays theirs.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// A button, as a style is given it.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// How buttons look and what makes them act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button, as a style is given it that decides itself what makes it act.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is given.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

/// A style that is one of the widget's own looks.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  nonisolated static var look: ButtonDescription.Look { get }
}

extension BuiltInButtonStyle {
  func lookBody(_ configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonStyling, ButtonStyling(look: Self.look))
  }
}

/// The look that fits where the button stands: flat in a row of a list or form, with a border elsewhere.
public struct DefaultButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonDescription.Look { .automatic }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}
/// Nothing but the label.
public struct PlainButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonDescription.Look { .bare }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}
/// No border until the pointer is over it.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonDescription.Look { .flat }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}
/// With a border.
public struct BorderedButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonDescription.Look { .bordered }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}
/// In the accent colour: what the view is for.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonDescription.Look { .prominent }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}
/// Like a link in a text.
public struct LinkButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonDescription.Look { .link }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}

/// For bars under a toolbar that narrow down what is shown: no border until the pointer is over it.
public struct AccessoryBarButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonDescription.Look { .flat }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}
/// For what does something in such a bar: with a border.
public struct AccessoryBarActionButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonDescription.Look { .bordered }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { .init() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: Self { .init() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  public static var accessoryBarAction: Self { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: Self { .init() } }

// MARK: the environment

/// A style of buttons, as the environment holds it.
struct ButtonStyling {
  /// A look of the widget's own.
  var look = ButtonDescription.Look.automatic
  /// A client's style.
  var make: (@MainActor (ButtonParts) -> AnyView)?
  /// What a client's style makes of a label, where something else than the style acts; nil: the style has a say in that.
  var face: (@MainActor (ButtonStyleConfiguration) -> AnyView)?
}

/// A button taken apart for a style.
struct ButtonParts {
  let role: ButtonRole?
  let action: () -> Void
  let label: AnyView
}

private struct ButtonStylingKey: StyleKey { static var defaultValue: ButtonStyling { ButtonStyling() } }

extension EnvironmentValues {
  var buttonStyling: ButtonStyling {
    get { self[ButtonStylingKey.self] }
    set { self[ButtonStylingKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons in this view look, and what makes them act.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    if let builtIn = S.self as? any BuiltInButtonStyle.Type {
      let look = builtIn.look
      return environment(\.buttonStyling, ButtonStyling(look: look))
    }
    return environment(
      \.buttonStyling,
      ButtonStyling(
        make: styling(style) { style, parts in
          // Buttons that the style itself is made of have the default look.
          style.makeBody(
            configuration: PrimitiveButtonStyleConfiguration(
              role: parts.role, label: .init(content: parts.label), action: parts.action)
          )
          .environment(\.buttonStyling, ButtonStyling())
        }))
  }

  /// Sets how buttons in this view look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let look = styling(style) {
      $0.makeBody(configuration: $1).environment(\.buttonStyling, ButtonStyling())
    }
    return environment(
      \.buttonStyling, ButtonStyling(make: { AnyView(PressedButton(parts: $0, look: look)) }, face: look))
  }
}

/// A button that a style draws: the widget only takes the clicks.
private struct PressedButton: View {
  let parts: ButtonParts
  let look: @MainActor (ButtonStyleConfiguration) -> AnyView
  @State private var isPressed = false

  var body: some View {
    ButtonWidgetView(
      role: parts.role, action: parts.action, look: .bare, pressChanged: { isPressed = $0 },
      label: look(
        ButtonStyleConfiguration(
          role: parts.role, label: .init(content: parts.label), isPressed: isPressed)),
      isStyled: true)
  }
}
