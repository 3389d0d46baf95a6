/// Labels along a gauge's scale.
struct GaugeMarks {
  fileprivate let labels: AnyView
  /// Where on the scale, from 0 to 1, a label stands by its tag; nil: it has none.
  fileprivate let place: @MainActor (Subview) -> Double?

  nonisolated init<Labels: View, V: BinaryFloatingPoint>(_ labels: Labels, in bounds: ClosedRange<V>) {
    nonisolated(unsafe) let bounds = bounds
    self.labels = AnyView(labels)
    place = { label in
      let values = label.containerValues
      if let value = values.tag(for: V.self) { return share(value, bounds) }
      if let value = values.tag(for: Int.self) { return share(V(value), bounds) }
      return values.tag(for: Double.self).map { share(V($0), bounds) }
    }
  }

}

extension GaugeMarks: View {
  var body: some View {
    Group(subviews: labels) { labels in
      AlongScale(
        places: labels.enumerated().map { index, label in
          place(label) ?? (labels.count > 1 ? Double(index) / Double(labels.count - 1) : 0.5)
        })() {
          ForEach(labels) { $0 }
        }
    }
  }
}

/// Puts views beside each other, each with its middle at a share of the width, as far as the edges let it.
struct AlongScale: Layout, GuidelessLayout {
  /// From 0 to 1.
  let places: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let least = sizes.reduce(0) { $0 + $1.width }
    return CGSize(width: max(proposal.width ?? least, least), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (place, subview) in zip(places, subviews) {
      let width = subview.sizeThatFits(.unspecified).width
      let x = min(max(CGFloat(place) * bounds.width - width / 2, 0), max(0, bounds.width - width))
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
    }
  }
}
