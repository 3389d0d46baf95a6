/// A control that does something when it is clicked.
///
/// Actions are plain functions, called on the main actor: a closure written in a view is on it anyway, and a stored
/// `() -> Void` can be passed on as it is.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  /// Whether it shows another page.
  var leadsOn = false
}

extension Button: View, PrimitiveView, StyledControl {
  public typealias Body = Never

  public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }
  public nonisolated init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  var builtIn: ButtonWidgetView<Label> {
    ButtonWidgetView(
      role: role, action: action, look: nil, pressChanged: nil, label: label, leadsOn: leadsOn)
  }
  static func isStyled(_ style: Style) -> Bool { style.hasButtonStyle }
  func styled(in values: EnvironmentValues) -> AnyView? {
    values.buttonStyling.make?(ButtonParts(role: role, action: action, label: AnyView(label)))
  }
}

/// A button as one widget around its label.
struct ButtonWidgetView<Label: View>: View, ContainerView, DescribedView {
  typealias Body = Never
  let role: ButtonRole?
  let action: () -> Void
  /// nil: the environment's.
  let look: ButtonDescription.Look?
  let pressChanged: ((Bool) -> Void)?
  let label: Label
  var leadsOn = false
  var isItsText = false
  /// Whether the label is what a style of the program's draws.
  var isStyled = false

  var content: Label { label }

  func describe(in context: DescriptionContext) -> ButtonDescription {
    let style = context.style
    // Callbacks hold what they call: with all of the view its label would be copied and freed along.
    let (action, pressChanged) = (action, pressChanged)
    return ButtonDescription(
      role: role, isEnabled: style.isEnabled, look: look ?? style.buttonLook, tint: style.tint,
      size: style.controlSize, shape: style.buttonShape, repeats: style.buttonRepeats,
      shortcut: style.shortcut, fills: style.buttonFills,
      leadsOn: leadsOn && !style.hidesLinkArrows, isItsText: isItsText, isStyled: isStyled,
      turns: style.turnedByButtons,
      action: Callback { action() },
      pressChanged: Callback { pressChanged?($0) })
  }
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(role: nil, action: action, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(role: nil, action: action, label: SwiftUICore.Label(title, systemImage: systemImage))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUICore.Label(title, systemImage: systemImage))
  }
}

/// A push button around its label.
package struct ButtonDescription: Description {
  package static let kind = "button"
  package enum Look: Equatable, Sendable {
    /// Flat in a row of a list or form, with a border elsewhere.
    case automatic
    case bordered, prominent, flat, link
    /// Nothing but the label.
    case bare
  }
  package var role: ButtonRole?
  package var isEnabled: Bool
  package var look = Look.automatic
  package var tint: Color?
  package var size = ControlSize.regular
  /// The outline of its border.
  package var shape = ButtonBorderShape.automatic
  /// Whether it does what it does again and again while it is held.
  package var repeats = false
  /// The keys that press it.
  package var shortcut: KeyboardShortcut?
  /// Whether it is as wide as the room it has.
  package var fills = false
  /// Whether it shows another page: as a row of a form it ends in an arrow.
  package var leadsOn = false
  /// Whether it is nothing but the one text that it holds, which is pressed itself.
  package var isItsText = false
  /// Whether a style of the program's draws it, which says itself how it looks where it is disabled.
  package var isStyled = false
  /// What the toggle is whose style it belongs to: for assistive tools it is that. nil: it belongs to none.
  package var turns: ToggleState?
  package var action: Callback<Void>
  /// Gets true as the button goes down and false as it comes up.
  package var pressChanged = Callback<Bool> { _ in }
}
