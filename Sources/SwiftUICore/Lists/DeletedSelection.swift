/// What was selected of rows that a person has deleted. It stays selected until the rows have gone: the program may refuse, or
/// delete only once it is done with something else.
struct DeletedSelection {
  private var values: [(value: AnyHashable, row: AnyHashable)] = []
  /// The flush after which a person deleted the last of it.
  private var flush: UInt32 = 0

  var isEmpty: Bool { values.isEmpty }

  mutating func add(_ value: AnyHashable, of row: AnyHashable, after flush: UInt32) {
    values.append((value, row))
    self.flush = flush
  }

  /// Whether the program answers in this flush what a person has deleted.
  func isAnswered(in flush: UInt32) -> Bool { !isEmpty && flush &- self.flush <= 1 }

  /// Forgets what is no longer selected.
  mutating func keep(_ isSelected: (_ value: AnyHashable) -> Bool) {
    values.removeAll { !isSelected($0.value) }
  }

  /// Takes out the values of rows that are no longer there.
  mutating func takeGone(_ isThere: (_ row: AnyHashable) -> Bool) -> [AnyHashable] {
    let firstGone = values.partition { !isThere($0.row) }
    defer { values.removeSubrange(firstGone...) }
    return values[firstGone...].map(\.value)
  }
}

extension ListNode {
  /// Takes out of the selection what has gone of what was deleted.
  func deselectDeleted() {
    guard isMounted, !deletedSelection.isEmpty else { return }
    let gone = deletedSelection.takeGone { rowIndex(ofID: $0) != nil }
    deselect(gone)
  }

  /// A list that goes with the update in which its rows are deleted has none left: another view is there in its place.
  func deselectDeletedWithList() {
    guard deletedSelection.isAnswered(in: graph.flushID) else { return }
    let gone = deletedSelection.takeGone { _ in false }
    graph.afterUpdate { self.deselect(gone) }
  }

  private func deselect(_ gone: [AnyHashable]) {
    guard let selection, gone.contains(where: selection.contains) else { return }
    selection.remove(gone)
  }
}
