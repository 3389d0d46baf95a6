/// How long each line of a lazy stack is along its axis, most of them not known yet: where a line is, and which line is
/// where. Lengths are in points, distances between lines apart.
///
/// A line that was never measured counts with an estimate. Once settled it stays, so that what is far away does not move with
/// every line that comes into sight.
package struct LineLengths {
  private static var blockSize: Int { 512 }

  /// Below zero: not known.
  private var lengths: ContiguousArray<Float> = []
  /// The length of each block of lines, estimates included; of those in front of `staleFrom`.
  private var sums: ContiguousArray<Double> = []
  private var staleFrom = 0
  private var estimate: Double
  package private(set) var isEstimateSettled = false

  package init(estimate: Double) { self.estimate = estimate }

  package var count: Int { lengths.count }

  /// The length of a line, an estimate if it is not known.
  package subscript(line: Int) -> Double {
    lengths[line] < 0 ? estimate : Double(lengths[line])
  }

  package func isKnown(_ line: Int) -> Bool { lengths[line] >= 0 }

  /// - Returns: whether that is new.
  @discardableResult
  package mutating func set(_ line: Int, _ length: Double) -> Bool {
    let length = Float(length)
    guard lengths[line] != length else { return false }
    let change = Double(length) - self[line]
    lengths[line] = length
    let block = line / Self.blockSize
    if block < staleFrom { sums[block] += change }
    return true
  }

  // MARK: changes

  package mutating func reset(_ count: Int) {
    lengths = ContiguousArray(repeating: -1, count: count)
    staleFrom = 0
  }

  /// Forgets what is known, as after a change of the room across. The estimate is taken anew.
  package mutating func forgetAll() {
    reset(count)
    isEstimateSettled = false
  }

  /// From `line` on there are other lines, `count` in all.
  package mutating func replace(from line: Int, count: Int) {
    lengths.removeSubrange(line...)
    lengths.append(contentsOf: repeatElement(-1, count: max(0, count - line)))
    touch(line)
  }

  package mutating func insert(_ range: Range<Int>) {
    lengths.insert(contentsOf: repeatElement(-1, count: range.count), at: range.lowerBound)
    touch(range.lowerBound)
  }

  package mutating func remove(_ range: Range<Int>) {
    lengths.removeSubrange(range)
    touch(range.lowerBound)
  }

  package mutating func move(from: Int, to: Int) {
    let length = lengths.remove(at: from)
    lengths.insert(length, at: to)
    touch(min(from, to))
  }

  private mutating func touch(_ line: Int) { staleFrom = min(staleFrom, line / Self.blockSize) }

  /// What lines that are not known count with from now on, until all are forgotten.
  package mutating func settleEstimate(_ length: Double) {
    guard !isEstimateSettled else { return }
    isEstimateSettled = true
    estimate = length.rounded()
    staleFrom = 0
  }

  // MARK: places

  private mutating func refresh() {
    let blocks = (lengths.count + Self.blockSize - 1) / Self.blockSize
    guard staleFrom < blocks || sums.count != blocks else { return }
    sums.removeSubrange(min(staleFrom, sums.count)...)
    for block in sums.count..<blocks {
      let first = block * Self.blockSize
      var sum = 0.0
      for line in first..<min(first + Self.blockSize, lengths.count) { sum += self[line] }
      sums.append(sum)
    }
    staleFrom = blocks
  }

  /// The length of the first `line` lines.
  package mutating func length(upTo line: Int) -> Double {
    refresh()
    let block = line / Self.blockSize
    var sum = sums[..<block].reduce(0, +)
    for line in block * Self.blockSize..<line { sum += self[line] }
    return sum
  }

  /// The line at `offset` where each is followed by `spacing`, the first or last if it is before or after all; nil: there
  /// are none.
  package mutating func line(at offset: Double, spacing: Double) -> Int? {
    guard count > 0 else { return nil }
    refresh()
    var rest = offset
    var line = 0
    for sum in sums {
      let lines = min(Self.blockSize, count - line)
      let length = sum + Double(lines) * spacing
      if rest < length { break }
      rest -= length
      line += lines
    }
    while line < count - 1 {
      rest -= self[line] + spacing
      if rest < 0 { return line }
      line += 1
    }
    return count - 1
  }
}
