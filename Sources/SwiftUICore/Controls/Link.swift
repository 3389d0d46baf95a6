/// A link to an address. In a style of buttons that is not the theme's for links it is a button of that style.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
  @Environment(\.buttonStyling) private var styling

  nonisolated init(destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }
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
  public var body: some View {
    // GTK's link buttons hold words; other views are in a button that looks like a link.
    if styling.make != nil || [.bordered, .prominent, .bare].contains(styling.look) {
      LinkButton(url: destination, label: label)
    } else if label is Text {
      LabeledControl(label: label, control: LinkControl(url: destination))
    } else {
      LinkAround(url: destination, label: label)
    }
  }
}

private struct LinkButton<Label: View>: View {
  let url: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button(action: { openURL(url) }, label: { label }).accessibilityAddTraits(.isLink)
  }
}

private struct LinkAround<Label: View>: View {
  let url: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  var body: some View {
    ButtonWidgetView(role: nil, action: { openURL(url) }, look: .link, pressChanged: nil, label: label)
      .transformEnvironment(\.foregroundLevels) { if $0.primary == nil { $0.primary = .color(.accentColor) } }
      .accessibilityAddTraits(.isLink)
  }
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
