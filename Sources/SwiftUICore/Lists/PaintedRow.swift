/// A row with something painted behind the whole of it, so also behind its badge.
@MainActor
protocol PaintedRow: View {
  associatedtype Badged: View
  func badged(_ badge: Text?) -> Badged
}
extension ModifiedContent: PaintedRow where Content: PaintedRow, Modifier: ViewModifier {
  func badged(_ badge: Text?) -> ModifiedContent<Content.Badged, Modifier> {
    .init(content: content.badged(badge), modifier: modifier)
  }
}

extension RowBackground: PaintedRow {
  func badged(_ badge: Text?) -> RowBackground<BadgedView<Content>, Background> {
    .init(content: BadgedView(content: content, badge: badge), background: background)
  }
}
