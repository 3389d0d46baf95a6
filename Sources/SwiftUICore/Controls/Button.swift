/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when it is clicked.
///
/// Actions are plain functions, called on the main actor: a closure written in a view is on it anyway, and a stored
/// `() -> Void` can be passed on as it is.
public struct Button<Label> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
}

extension Button: View, ContainerView, DescribedView where Label: View {
  public typealias Body = Never

  public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }
  public nonisolated init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  var content: Label { label }

  func describe(in context: DescriptionContext) -> ButtonDescription {
    ButtonDescription(
      role: role, isEnabled: context.style.isEnabled, tint: context.style.tint,
      size: context.style.controlSize, action: Callback { action() })
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
  /// A button with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action, label: Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action, label: Label(title, systemImage: systemImage))
  }
}

/// A push button around its label.
package struct ButtonDescription: Description {
  package static let kind = "button"
  package var role: ButtonRole?
  package var isEnabled: Bool
  package var tint: Color?
  package var size = ControlSize.regular
  package var action: Callback<Void>
}
