/// A scroll view or list on its way to where a program has sent it.
@MainActor
final class ScrollAnimation: Movement {
  private weak var widget: (any ScrolledWidget)?
  private weak var node: Node?
  private var x, y: Motion<Double>
  private var isDone = false
  /// Is called once it is there, or somebody else has it.
  private var end: (() -> Void)?

  init(of widget: any ScrolledWidget, for node: Node) {
    self.widget = widget
    self.node = node
    let offset = widget.scrollGeometry.contentOffset
    x = Motion(at: Double(offset.x))
    y = Motion(at: Double(offset.y))
  }

  var isAlive: Bool { widget != nil && node?.isMounted ?? false }
  var isOver: Bool { !isAlive || isDone || x.isAtRest && y.isAtRest }

  /// Sees where `action` scrolls to, and sets out for there.
  func go(in transaction: Transaction, at time: Double?, _ action: () -> Void) {
    // What `action` tells of itself is not of the way before.
    hasEnded()
    guard let widget else { return action() }
    let start = begin(widget)
    action()
    let place = widget.scrollGeometry.contentOffset
    guard place != start else { return }
    go(to: place, in: transaction, at: time)
    widget.scroll(x: Double(start.x), y: Double(start.y))
  }

  /// Sets out for a place; nil: where it is along that axis. `end` is called there, or where somebody scrolls meanwhile.
  func go(x: Double?, y: Double?, in transaction: Transaction, at time: Double?, end: @escaping () -> Void) {
    hasEnded()
    guard let widget else { return end() }
    let start = begin(widget)
    let place = CGPoint(x: x.map { CGFloat($0) } ?? start.x, y: y.map { CGFloat($0) } ?? start.y)
    guard place != start else { return end() }
    self.end = end
    go(to: place, in: transaction, at: time)
    widget.movement.setsOut?()
    // Who has scrolled before does not any more.
    widget.movement.moved(by: .animation)
  }

  private func begin(_ widget: any ScrolledWidget) -> CGPoint {
    let start = widget.scrollGeometry.contentOffset
    if isOver || widget.movement.lastMover == .person {
      x = Motion(at: Double(start.x))
      y = Motion(at: Double(start.y))
      isDone = false
    }
    return start
  }

  private func go(to end: CGPoint, in transaction: Transaction, at time: Double?) {
    guard let node else { return }
    x.go(to: Double(end.x), in: transaction, at: time, environment: node.environmentNow)
    y.go(to: Double(end.y), in: transaction, at: time, environment: node.environmentNow)
  }

  func move(to time: Double) {
    guard let widget, isAlive else { return stop() }
    // Who scrolls by hand meanwhile has it.
    if widget.movement.lastMover == .person { return stop() }
    x.move(to: time)
    y.move(to: time)
    show(widget)
  }

  private func show(_ widget: any ScrolledWidget) {
    widget.scroll(x: x.shown, y: y.shown)
    widget.movement.moved(by: .animation)
    if x.isAtRest && y.isAtRest { hasEnded() }
  }

  /// It stays where it is.
  func stop() {
    isDone = true
    x.finish()
    y.finish()
    hasEnded()
  }

  private func hasEnded() {
    let end = end
    self.end = nil
    end?()
  }

  func finish() {
    x.finish()
    y.finish()
    if let widget { show(widget) }
  }
}
