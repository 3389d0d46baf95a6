import Foundation
internal import HeadlessRenderer
import SwiftUICore

/// The rows of a list, and what scrolls.
extension Element {
  /// The first scroll view.
  public var scrollView: Element {
    guard let scroll = all.first(where: { $0.kind == "scroll" }) else {
      fatalError("There is no scroll view here.")
    }
    return scroll
  }
  /// How many rows a list has, in sight or not.
  public var rowCount: Int { (widget as? HeadlessList)?.rowCount ?? 0 }
  /// The rows in sight.
  public var rows: [Element] { children.filter { $0.kind == "row" } }
  /// The row at `index`, scrolled to if need be.
  public func row(_ index: Int) -> Element {
    guard let list = widget as? HeadlessList else { fatalError("A \(kind) has no rows.") }
    let row = list.row(at: index)
    screen.flush()
    return Element(row, on: screen)
  }
  /// The number of the row that shows the text.
  public func rowIndex(showing text: String) -> Int? {
    guard let list = widget as? HeadlessList else { return nil }
    for index in 0..<list.rowCount where row(index).texts.contains(text) { return index }
    return nil
  }
  /// Scrolls a list so that the row is the first in sight.
  public func scroll(toRow index: Int) {
    screen.act { (widget as? HeadlessList)?.scroll(toFirst: index, by: .person) }
  }
  /// Refreshes a list or scroll view, as F5 or a pull would; while that is going on, nothing happens.
  public func refresh() {
    let offer =
      (widget.anyDescription as? ListDescription)?.refresh
      ?? (widget.anyDescription as? ScrollDescription)?.refresh
    guard let offer, offer.isOffered else { fatalError("A \(kind) has nothing to refresh here.") }
    screen.act { offer.start { _ in } }
  }
  /// Selects rows of a list, as by clicking.
  public func select(rows indices: [Int]) {
    screen.act { (widget as? HeadlessList)?.source?.selectRows(indices) }
  }
  public func isRowSelected(_ index: Int) -> Bool {
    (widget as? HeadlessList)?.source?.isRowSelected(index) ?? false
  }
  /// Activates a row of a list, as by double click or Enter.
  public func activate(row index: Int) {
    screen.act { (widget as? HeadlessList)?.source?.activateRow(at: index) }
  }
  /// Presses Enter with the keyboard on a row of a list: activates the row, or else the first control in it.
  public func pressReturn(onRow index: Int) {
    screen.act { _ = (widget as? HeadlessList)?.source?.pressRow(at: index) }
  }
  /// Presses Right or Left with the keyboard on a row of a list: opens or closes what the row opens.
  /// - Returns: whether the key did something.
  @discardableResult
  public func open(row index: Int, _ opens: Bool = true) -> Bool {
    var isDone = false
    screen.act { isDone = (widget as? HeadlessList)?.source?.openRow(at: index, opens) ?? false }
    return isDone
  }
  /// Deletes rows of a list, as by the Delete key.
  public func delete(rows indices: [Int]) {
    screen.act { (widget as? HeadlessList)?.source?.deleteRows(indices) }
  }

  /// Drags rows of a list in front of the row at `target`; the number of rows: to the end.
  public func move(rows indices: [Int], to target: Int) {
    screen.act { (widget as? HeadlessList)?.source?.moveRows(indices, to: target) }
  }
}
