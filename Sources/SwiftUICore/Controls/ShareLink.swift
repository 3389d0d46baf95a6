/// A button that hands an address over to the program that the desktop opens it with: there is no sheet of programs to
/// share with. Texts cannot be shared: mail them with a `mailto:` address.
public struct ShareLink<Label: View> {
  let item: URL
  let label: Label
}

extension ShareLink {
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, label: label())
  }
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, label: SwiftUICore.Label("Share…", systemImage: "square.and.arrow.up"))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, label: SwiftUICore.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
}

extension ShareLink: View {
  public var body: some View { ShareButton(item: item, label: label) }
}

private struct ShareButton<Label: View> {
  let item: URL
  let label: Label
  @Environment(\.openURL) var open
}

extension ShareButton: View {
  var body: some View {
    Button {
      open(item)
    } label: {
      label
    }
  }
}
