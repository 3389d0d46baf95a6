/// What a view in a split view says of the length that it is to have, in points.
struct PaneRange: Equatable {
  var least: Double
  var most: Double
  /// The length that a person has given it, or that it begins with; nil: an equal share of what the others leave.
  var wish: Double?
  /// Of those without a length the ones with the highest get all that there is, as in a stack.
  var priority = 0.0

  func clamped(_ length: Double) -> Double { max(least, min(length, most)) }
}

/// How long each of the views in a split view is.
///
/// Those with a length have that, the others share the rest equally, each within what it takes. Where all have one, the longest
/// is what gives way: of an editor and the console under it that is the editor.
struct PaneLengths {
  let panes: [PaneRange]

  init(_ panes: [PaneRange]) {
    var panes = panes
    if let longest = panes.indices.max(by: { (panes[$0].wish ?? 0) < (panes[$1].wish ?? 0) }),
      panes.allSatisfy({ $0.wish != nil })
    {
      panes[longest].wish = nil
    }
    self.panes = panes
  }

  var least: Double { panes.reduce(0) { $0 + $1.least } }
  var most: Double { panes.reduce(0) { $0 + $1.most } }

  /// In whole points, which are `total` together as long as that is possible.
  func lengths(in total: Double) -> [Double] {
    var lengths = panes.map { $0.wish.map($0.clamped) ?? $0.least }
    let free = panes.indices.filter { panes[$0].wish == nil }
    share(total - lengths.reduce(0, +), among: free, &lengths)
    settle(total - lengths.reduce(0, +), &lengths)
    var (sum, edge) = (0.0, 0.0)
    return lengths.map { length in
      let start = edge
      sum += length
      edge = sum.rounded()
      return edge - start
    }
  }

  /// Gives views that have their least length an equal share of all that they have then, those of the highest priority first.
  private func share(_ rest: Double, among free: [Int], _ lengths: inout [Double]) {
    var rest = rest
    for priority in Set(free.map { panes[$0].priority }).sorted(by: >) {
      var open = free.filter { panes[$0].priority == priority }
      // Who can be changed least is served first.
      open.sort { panes[$0].most - panes[$0].least < panes[$1].most - panes[$1].least }
      while !open.isEmpty {
        let room = rest + open.reduce(0) { $0 + lengths[$1] }
        // One that cannot be as short as the others are leaves them less.
        let equal = room / Double(open.count)
        let next = open.firstIndex { panes[$0].least > equal } ?? 0
        let index = open.remove(at: next)
        let length = max(panes[index].least, min(equal, panes[index].most))
        rest -= length - lengths[index]
        lengths[index] = length
      }
    }
  }

  /// Where that is not enough those with a length of their own have more or less of it, the last first.
  private func settle(_ rest: Double, _ lengths: inout [Double]) {
    var rest = rest
    for index in panes.indices.reversed() where abs(rest) > 0.5 {
      let length = panes[index].clamped(lengths[index] + rest)
      rest -= length - lengths[index]
      lengths[index] = length
    }
  }

  /// How far the line behind a view is moved, where the views have these lengths: only the two beside it change.
  func place(ofLineBehind index: Int, _ lengths: [Double]) -> GripPlace {
    let (before, behind) = (panes[index], panes[index + 1])
    let both = lengths[index] + lengths[index + 1]
    return GripPlace(
      length: lengths[index], least: max(before.least, both - behind.most),
      most: min(before.most, both - behind.least))
  }
}
