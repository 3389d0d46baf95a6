/// A client's view whose body is several views, with a modification around each of them.
struct SpreadBody<V: View> {
  let view: V
  let modification: any Modification
  let spot: Spreading.Spot
}

extension SpreadBody: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> SpreadBodyNode<V> {
    SpreadBodyNode(view, under: parent)
  }
  static func patch(_ node: SpreadBodyNode<V>, with view: Self) { node.patch(with: view) }
}

final class SpreadBodyNode<V: View>: EvaluatingNode<V> {
  override var handsOutWhatItSaw: Bool { true }
  override var leavesQuietly: Bool { hasQuietProperties }
  private var modification: any Modification
  private let spot: Spreading.Spot
  private var child: Node!

  init(_ view: SpreadBody<V>, under parent: Node) {
    modification = view.modification
    spot = view.spot
    super.init(view.view, under: parent)
    child = AnyView._makeNode(views, under: self)
  }

  private var views: AnyView {
    let body = evaluate { value.body }
    return Spreading.around(body, modification, in: spot)
  }

  /// What is around the views may be another although the view is as before.
  func patch(with new: SpreadBody<V>) {
    modification = new.modification
    _ = replace(with: new.view)
    update()
  }

  override func update() { AnyView._patch(child, with: views) }

  override func collectWidgets(into widgets: inout [any Widget]) { child.collectWidgets(into: &widgets) }
  override var lastWidget: (any Widget)? { child.lastWidget }
  override func forEachChild(_ visit: (Node) -> Void) { visit(child) }
  override func collectRows(into rows: inout RowMap) { child.collectRows(into: &rows) }
  override func unmount() {
    child.unmount()
    super.unmount()
  }
}
