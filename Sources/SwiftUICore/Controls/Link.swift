/// A link to an address.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
}

extension Link {
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}

extension Link: View {
  public var body: some View { LabeledControl(label: label, control: LinkControl(url: destination)) }
}

struct LinkControl: LabelReadingControl {
  let url: URL

  func describe(label: String, in context: DescriptionContext) -> LinkDescription {
    let open = context.environment.openURL
    return LinkDescription(
      title: label, url: url, isEnabled: context.style.isEnabled, style: context.style,
      open: Callback { open(url) })
  }
}
