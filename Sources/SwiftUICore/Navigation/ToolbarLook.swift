/// How labels look in a bar, where the program says nothing else: a symbol, and its title as a tip. Pickers show theirs to
/// assistive tools alone.
enum ToolbarLook {
  static func write(_ values: inout EnvironmentValues) {
    values.pickersHideLabels = true
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

private struct PickersHideLabelsKey: StyleKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether pickers stand in a bar, where there is no room for their labels.
  var pickersHideLabels: Bool {
    get { self[PickersHideLabelsKey.self] }
    set { self[PickersHideLabelsKey.self] = newValue }
  }
}
