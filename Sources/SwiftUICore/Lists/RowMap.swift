/// The rows of a list in order: single widgets, and runs that a `ForEach` realises as they come into sight.
@MainActor
struct RowMap {
  enum Segment {
    case single(any Widget, of: Node, RowTraits)
    case run(LazyRowsNode, RowTraits, delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?)

    @MainActor var count: Int {
      switch self {
      case .single: 1
      case .run(let node, _, _, _): node.rowCount
      }
    }

    var traits: RowTraits {
      switch self {
      case .single(_, _, let traits), .run(_, let traits, _, _): traits
      }
    }
  }

  private(set) var segments: ContiguousArray<Segment> = []
  /// What the modifiers around the rows being collected say.
  var traits = RowTraits()
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  mutating func append(_ widget: any Widget, of node: Node) {
    segments.append(.single(widget, of: node, traits))
  }

  mutating func append(_ rows: LazyRowsNode) {
    var traits = traits
    traits.isDeletable = delete != nil
    traits.isMovable = move != nil
    segments.append(.run(rows, traits, delete: delete, move: move))
  }

  /// How many sections there were so far.
  var sectionCount = 0

  /// The rows, as many in one as are of one kind in one section.
  var runs: [RowRun] {
    var runs: [RowRun] = []
    for segment in segments {
      let (count, traits) = (segment.count, segment.traits)
      guard count > 0 else { continue }
      if let last = runs.last, last.role == .row, traits.role == .row, last.section == traits.section {
        runs[runs.count - 1].count += count
      } else {
        runs.append(RowRun(count: count, role: traits.role, section: traits.section))
      }
    }
    return runs
  }

  var rowCount: Int { segments.reduce(0) { $0 + $1.count } }

  /// The segment that holds the row at `index`, and the row's place in it.
  func locate(_ index: Int) -> (Segment, Int)? {
    var rest = index
    for segment in segments {
      let count = segment.count
      if rest < count { return (segment, rest) }
      rest -= count
    }
    return nil
  }

  /// Where the rows of `node` begin.
  func base(of node: LazyRowsNode) -> Int? {
    var base = 0
    for segment in segments {
      if case .run(let rows, _, _, _) = segment, rows === node { return base }
      base += segment.count
    }
    return nil
  }
}
