import SwiftUI

/// The source of a scene, to read and to copy.
struct SourceView: View {
  let source: String
  /// How wide a letter is; they all are as wide.
  @State private var letter = 0.0

  private static let font = Font.system(.caption, design: .monospaced)
  private static let margin = 16.0
  private static let ruler = String(repeating: "0", count: 20)

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        Text(letter > 0 ? lines(in: proxy.size.width) : source)
          .font(Self.font)
          .textSelection(.enabled)
          .padding(Self.margin)
          .frame(maxWidth: .infinity, alignment: .topLeading)
      }
      .accessibilityLabel("Source")
    }
    .background(alignment: .topLeading) {
      Text(Self.ruler).font(Self.font).fixedSize().hidden().accessibilityHidden(true)
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          letter = $0 / Double(Self.ruler.count)
        }
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private func lines(in width: Double) -> String {
    SourceLines.wrapped(source, columns: max(8, Int((width - 2 * Self.margin) / letter)))
  }
}
