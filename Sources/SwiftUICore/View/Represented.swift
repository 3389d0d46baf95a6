/// An object that shows a view of SwiftUI's for a view: made with the view's node, told of each new value of the view, and
/// let go with the node.
@MainActor
package protocol RepresentedObject<Represented>: AnyObject {
  associatedtype Represented: View
  /// Brings the object up to date; the first call makes it. What is read of `view` and `environment` is followed.
  func update(_ view: Represented, in environment: EnvironmentValues, _ transaction: Transaction)
  /// What the object shows, once it is made.
  var shown: AnyView { get }
  /// The view has gone.
  func end()
}

final class RepresentedNode<Represented: View>: EvaluatingNode<Represented> {
  private let object: any RepresentedObject<Represented>
  private var child: Node!

  init(_ view: Represented, _ object: any RepresentedObject<Represented>, under parent: Node) {
    self.object = object
    super.init(view, under: parent)
    bringUpToDate()
    child = AnyView._makeNode(object.shown, under: self)
  }

  private func bringUpToDate() {
    evaluate {
      object.update(
        value, in: EnvironmentValues(scope: environment),
        TransactionScope.current?.transaction ?? Transaction())
    }
  }

  func patch(with view: Represented) {
    if replace(with: view) || isDirty { update() }
  }

  override func update() {
    bringUpToDate()
    AnyView._patch(child, with: object.shown)
  }

  override func collectWidgets(into widgets: inout [any Widget]) { child.collectWidgets(into: &widgets) }
  override var lastWidget: (any Widget)? { child.lastWidget }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func collectRows(into rows: inout RowMap) { child.collectRows(into: &rows) }
  override func unmount() {
    child.unmount()
    super.unmount()
    object.end()
  }
}

extension View {
  /// The node of a view that `object` shows.
  @MainActor
  package static func makeRepresentedNode(
    _ view: Self, _ object: any RepresentedObject<Self>, under parent: _ViewNode
  ) -> _ViewNode { RepresentedNode(view, object, under: parent) }

  @MainActor
  package static func patchRepresentedNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: RepresentedNode<Self>.self).patch(with: view)
  }
}
