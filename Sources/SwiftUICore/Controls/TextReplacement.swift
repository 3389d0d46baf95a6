/// A piece of a text that took the place of another, counted in Unicode scalars.
package struct TextReplacement: Equatable, Sendable {
  /// Where it is.
  package let start: Int
  /// How long the piece of before was.
  package let removed: Int
  package let inserted: String
  /// How long the whole text was before.
  package let countBefore: Int

  package init(start: Int, removed: Int, inserted: String, countBefore: Int) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
    self.countBefore = countBefore
  }

  /// The part in which two texts differ. They are compared where they lie, and only what is new is copied.
  package init(from old: String, to new: String) {
    var (old, new) = (old, new)
    // Now both lie in memory as UTF-8.
    let place = old.withUTF8 { old in new.withUTF8 { new in Self.difference(old, new) } }
    let rest = new.utf8.dropFirst(place.bytes.lowerBound)
    self.init(
      start: place.start, removed: place.removed,
      inserted: String(rest.prefix(place.bytes.count)) ?? "", countBefore: place.count)
  }

  /// - Returns: places in scalars, and which bytes of `new` are new.
  private static func difference(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> (
    start: Int, removed: Int, bytes: Range<Int>, count: Int
  ) {
    /// Whether a byte is not a scalar's first.
    func goesOn(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    func scalars(_ bytes: Range<Int>) -> Int {
      bytes.reduce(0) { goesOn(old[$1]) ? $0 : $0 + 1 }
    }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    // Two scalars may differ in a later byte alone.
    while start > 0, (start < old.count && goesOn(old[start])) || (start < new.count && goesOn(new[start])) {
      start -= 1
    }
    var same = 0
    while same < shorter - start, old[old.count - 1 - same] == new[new.count - 1 - same] { same += 1 }
    while same > 0, goesOn(old[old.count - same]) { same -= 1 }
    let (before, removed) = (scalars(0..<start), scalars(start..<old.count - same))
    return (
      before, removed, start..<new.count - same, before + removed + scalars(old.count - same..<old.count)
    )
  }
}

extension TextReplacement {
  /// The part in which two texts differ, where the cursor is known to have been at `place`: of an `a` that was typed in front of
  /// another the texts do not tell which of the two it is.
  package init(from old: String, to new: String, near place: Int) {
    let change = Self(from: old, to: new)
    self = change.moved(to: place, in: change.removed == 0 ? new : old) ?? change
  }

  /// The same change where it begins at an earlier place.
  /// - Parameter longer: the text with the characters that one of the two texts does not have.
  /// - Returns: nil: it is another there.
  private func moved(to place: Int, in longer: String) -> Self? {
    guard place >= 0, place < start, removed == 0 || inserted.isEmpty else { return nil }
    let scalars = longer.unicodeScalars
    let first = scalars.index(scalars.startIndex, offsetBy: place)
    let last = scalars.index(first, offsetBy: start - place)
    let count = removed == 0 ? inserted.unicodeScalars.count : removed
    let end = scalars.index(first, offsetBy: count)
    guard scalars[first..<last].elementsEqual(scalars[end...].prefix(start - place)) else { return nil }
    return Self(
      start: place, removed: removed, inserted: removed == 0 ? String(scalars[first..<end]) : "",
      countBefore: countBefore)
  }
}
