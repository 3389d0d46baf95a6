/// How one list of ids becomes another: what stays, moves, comes and goes.
///
/// The common ends are trimmed first; of what lies between, the longest run of survivors that keep their order stays
/// where it is, so that a change costs as few moves as it can.
struct KeyedDiff {
  /// Rows at the front and at the back that are the same in both.
  let prefix: Int
  let suffix: Int
  /// For each new row between the common ends: the old index it comes from, or -1.
  let sources: ContiguousArray<Int>
  /// For each new row between the common ends: whether it neither moves nor is new.
  let stays: ContiguousArray<Bool>
  /// Old indices that are gone, ascending.
  let removed: AscendingPositions
  /// Whether some id stood twice among the rows that were looked at.
  let foundDuplicates: Bool
  /// How many comparisons found the common ends, of single ids and of blocks of them.
  let looksAtEnds: Int

  var isUnchanged: Bool { sources.isEmpty && removed.isEmpty }
  /// Whether the row at an old index is gone.
  func removes(_ index: Int) -> Bool {
    var (low, high) = (0, removed.count)
    while low < high {
      let middle = (low + high) / 2
      if removed[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < removed.count && removed[low] == index
  }

  /// Where the row at an index was, of `oldCount`; -1: it is new.
  func source(of index: Int, from oldCount: Int, to newCount: Int) -> Int {
    if index < prefix { return index }
    if index >= newCount - suffix { return index + oldCount - newCount }
    return sources[index - prefix]
  }

  /// Whether the rows at some indices, of `newCount`, certainly stood side by side in the same order.
  func stoodSideBySide(_ indices: Range<Int>, of newCount: Int) -> Bool {
    indices.upperBound <= prefix || indices.lowerBound >= newCount - suffix
  }

  /// Whether no row comes or goes.
  var onlyMoves: Bool { removed.isEmpty && !sources.contains { $0 < 0 } }

  /// How many rows come.
  var arrivals: Int { sources.lazy.filter { $0 < 0 }.count }

  init<ID: Hashable>(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
    var ends = CommonEnds()
    ends.find(old, new)
    let (prefix, suffix) = (ends.prefix, ends.suffix)
    self.prefix = prefix
    self.suffix = suffix
    looksAtEnds = ends.looks

    let oldMiddle = prefix..<(old.count - suffix)
    let newMiddle = prefix..<(new.count - suffix)
    if newMiddle.isEmpty {
      // Nothing is looked at of what only goes.
      (sources, stays, removed, foundDuplicates) = ([], [], AscendingPositions(oldMiddle), false)
      return
    }
    var sources = ContiguousArray(repeating: -1, count: newMiddle.count)
    var survives = ContiguousArray(repeating: false, count: oldMiddle.count)
    var foundDuplicates = false
    if let kept = Self.subsequence(old, oldMiddle, new, newMiddle) {
      for (offset, source) in kept.enumerated() where source >= 0 {
        sources[offset] = source
        survives[source - prefix] = true
      }
    } else if oldMiddle == newMiddle, let exchanged = Self.exchange(old, new, in: newMiddle) {
      sources = exchanged
      survives = ContiguousArray(repeating: true, count: oldMiddle.count)
    } else if !oldMiddle.isEmpty && !newMiddle.isEmpty {
      var positions = [ID: Int](minimumCapacity: oldMiddle.count)
      // From the back, so that of duplicates the first old row is the one found.
      for index in oldMiddle.reversed() {
        if positions.updateValue(index, forKey: old[index]) != nil { foundDuplicates = true }
      }
      for index in newMiddle {
        // A source is found once; from then on its id is known and taken.
        switch positions.updateValue(-1, forKey: new[index]) {
        case nil: break
        case -1: foundDuplicates = true
        case let source?:
          sources[index - prefix] = source
          survives[source - prefix] = true
        }
      }
    }
    self.sources = sources
    self.stays = Self.longestIncreasingRun(sources)
    self.removed = AscendingPositions(ContiguousArray(oldMiddle.filter { !survives[$0 - prefix] }))
    self.foundDuplicates = foundDuplicates
  }

  /// Marks a longest increasing subsequence of the sources that are not -1.
  private static func longestIncreasingRun(_ sources: ContiguousArray<Int>) -> ContiguousArray<Bool> {
    var inRun = ContiguousArray(repeating: false, count: sources.count)
    /// For each length, where the run of that length with the smallest end ends.
    var ends: ContiguousArray<Int> = []
    var previous = ContiguousArray(repeating: -1, count: sources.count)
    for index in sources.indices where sources[index] >= 0 {
      var low = 0
      var high = ends.count
      if let last = ends.last, sources[last] < sources[index] { low = high }
      while low < high {
        let middle = (low + high) / 2
        if sources[ends[middle]] < sources[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var index = ends.last ?? -1
    while index >= 0 {
      inRun[index] = true
      index = previous[index]
    }
    return inRun
  }
}

extension KeyedDiff {
  /// The same change as steps for a list of rows, each step's indices those of its moment.
  func rowChanges(oldCount: Int) -> [RowChange] {
    let oldMiddle = prefix..<(oldCount - suffix)
    if oldMiddle.isEmpty { return sources.isEmpty ? [] : [.inserted(prefix..<prefix + sources.count)] }
    if sources.isEmpty { return [.removed(oldMiddle)] }
    let movers = sources.indices.lazy.filter { sources[$0] >= 0 && !stays[$0] }.count
    let departures = Self.ranges(removed)
    let arrivals = Self.ranges(
      ContiguousArray(sources.indices.lazy.filter { sources[$0] < 0 }.map { $0 + prefix }))
    // So many steps cost more than to ask for the rows in sight anew.
    guard movers <= 64, departures.count + arrivals.count <= 128 else { return [.reset] }
    var changes: [RowChange] = []
    for range in departures.reversed() { changes.append(.removed(range)) }
    if movers > 0 {
      // Where the survivors stand once the others are gone, and then as each mover goes behind the one in front of it.
      let removedSet = Set(removed)
      var order = oldMiddle.filter { !removedSet.contains($0) }
      var last: Int?
      for (index, source) in sources.enumerated() where source >= 0 {
        defer { last = source }
        guard !stays[index] else { continue }
        let from = order.firstIndex(of: source)!
        order.remove(at: from)
        let to = last.map { order.firstIndex(of: $0)! + 1 } ?? 0
        order.insert(source, at: to)
        if from != to { changes.append(.moved(from: prefix + from, to: prefix + to)) }
      }
    }
    for range in arrivals { changes.append(.inserted(range)) }
    return changes
  }

  /// Runs of consecutive numbers.
  private static func ranges(_ indices: some Sequence<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in indices {
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }
}
