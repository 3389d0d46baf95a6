extension Sequence where Element: Hashable {
  /// The first element that is there once more before it; nil: each is another.
  var firstTwin: Element? {
    var seen = Set<Element>(minimumCapacity: underestimatedCount)
    return first { !seen.insert($0).inserted }
  }
}
