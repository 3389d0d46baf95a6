import SwiftUI

/// The source of a scene, to read and to copy.
struct SourceView: View {
  let source: String

  var body: some View {
    // Lines that are too long for the pane go on in the next one.
    ScrollView {
      Text(source)
        .font(.system(.caption, design: .monospaced))
        .textSelection(.enabled)
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .accessibilityLabel("Source")
    .environment(\.layoutDirection, .leftToRight)
  }
}
