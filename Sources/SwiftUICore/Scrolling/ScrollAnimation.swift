/// A scroll view on its way to where a program has sent it.
@MainActor
final class ScrollAnimation: Movement {
  private weak var widget: (any ScrollingWidget)?
  private weak var node: Node?
  private var x, y: Motion<Double>
  private var isDone = false

  init(of widget: any ScrollingWidget, for node: Node) {
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
    guard let widget, let node else { return action() }
    let start = widget.scrollGeometry.contentOffset
    if isOver || widget.movement.lastMover == .person {
      x = Motion(at: Double(start.x))
      y = Motion(at: Double(start.y))
      isDone = false
    }
    action()
    let end = widget.scrollGeometry.contentOffset
    guard end != start else { return }
    x.go(to: Double(end.x), in: transaction, at: time, environment: node.environmentNow)
    y.go(to: Double(end.y), in: transaction, at: time, environment: node.environmentNow)
    widget.scroll(x: Double(start.x), y: Double(start.y))
  }

  func move(to time: Double) {
    guard let widget else { return }
    // Who scrolls by hand meanwhile has it.
    if widget.movement.lastMover == .person { return stop() }
    x.move(to: time)
    y.move(to: time)
    show(widget)
  }

  private func show(_ widget: any ScrollingWidget) {
    widget.scroll(x: x.shown, y: y.shown)
    widget.movement.moved(by: .animation)
  }

  private func stop() {
    isDone = true
    x.finish()
    y.finish()
  }

  func finish() {
    x.finish()
    y.finish()
    if let widget { show(widget) }
  }
}
