/// How toggles look, and what turns them on and off.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

/// A toggle, as a style is given it.
public struct ToggleStyleConfiguration {
  /// What the toggle is called.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  /// Whether it stands for several values that differ.
  public let isMixed: Bool
  @Binding public var isOn: Bool

  init(label: Label, isMixed: Bool, isOn: Binding<Bool>) {
    self.label = label
    self.isMixed = isMixed
    _isOn = isOn
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, label: configuration.label,
      isMixed: configuration.isMixed ? .constant(true) : nil)
  }
}

/// A style that is one of the widget's own looks.
protocol BuiltInToggleStyle: ToggleStyle {
  nonisolated static var look: ToggleDescription.Look { get }
  /// The accent of toggles of this style; nil: that of controls.
  nonisolated var tint: Color? { get }
}

extension BuiltInToggleStyle {
  nonisolated var tint: Color? { nil }

  func lookBody(_ configuration: Configuration) -> some View {
    Toggle(configuration).environment(\.toggleStyling, ToggleStyling(look: Self.look, tint: tint))
  }
}

/// A switch.
public struct DefaultToggleStyle: BuiltInToggleStyle {
  nonisolated static var look: ToggleDescription.Look { .switch }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}
/// A switch at the other end of its label.
public struct SwitchToggleStyle: BuiltInToggleStyle {
  nonisolated static var look: ToggleDescription.Look { .switch }
  let tint: Color?
  public nonisolated init() { tint = nil }
  /// - Parameter tint: the colour of switches that are on.
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}
/// A check box in front of its label.
public struct CheckboxToggleStyle: BuiltInToggleStyle {
  nonisolated static var look: ToggleDescription.Look { .checkbox }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}
/// A button that stays in.
public struct ButtonToggleStyle: BuiltInToggleStyle {
  nonisolated static var look: ToggleDescription.Look { .button }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { .init() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { .init() } }

/// A style of toggles, as the environment holds it.
struct ToggleStyling {
  /// A look of the widget's own.
  var look = ToggleDescription.Look.switch
  /// Whether no program has said how toggles look.
  var isAutomatic = true
  /// The accent of the look; nil: that of controls.
  var tint: Color?
  /// A client's style.
  var make: (@MainActor (ToggleStyleConfiguration) -> AnyView)?
}

private struct ToggleStylingKey: StyleKey { static var defaultValue: ToggleStyling { ToggleStyling() } }

extension EnvironmentValues {
  var toggleStyling: ToggleStyling {
    get { self[ToggleStylingKey.self] }
    set { self[ToggleStylingKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles in this view look, and what turns them on and off.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    if let builtIn = style as? any BuiltInToggleStyle {
      let styling = ToggleStyling(
        look: type(of: builtIn).look, isAutomatic: S.self == DefaultToggleStyle.self, tint: builtIn.tint)
      return environment(\.toggleStyling, styling)
    }
    return environment(
      \.toggleStyling,
      ToggleStyling(
        isAutomatic: false,
        make: styling(style) {
          // Toggles that the style itself is made of have the default look.
          $0.makeBody(configuration: $1).environment(\.toggleStyling, ToggleStyling())
        }))
  }
}
