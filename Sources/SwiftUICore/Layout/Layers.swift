enum LayerPlace { case behind, inFront, mask }

/// A view with others behind or in front of it that do not count for its size.
public struct _LayeredView<Base: View, Layer: View> {
  let base: Base
  let layer: Layer
  let place: LayerPlace
  let alignment: Alignment
}

extension _LayeredView: View, PrimitiveView {
  private var description: LayersDescription {
    var description = LayersDescription(alignment: alignment)
    description.isMasked = place == .mask
    return description
  }

  static func makeNode(_ view: Self, under parent: Node) -> LayeredNode {
    let node = LayeredNode(
      view.description, view.place == .behind ? .background : .overlay,
      under: parent)
    node.mount(
      base: { Base._makeNode(view.base, under: $0) }, layer: { Layer._makeNode(view.layer, under: $0) })
    return node
  }
  static func patch(_ node: LayeredNode, with view: Self) {
    node.describe(view.description)
    Base._patch(node.base.child!, with: view.base)
    Layer._patch(node.layer.child!, with: view.layer)
  }
}

/// The node of a view with a layer behind or in front.
final class LayeredNode: HostNode, AttributedNode, DecoratingNode {
  private(set) var widget: (any DescribedWidget<LayersDescription>)!
  private(set) var base: SlotNode!
  private(set) var layer: SlotNode!

  var anyWidget: any Widget { widget }
  var decorated: Node? { base }

  init(_ description: LayersDescription, _ slot: Slot, under parent: Node) {
    super.init(under: parent)
    // Of a row that has gone, with its layer on the same side.
    let old = graph.recycledRow?.takeNode(for: self) {
      unsafeDowncast($0, to: LayeredNode.self).layer.slot == slot
    }
    if let old {
      widget = unsafeDowncast(old, to: LayeredNode.self).widget
      describe(description)
    } else {
      widget = graph.renderer.makeWidget(for: description)
    }
    base = SlotNode(.content, of: widget, under: self)
    layer = SlotNode(slot, of: widget, under: self)
  }

  func mount(base makeBase: (Node) -> Node, layer makeLayer: (Node) -> Node) {
    base.mount(makeBase)
    layer.mount(makeLayer)
    applyAttributes()
  }

  func describe(_ new: LayersDescription) {
    let old = widget.description
    widget.description = new
    if old != new { widget.update(from: old) }
  }

  override var ownWidget: (any Widget)? { widget }
  override var isRecyclable: Bool { widget.isRecyclable }
  override var leavesQuietly: Bool { true }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) {
    visit(base)
    visit(layer)
  }
  override func unmount() {
    base.unmount()
    layer.unmount()
    super.unmount()
  }
}

extension View {
  /// Puts views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    _BackgroundView(base: self, layer: content(), alignment: alignment)
  }
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    _BackgroundView(base: self, layer: background, alignment: alignment)
  }
  /// Puts views in front of this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    _OverlayView(base: self, layer: content(), alignment: alignment)
  }
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    _OverlayView(base: self, layer: overlay, alignment: alignment)
  }
  /// Draws this view only where `mask` is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    _LayeredView(base: self, layer: mask(), place: .mask, alignment: alignment)
  }
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    _LayeredView(base: self, layer: mask, place: .mask, alignment: .center)
  }
  /// Draws only what lies within `shape`.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    _ClippedView(content: self, clip: shape.clip)
  }
  /// Draws nothing outside this view's rectangle.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    _ClippedView(content: self, clip: .rectangle)
  }
  /// Rounds the corners, in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    let radius = legal(radius, .notNegative, or: 0, for: "corner radius")
    return _ClippedView(content: self, clip: .rounded(Double(radius)))
  }
}
