/// The rows of a list in order: single widgets, and runs that a `ForEach` realises as they come into sight.
@MainActor
struct RowMap {
  enum Segment {
    case single(Single)
    case run(LazyRowsNode, RowTraits, delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?)

    @MainActor var count: Int {
      switch self {
      case .single: 1
      case .run(let node, _, _, _): node.rowCount
      }
    }

    /// Whether it is one view that is no header and no footer.
    var isSingleRow: Bool {
      if case .single(let row) = self { row.traits.role == .row } else { false }
    }

    /// Whether it is of the same views.
    func isSame(as other: Segment) -> Bool {
      switch (self, other) {
      case (.single(let one), .single(let other)): one.widget === other.widget
      case (.run(let one, _, _, _), .run(let other, _, _, _)): one === other
      default: false
      }
    }

    var traits: RowTraits {
      switch self {
      case .single(let row): row.traits
      case .run(_, let traits, _, _): traits
      }
    }
  }

  /// A view that is a row, header or footer.
  struct Single {
    let widget: any Widget
    /// The view's.
    let node: Node
    let traits: RowTraits
    /// What it stands for; nil: only itself.
    let element: Element?
  }

  /// An element of a `ForEach` whose views are rows each.
  struct Element {
    let rows: LazyRowsNode
    let index: Int
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?

    @MainActor var id: AnyHashable { rows.rowID(at: index) }
  }

  private(set) var segments: ContiguousArray<Segment> = []
  /// What the modifiers around the rows being collected say.
  var traits = RowTraits()
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// What the rows being collected stand for.
  var element: Element?

  mutating func append(_ widget: any Widget, of node: Node) {
    var traits = traits
    traits.isDeletable = element?.delete != nil
    traits.isMovable = element?.move != nil
    segments.append(.single(Single(widget: widget, node: node, traits: traits, element: element)))
  }

  /// Collects what a `ForEach` has made of each of its elements.
  mutating func append(_ elements: ContiguousArray<Node>, of node: LazyRowsNode) {
    let outer = (element, delete, move)
    // What is said of these elements is not said of those of a `ForEach` within.
    (delete, move) = (nil, nil)
    for index in elements.indices {
      element = Element(rows: node, index: index, delete: outer.1, move: outer.2)
      elements[index].collectRows(into: &self)
    }
    (element, delete, move) = outer
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

  var rowCount: Int {
    var count = 0
    for segment in segments { count += segment.count }
    return count
  }

  /// What the modifiers around the row at `index` say of it; nil: there is no such row.
  func traits(at index: Int) -> RowTraits? {
    var rest = index
    for segment in segments {
      let count = segment.count
      if rest < count { return segment.traits }
      rest -= count
    }
    return nil
  }

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
