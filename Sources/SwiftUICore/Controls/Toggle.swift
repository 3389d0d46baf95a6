/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle: View, ContainerView, DescribedView {
  public typealias Body = Never

  var content: Label { label }
  static var readsModel: Bool { true }

  func describe(in context: DescriptionContext) -> ToggleDescription {
    ToggleDescription(
      isOn: isOn.wrappedValue, isEnabled: context.style.isEnabled, look: context.environment.toggleLook,
      hidesLabel: context.style.labelsAreHidden, tint: context.style.tint, size: context.style.controlSize,
      set: Callback { isOn.wrappedValue = $0 })
  }
}

private struct ToggleLookKey: StyleKey {
  static var defaultValue: ToggleDescription.Look { .switch }
}

extension EnvironmentValues {
  var toggleLook: ToggleDescription.Look {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
}
