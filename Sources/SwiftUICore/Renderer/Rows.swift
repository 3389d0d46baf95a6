/// The rows of a list, realised as they come into sight. Indices count all rows of the list, from 0.
@MainActor
package protocol RowSource: AnyObject {
  var rowCount: Int { get }
  /// The widget of the row at `index`, made if it is not there yet. It is that row's until `releaseRow`.
  func realiseRow(at index: Int) -> any Widget
  /// The row that `row` was realised for is out of sight; the widget may be destroyed.
  func releaseRow(_ row: any Widget)
  /// Has the widget of a row that is out of sight show the one at `index` instead, as if one had been released and the
  /// other realised; false: it cannot, and nothing has happened.
  func reuseRow(_ row: any Widget, at index: Int) -> Bool
  /// What kind of row stands at `index`.
  func rowTraits(at index: Int) -> RowTraits
  /// Whether something happens when the row is activated.
  func canActivateRow(at index: Int) -> Bool
  /// All rows in order, runs of those of one kind in one section.
  var rowRuns: [RowRun] { get }
  /// Where a row that was realised stands now; nil: it has left.
  func rowIndex(of row: any Widget) -> Int?
  /// The row was clicked or chosen by keyboard; the list's selection follows.
  func selectRows(_ indices: [Int])
  /// What the row stands for was taken out of the selection, whichever rows stand for that as well.
  func deselectRow(_ index: Int)
  func isRowSelected(_ index: Int) -> Bool
  /// Whether any row may be selected; where none is, not each has to be asked.
  var hasSelectedRows: Bool { get }
  /// The row was activated (double click, Enter).
  func activateRow(at index: Int)
  /// Enter was pressed on the row, or Space where that selects nothing: it is activated, or else the first control in it is;
  /// false: nothing of it does anything, and the key is the window's.
  func pressRow(at index: Int) -> Bool
  /// Opens or closes what the row opens; false: it opens nothing, or that is so already.
  func openRow(at index: Int, _ opens: Bool) -> Bool
  func deleteRows(_ indices: [Int])
  /// Whether a row may go in front of the row at `target`; the number of rows: to the end.
  func canMoveRow(_ index: Int, to target: Int) -> Bool
  /// The menu of the row at `index`; nil: where there is no row. Empty: there is none but the row's own.
  func menu(forRow index: Int?) -> [MenuSection]
  /// The rows were dragged, or moved by keyboard, in front of the row at `target`.
  func moveRows(_ indices: [Int], to target: Int)
}

package struct RowTraits: Equatable, Sendable {
  package enum Role: Sendable { case row, header, footer }
  package var role: Role = .row
  package var isSelectable = false
  package var isDeletable = false
  package var isMovable = false
  /// What the row's own views say of it.
  package var look = RowLook()
  /// The section it is in, counted from 1; 0: none.
  package var section = 0
  /// Whether what it leads to is shown beside the list.
  package var isOpen = false
  /// How many disclosure groups of the list it is in.
  package var level = 0
  package init(role: Role = .row, isSelectable: Bool = false, isDeletable: Bool = false) {
    self.role = role
    self.isSelectable = isSelectable
    self.isDeletable = isDeletable
  }
}

/// Rows of one kind, one after the other, in one section. A header or footer is a run of its own.
package struct RowRun: Equatable, Sendable {
  package var count: Int
  package let role: RowTraits.Role
  /// Counted from 1; 0: none.
  package let section: Int
  package init(count: Int, role: RowTraits.Role = .row, section: Int = 0) {
    self.count = count
    self.role = role
    self.section = section
  }
}

extension RowSource {
  package func reuseRow(_ row: any Widget, at index: Int) -> Bool { false }
  package func canActivateRow(at index: Int) -> Bool { true }
  package func pressRow(at index: Int) -> Bool {
    activateRow(at: index)
    return true
  }
  package func openRow(at index: Int, _ opens: Bool) -> Bool { false }
  package var hasSelectedRows: Bool { true }
  package func deselectRow(_ index: Int) {
    selectRows((0..<rowCount).filter { $0 != index && isRowSelected($0) })
  }
  package func canMoveRow(_ index: Int, to target: Int) -> Bool { false }
  package func menu(forRow index: Int?) -> [MenuSection] { [] }
  package func moveRows(_ indices: [Int], to target: Int) {}
  package var rowRuns: [RowRun] { rowCount > 0 ? [RowRun(count: rowCount)] : [] }
  package func rowIndex(of row: any Widget) -> Int? { nil }

  /// How many of those before `index`, which may be their number, are neither headers nor footers.
  package func rowsBefore(_ index: Int) -> Int {
    var (left, count) = (index, 0)
    for run in rowRuns where left > 0 {
      if run.role == .row { count += min(run.count, left) }
      left -= run.count
    }
    return count
  }
}

/// One step of a change of rows; steps apply in order.
package enum RowChange: Equatable, Sendable {
  case removed(Range<Int>)
  case inserted(Range<Int>)
  /// The row at `from` stands at `to` afterwards.
  case moved(from: Int, to: Int)
  /// The same rows, but their traits or order may all have changed.
  case reset

  func offset(by base: Int) -> RowChange {
    switch self {
    case .removed(let range): .removed(range.lowerBound + base..<range.upperBound + base)
    case .inserted(let range): .inserted(range.lowerBound + base..<range.upperBound + base)
    case .moved(let from, let to): .moved(from: from + base, to: to + base)
    case .reset: .reset
    }
  }
}

/// A widget that shows rows from a source.
@MainActor
package protocol RowsWidget: Widget {
  var source: (any RowSource)? { get set }
  func rowsChanged(_ changes: [RowChange])
  func selectionChanged()
  /// Some rows may be of other traits than before.
  func traitsChanged()
  /// Brings the row at `index` into sight; `anchor` is where in the viewport, 0 top to 1 bottom, nil: the least scroll.
  func scrollToRow(at index: Int, anchor: Double?)
  /// Where `scrollToRow` would have its content begin, in points, as far as that is known; nil: not at all.
  func offset(ofRow index: Int, anchor: Double?) -> Double?
}

extension RowsWidget {
  package func traitsChanged() {}
  package func offset(ofRow index: Int, anchor: Double?) -> Double? { nil }
}

/// What a row's views say of the row they are in.
package struct RowLook: Equatable, Sendable {
  /// Whether the content reaches to the row's edges.
  package var isBare = false
  /// Whether what is behind it is its own, be it clear.
  package var hasGround = false
  package var topSeparator = Visibility.automatic
  package var bottomSeparator = Visibility.automatic
  /// The colours of the lines; nil: the theme's.
  package var topSeparatorTint: Color?
  package var bottomSeparatorTint: Color?
  /// The same of the lines above the first row of a section and below its last, as far as the rows themselves say nothing.
  package var topSectionSeparator = Visibility.automatic
  package var bottomSectionSeparator = Visibility.automatic
  package var topSectionSeparatorTint: Color?
  package var bottomSectionSeparatorTint: Color?
  package var isDeleteDisabled = false
  package var isMoveDisabled = false
  package var isSelectionDisabled = false
  /// Whether a header is larger than usual.
  package var isProminent = false
  /// What a tab says beside its label; nil: nothing.
  package var badge: String?
  package init() {}
}
