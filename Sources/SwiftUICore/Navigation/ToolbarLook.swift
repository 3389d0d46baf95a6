/// How labels look in a bar, where the program says nothing else: a symbol, and its title as a tip.
enum ToolbarLook {
  static func write(_ values: inout EnvironmentValues) {
    if values.labelLook == nil {
      values.labelLook = LabelLook(isOfBar: true) { AnyView(SymbolWithTip(configuration: $0)) }
    }
  }

  private struct SymbolWithTip: View {
    let configuration: LabelStyleConfiguration

    var body: some View {
      if let words = configuration.title.words {
        configuration.icon.accessibilityLabel(words).help(words)
      } else {
        configuration.icon
      }
    }
  }
}
