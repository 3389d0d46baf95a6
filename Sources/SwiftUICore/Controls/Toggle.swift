/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  /// Whether it stands for several values that differ; nil: it stands for one.
  var isMixed: Binding<Bool>?
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

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUICore.Label(title, systemImage: systemImage))
  }
}

extension Toggle {
  /// A toggle for several values together: on if all of them are, and setting it sets all.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let sources = sources
    nonisolated(unsafe) let isOn = isOn
    self.init(
      isOn: Binding(
        reading: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        writing: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
      label: label(),
      isMixed: Binding(
        reading: {
          guard let first = sources.first?[keyPath: isOn].wrappedValue else { return false }
          return sources.contains { $0[keyPath: isOn].wrappedValue != first }
        },
        writing: { _ in }))
  }
}

extension Toggle where Label == Text {
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUICore.Label(titleKey, image: image))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUICore.Label(title, image: image))
  }
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, image: image) }
  }
}

extension Toggle: View, PrimitiveView, StyledControl {
  public typealias Body = Never

  var builtIn: ToggleWidgetView<Label> { ToggleWidgetView(isOn: isOn, label: label, isMixed: isMixed) }
  static func isStyled(_ style: Style) -> Bool {
    // A toggle that is a button looks as buttons do.
    style.hasToggleStyle || style.toggleLook == .button && style.hasButtonStyle
  }
  static func widget(in style: Style) -> Int { style.toggleLook.rawValue }
  func styled(in values: EnvironmentValues) -> AnyView? {
    let isMixed = isMixed?.wrappedValue ?? false
    let made: AnyView
    if let make = values.toggleStyling.make {
      made = make(
        ToggleStyleConfiguration(label: .init(content: AnyView(label)), isMixed: isMixed, isOn: isOn))
    } else if let make = values.buttonStyling.make {
      made = make(
        ButtonParts(role: nil, action: { [isOn] in isOn.wrappedValue.toggle() }, label: AnyView(label)))
    } else {
      return nil
    }
    let state = ToggleState(isOn: isOn.wrappedValue, isMixed: isMixed)
    return AnyView(made.environment(\.turnedByButtons, state))
  }
}

/// A toggle as one widget.
struct ToggleWidgetView<Label: View>: View, ContainerView, DescribedView {
  typealias Body = Never
  let isOn: Binding<Bool>
  let label: Label
  let isMixed: Binding<Bool>?

  var content: Label { label }
  static var readsModel: Bool { true }

  func describe(in context: DescriptionContext) -> ToggleDescription {
    ToggleDescription(
      isOn: isOn.wrappedValue, isMixed: isMixed?.wrappedValue ?? false, isEnabled: context.style.isEnabled,
      look: context.style.toggleLook, hidesLabel: context.style.labelsAreHidden,
      tint: context.style.toggleTint ?? context.style.tint, size: context.style.controlSize,
      shape: context.style.toggleLook == .button ? context.style.buttonShape : .automatic,
      shortcut: context.style.shortcut,
      set: Callback { isOn.wrappedValue = $0 })
  }
}
