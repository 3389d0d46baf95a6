/// Something that remembers where in ``Slots`` it sits.
protocol SlotHolder: AnyObject {
  /// The index, or -1 while in none.
  var slot: Int { get set }
}

/// Subscribers in the order in which they came. Adding and removing take constant time, amortised, and a copy
/// taken for iterating is not disturbed by either.
struct Slots<Element: SlotHolder> {
  private(set) var elements: [Element?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ element: Element) {
    element.slot = elements.count
    elements.append(element)
    count += 1
  }

  mutating func remove(_ element: Element) {
    guard element.slot >= 0 else { return }
    elements[element.slot] = nil
    element.slot = -1
    count -= 1
    if count * 2 < elements.count { compact() }
  }

  /// Removes all, handing them to the caller to free after unlocking.
  mutating func removeAll() -> [Element?] {
    let all = elements
    for element in all { element?.slot = -1 }
    elements = []
    count = 0
    return all
  }

  private mutating func compact() {
    var kept: [Element?] = []
    kept.reserveCapacity(count)
    for case let element? in elements {
      element.slot = kept.count
      kept.append(element)
    }
    elements = kept
  }
}
