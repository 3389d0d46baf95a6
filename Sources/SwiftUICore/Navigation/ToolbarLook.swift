/// How labels look in a bar, where the program says nothing else: a symbol, and its title as a tip. Pickers show theirs to
/// assistive tools alone.
enum ToolbarLook {
  static func write(_ values: inout EnvironmentValues) {
    values.pickersHideLabels = true
    // In a bar a toggle is a button that stays in.
    if values.toggleStyling.isAutomatic { values.toggleStyling.look = .button }
    guard values.labelLook == nil else { return }
    switch values.toolbarLabelStyle {
    case .titleAndIcon?:
      values.labelLook = LabelLook(isOfBar: true) { AnyView(SymbolAndTitle(configuration: $0)) }
    case .titleOnly?: values.labelLook = LabelLook(isOfBar: true) { AnyView($0.title) }
    default: values.labelLook = LabelLook(isOfBar: true) { AnyView(SymbolWithTip(configuration: $0)) }
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

/// Both parts of a label beside each other, closer than two views are.
private struct SymbolAndTitle: View {
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(spacing: 6) {
      configuration.icon
      configuration.title
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
