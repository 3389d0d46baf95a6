/// What the contents of rows read of observable objects, row by row: an object that changes has the contents of the
/// rows that read it made anew, and no others.
@MainActor
struct RowReadings<ID: Hashable> {
  let reader: ObservedReader
  private var tracking: [ID: ObservationTracking] = [:]
  /// Rows whose contents are out of date.
  var stale: Set<ID> = []
  /// Whether something has changed that any row's content may have read.
  var areAllStale = false

  init(of type: Node.Type) { reader = .of(type) }

  /// Takes out what the last content of the row read; `content` replaces it and `keep` puts it back. Apart, because what
  /// runs in between is the client's, and may change objects that rows have read.
  mutating func take(_ id: ID) -> ObservationTracking {
    reader.readsObservables
      ? tracking.removeValue(forKey: id) ?? ObservationTracking() : ObservationTracking()
  }

  /// Whether something is known of some row.
  var areKept: Bool { !tracking.isEmpty }

  mutating func keep(_ own: ObservationTracking, of id: ID) {
    if reader.readsObservables { tracking[id] = own }
  }

  mutating func forget(_ id: ID) {
    guard areKept else { return }
    if var known = tracking.removeValue(forKey: id) { known.cancel() }
  }

  mutating func forgetAll() {
    for id in Array(tracking.keys) { forget(id) }
  }

  var isAnyStale: Bool { areAllStale || !stale.isEmpty }

  /// The rows that are to be made anew; nil: all of them. From now on none is.
  mutating func takeStale() -> Set<ID>? {
    defer {
      stale = []
      areAllStale = false
    }
    return areAllStale || stale.isEmpty ? nil : stale
  }
}

/// A node whose rows follow observable objects one by one.
@MainActor
protocol RowReader: Node {
  /// An object that the content of the row `id` read has changed.
  func rowChanged(_ id: AnyHashable)
}

/// Stands for the content of one row among the observers of what it read.
final class RowSentinel: ObservationSentinel, @unchecked Sendable {
  // Written once, read on the main actor.
  private let id: AnyHashable

  @MainActor
  init(_ id: AnyHashable, of node: any RowReader) {
    self.id = id
    super.init(node)
  }

  override func wake() { (node as? any RowReader)?.rowChanged(id) }
}
