import Foundation
package import SwiftUICore

/// A lazy stack or grid in memory: shows what the scroll view around it has in sight.
package final class HeadlessLazyLines: TypedHeadlessWidget<LazyLinesDescription>, RowsWidget,
  LazyLinesContainer
{
  private(set) var lines: LazyLines!
  private var rows: [HeadlessWidget] = []
  /// The room across its lines.
  private(set) var across = 0.0

  package weak var source: (any RowSource)? { didSet { lines.source = source } }

  required init(_ description: LazyLinesDescription, in renderer: HeadlessRenderer) {
    super.init(description, in: renderer)
    lines = LazyLines(description, in: self)
  }

  override var rowWidgets: [HeadlessWidget] { rows }

  package override func update(from old: LazyLinesDescription) {
    super.update(from: old)
    lines.description = description
  }

  package func rowsChanged(_ changes: [RowChange]) {
    renderer.log.append(.rows(name, changes.count))
    lines.rowsChanged(changes)
  }
  package func selectionChanged() {}
  package func scrollToRow(at index: Int, anchor: Double?) {
    renderer.log.append(.scroll(name, to: index))
    lines.scroll(to: index, share: anchor)
  }

  /// The scroll view along its lines.
  private var scroll: HeadlessScroll? {
    var widget = parent
    while let current = widget {
      if let scroll = current as? HeadlessScroll, scroll.scrolls(along: description.axis) { return scroll }
      widget = current.parent
    }
    return nil
  }

  /// Makes what is in sight.
  /// - Returns: whether there was something to do.
  func layOut() -> Bool {
    let axis = description.axis
    across = Double(axis == .vertical ? size.width : size.height)
    guard let scroll else {
      guard lines.needsFill(0..<Double.greatestFiniteMagnitude, across: across) else { return false }
      _ = lines.fill(0..<Double.greatestFiniteMagnitude, across: across)
      return true
    }
    let start = start(along: axis, in: scroll)
    let seen = scroll.visible(along: axis)
    let visible = seen.lowerBound - start..<seen.upperBound - start
    guard lines.needsFill(visible, across: across) else { return false }
    let shift = lines.fill(visible, across: across)
    scroll.scroll(to: seen.lowerBound + shift, along: axis, by: nil)
    return true
  }

  /// Where the line of a row begins.
  func start(of row: HeadlessWidget) -> Double {
    let place = lines.placements(0..<0, across: across).first { $0.row === row }?.cell.origin
    return Double(description.axis == .vertical ? place?.y ?? 0 : place?.x ?? 0)
  }

  // MARK: rows

  package func show(_ row: any Widget, at position: Int) {
    let row = row as! HeadlessWidget
    adopt(row)
    rows.insert(row, at: position)
    renderer.log.append(.insert(row.name, into: name))
  }
  package func hide(_ row: any Widget) {
    rows.removeAll { $0 === row }
    renderer.log.append(.remove((row as! HeadlessWidget).name, from: name))
  }
  package func move(_ row: any Widget, to position: Int) {
    let row = row as! HeadlessWidget
    rows.removeAll { $0 === row }
    rows.insert(row, at: position)
    renderer.log.append(.move(row.name, in: name))
  }
  package func length(of row: any Widget, across: Double) -> Double {
    (row as! HeadlessWidget).length(along: description.axis)
  }
  package func hasFocus(_ row: any Widget) -> Bool {
    guard var focus = renderer.headlessFocus.widget(in: window) else { return false }
    while focus !== row {
      guard let parent = focus.parent else { return false }
      focus = parent
    }
    return true
  }

  package override func destroy() {
    source = nil
    super.destroy()
    rows = []
  }
}
