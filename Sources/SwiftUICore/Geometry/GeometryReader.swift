/// Takes all the room there is, and makes its content of how much that is.
///
/// The content is made anew when the size changes, within the same frame. A view that has asked the proxy for a place (the
/// content, or a view further down that was given the proxy) is made anew when that place changes, as by scrolling.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> GeometryNode<Content> {
    GeometryNode(view, under: parent)
  }
  static func patch(_ node: GeometryNode<Content>, with view: Self) { node.patch(with: view) }
}

/// The size and place of a `GeometryReader`, while its content is made.
///
/// Its functions are nonisolated, as closures that are given a proxy may be; those run on the main actor all the same.
public struct GeometryProxy: Sendable {
  let node: any GeometrySource
  /// In points.
  public let size: CGSize

  /// Windows on a desktop are safe to their edges.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's rectangle in the coordinates of `space`.
  public func frame(in space: CoordinateSpace) -> CGRect {
    // Looked at and not kept, by code that is on the main actor.
    nonisolated(unsafe) let space = space
    return withMainActorUnchecked { node.frame(in: space, size: size) }
  }
  /// The reader's rectangle in the coordinates of `space`.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The rectangle of the view that a named space belongs to, in the reader's own coordinates; nil: no such view.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let space = space
    return withMainActorUnchecked { node.bounds(of: space) }
  }

  /// What an anchor marks, in the reader's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) let anchor = anchor
    return withMainActorUnchecked { anchor.resolve(node) }
  }
}

/// Where a proxy gets its answers.
@MainActor
protocol GeometrySource: AnyObject, Sendable {
  func frame(in space: CoordinateSpace, size: CGSize) -> CGRect
  func bounds(of space: NamedCoordinateSpace) -> CGRect?
  /// What it is the geometry of; nil: nothing that is on screen.
  var viewOfGeometry: PaddedView? { get }
}

/// The node of a `GeometryReader`.
final class GeometryNode<Content: View>: HostNode, AttributedNode, GeometrySource {
  private var view: GeometryReader<Content>
  private var widget: (any DescribedWidget<GeometryDescription>)!
  /// Made when the size is known.
  private var child: Node?
  private var size: CGSize?
  private var growth = SteadyGrowth()

  var anyWidget: any Widget { widget }
  var viewOfGeometry: PaddedView? { PaddedView(widget: widget) }
  override var knownName: String? { "GeometryReader" }

  init(_ view: GeometryReader<Content>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    widget = graph.renderer.makeWidget(
      for: GeometryDescription(sizeChanged: Callback { [weak self] in self?.sizeChanged($0) }))
    applyAttributes()
    becomesUnsized()
  }

  func patch(with new: GeometryReader<Content>) {
    view = new
    update()
  }

  override func update() {
    guard let size else { return super.update() }
    child == nil ? graph.catchingUp { show(size) } : show(size)
  }

  private func show(_ size: CGSize) {
    let content = reading { view.content(GeometryProxy(node: self, size: size)) }
    if let child { return Content._patch(child, with: content) }
    let child = Content._makeNode(content, under: self)
    self.child = child
    isNoLongerUnsized()
    // Who has waited for what it sets may have waited for nothing.
    graph.preferencesChanged(above: self)
    let widgets = child.widgets
    if !widgets.isEmpty { widget.insert(widgets, after: nil, in: .content) }
  }

  private func sizeChanged(_ new: CGSize) {
    guard isMounted, new != size else { return }
    if let size, growth.isEndless(from: size, to: new) {
      Diagnostics.warn(
        "\(nameInProgram) has grown 1,000 times in a row: what it stands in is made after its size, and larger than that.",
        oncePer: "growth of \(nameInProgram)")
    }
    size = new
    markDirty()
  }

  func frame(in space: CoordinateSpace, size: CGSize) -> CGRect {
    if space == .local { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: place(in: origin(of: space)), size: size)
  }

  /// The place, followed from now on by the view that asks for it.
  private func place(in other: PaddedView?) -> CGPoint {
    let place = widget.place(in: other?.widget)
    graph.places.note(Sighting(of: widget, at: place, in: other?.widget))
    return other?.inside(place) ?? place
  }

  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let other = origin(of: space.coordinateSpace) else { return nil }
    let place = place(in: other)
    graph.places.note(Sighting(of: other.widget, at: nil, in: nil, size: other.widget.laidOutSize))
    return CGRect(origin: CGPoint(x: -place.x, y: -place.y), size: other.size)
  }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.insert(widgets, after: sibling, in: .content) }
  }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.move(widgets, after: sibling, in: .content) }
  }
  override func remove(_ widgets: [any Widget], of node: Node) {
    if !widgets.isEmpty { widget.remove(widgets, from: .content) }
  }
  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    if child == nil, isMounted { isNoLongerUnsized() }
    child?.unmount()
    super.unmount()
  }
}

/// A container that takes the room it is offered, its children at the top left, and tells how much it got.
package struct GeometryDescription: Description {
  package static let kind = "geometry"
  /// Gets the new size, in points, before the frame is drawn.
  package var sizeChanged: Callback<CGSize>
}
