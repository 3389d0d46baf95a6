import SwiftUI

/// What the environment knows without being told, and what changes it for a part of the tree.
struct BuiltInValuesScene: View {
  @State private var evaluations = Evaluations()
  @State private var isDisabled = false
  @State private var isRightToLeft = false
  @State private var isLarge = false

  var body: some View {
    Part("BuiltInValuesScene", evaluations: evaluations.next()) {
      Toggle("Disabled", isOn: $isDisabled)
      Toggle("Right to left", isOn: $isRightToLeft)
      Toggle("Large controls, in German", isOn: $isLarge)
    }
    Values(title: "As it is")
    Values(title: "Changed")
      .disabled(isDisabled)
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.locale, Locale(identifier: isLarge ? "de_DE" : "en_GB"))
      .controlSize(isLarge ? .large : .regular)
  }
}

private struct Values: View {
  let title: String
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.controlSize) private var controlSize
  @Environment(\.scenePhase) private var phase
  @Environment(\.openURL) private var openURL
  @State private var evaluations = Evaluations()

  var body: some View {
    Part(title, evaluations: evaluations.next()) {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
        row("colorScheme", colorScheme)
        row("contrast", contrast)
        row("layoutDirection", direction)
        row("isEnabled", isEnabled)
        row("locale", locale.identifier)
        row("dynamicTypeSize", typeSize)
        row("controlSize", controlSize)
        row("scenePhase", phase)
      }
      Button("Open a Page") {
        if let page = URL(string: "https://www.gnome.org") { openURL(page) }
      }
    }
  }

  private func row(_ name: String, _ value: Any) -> some View {
    GridRow {
      Text(name).foregroundStyle(.secondary)
      Text("\(value)")
    }
  }
}
