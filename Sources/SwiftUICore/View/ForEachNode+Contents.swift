/// The views of the rows, and what their closure reads.
extension ForEachNode {
  /// The view of a row. States, bindings and environment values that the closure reads, the whole `ForEach` follows;
  /// observable objects, the row alone.
  func content(of element: Data.Element, _ id: ID) -> Content {
    graph.counts.contents += 1
    var own = readings.take(id)
    defer { readings.keep(own, of: id) }
    return recording {
      ObservationTracking.run(
        readings.reader, replacing: &own, sentinel: { RowSentinel(AnyHashable(id), of: self) }
      ) { view.content(element) }
    }
  }

  func rowChanged(_ id: AnyHashable) {
    guard isMounted, let id = id.base as? ID else { return }
    readings.stale.insert(id)
    markDirty()
  }
}
