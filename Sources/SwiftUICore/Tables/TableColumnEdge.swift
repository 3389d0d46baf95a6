/// The end of a column's label: dragged, it makes the column wider or narrower; clicked twice, as wide as it was.
struct TableColumnEdge: View {
  /// Of the column, in points.
  let width: Double
  let resize: (Double?) -> Void
  @Environment(\.layoutDirection) private var direction
  /// How wide the column was when the drag that goes on began.
  @State private var begin: Double?

  var body: some View {
    Color.clear
      .frame(width: 9)
      .contentShape(Rectangle())
      .gesture(
        // In coordinates of the window: the edge itself moves along.
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .onChanged { drag in
            let sign: Double = direction == .rightToLeft ? -1 : 1
            let start = begin ?? width
            begin = start
            resize(start + sign * Double(drag.translation.width))
          }
          .onEnded { _ in begin = nil }
      )
      .onTapGesture(count: 2) { resize(nil) }
      .accessibilityHidden(true)
  }
}

extension TableColumnWidth {
  /// The same for a column that a person has made so wide; nil: nobody has.
  func dragged(to width: Double?) -> TableColumnWidth {
    guard let width else { return self }
    return TableColumnWidth(min: width, ideal: width, max: width)
  }
}
