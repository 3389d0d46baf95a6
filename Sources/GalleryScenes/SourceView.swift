import SwiftUI

/// The source of a scene, to read and to copy.
struct SourceView: View {
  let source: String

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
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
