import CGTK
import SwiftUICore

/// Has a scroll view begin where it is anchored, and stay there as it, or what it scrolls, becomes longer or shorter.
///
/// GTK tells of new lengths at the end of the layout that they come from, before anything of it is drawn.
@MainActor
final class ScrollAnchorage {
  var anchors = ScrollAnchors()
  private unowned let scroll: ScrollWidget
  private var lines = [Line(axis: .horizontal), Line(axis: .vertical)]
  /// Set while nobody scrolls, whatever moves.
  private var isSettling = false

  /// What there is to scroll along an axis.
  private struct Line {
    let axis: Axis
    /// As it was told last, in pixels.
    var length = 0.0
    var page = 0.0
    /// Whether nothing of it has been seen yet, and nobody has scrolled.
    var begins = true
    /// Whether it is where the anchor has it as lengths change.
    var isKept = false
  }

  init(of scroll: ScrollWidget) {
    self.scroll = scroll
    let changed: SignalFunction = { _, data in
      receive(data, as: ScrollWidget.self) { $0.anchorage?.lengthsChanged() }
    }
    let moved: SignalFunction = { _, data in
      receive(data, as: ScrollWidget.self) { $0.anchorage?.moved() }
    }
    for line in lines {
      let adjustment = UnsafeMutableRawPointer(scroll.adjustment(along: line.axis)!)
      scroll.connect("changed", on: adjustment, to: unsafeBitCast(changed, to: GCallback.self))
      scroll.connect("value-changed", on: adjustment, to: unsafeBitCast(moved, to: GCallback.self))
    }
    scroll.ask(
      "draw", of: scroll.native,
      with: { _, _, data in
        receive(data, as: ScrollWidget.self) { $0.anchorage?.seen() }
        return 0
      })
    scroll.movement.setsOut = { [weak self] in self?.setOut() }
  }

  /// Runs `body`, which moves what is in sight so that it is seen where it was, for lengths that turned out otherwise.
  func settling(_ body: () -> Void) {
    let outer = isSettling
    isSettling = true
    defer { isSettling = outer }
    body()
    for line in lines where line.isKept {
      if let kept = share(anchors.sizeChanges, along: line.axis) { go(to: kept, in: line) }
    }
  }

  private func go(to share: Double, in line: Line) {
    guard let adjustment = scroll.adjustment(along: line.axis) else { return }
    let outer = isSettling
    isSettling = true
    defer { isSettling = outer }
    scroll.byProgram { gtk_adjustment_set_value(adjustment, place(share, in: line)) }
  }

  private func share(_ anchor: UnitPoint?, along axis: Axis) -> Double? {
    anchor.map { Double(axis == .vertical ? $0.y : $0.x) }
  }

  /// Where a share of the content meets that of the page, from the left or the top.
  private func place(_ share: Double, in line: Line) -> Double {
    let isMirrored = line.axis == .horizontal && scroll.isRightToLeft
    return (max(0, line.length - line.page) * (isMirrored ? 1 - share : share)).rounded()
  }

  private func isAt(_ share: Double?, _ line: Line) -> Bool {
    guard let share, let adjustment = scroll.adjustment(along: line.axis) else { return false }
    return abs(gtk_adjustment_get_value(adjustment) - place(share, in: line)) <= 1
  }

  private func lengthsChanged() {
    guard scroll.hasNative else { return }
    for index in lines.indices where scroll.scrolls(along: lines[index].axis) { lengthChanged(&lines[index]) }
  }

  private func lengthChanged(_ line: inout Line) {
    guard let adjustment = scroll.adjustment(along: line.axis) else { return }
    let (length, page) = (gtk_adjustment_get_upper(adjustment), gtk_adjustment_get_page_size(adjustment))
    guard page > 1, length != line.length || page != line.page else { return }
    line.length = length
    line.page = page
    let kept = share(anchors.sizeChanges, along: line.axis)
    let wanted = line.begins ? share(anchors.initialOffset, along: line.axis) : line.isKept ? kept : nil
    if let wanted { go(to: wanted, in: line) }
    line.isKept = isAt(kept, line)
  }

  /// Somebody has scrolled, unless it is for the new lengths that GTK is about to tell.
  private func moved() {
    guard !isSettling, scroll.hasNative else { return }
    for index in lines.indices {
      let line = lines[index]
      guard let adjustment = scroll.adjustment(along: line.axis),
        gtk_adjustment_get_upper(adjustment) == line.length,
        gtk_adjustment_get_page_size(adjustment) == line.page
      else { continue }
      lines[index].begins = false
      lines[index].isKept = isAt(share(anchors.sizeChanges, along: line.axis), line)
    }
  }

  private func setOut() { for index in lines.indices { lines[index].isKept = false } }

  private func seen() {
    for index in lines.indices where lines[index].page > 1 { lines[index].begins = false }
  }
}
