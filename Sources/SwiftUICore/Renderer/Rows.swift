/// The rows of a list, realised as they come into sight. Indices count all rows of the list, from 0.
@MainActor
package protocol RowSource: AnyObject {
  var rowCount: Int { get }
  /// The widget of the row at `index`, made if it is not there yet. It is that row's until `releaseRow`.
  func realiseRow(at index: Int) -> any Widget
  /// The row that `row` was realised for is out of sight; the widget may be destroyed.
  func releaseRow(_ row: any Widget)
  /// What kind of row stands at `index`.
  func rowTraits(at index: Int) -> RowTraits
  /// The row was clicked or chosen by keyboard; the list's selection follows.
  func selectRows(_ indices: [Int])
  func isRowSelected(_ index: Int) -> Bool
  /// The row was activated (double click, Enter).
  func activateRow(at index: Int)
  func deleteRows(_ indices: [Int])
}

package struct RowTraits: Equatable, Sendable {
  package enum Role: Sendable { case row, header, footer }
  package var role: Role = .row
  package var isSelectable = false
  package var isDeletable = false
  package init(role: Role = .row, isSelectable: Bool = false, isDeletable: Bool = false) {
    self.role = role
    self.isSelectable = isSelectable
    self.isDeletable = isDeletable
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
  /// Brings the row at `index` into sight; `anchor` is where in the viewport, 0 top to 1 bottom, nil: the least scroll.
  func scrollToRow(at index: Int, anchor: Double?)
}
