/// The views that a canvas may draw, as its drawing asks for them.
struct CanvasSymbols {
  /// The widget of the view with a tag.
  let find: @MainActor (AnyHashable) -> (any Widget)?
  let measure: @MainActor (any Widget) -> CGSize
}

extension Canvas {
  /// A surface whose drawing may contain views: each of `symbols` is drawn, any number of times, by the tag it has, or in a
  /// `ForEach` by its id. They take no input, and stand nowhere else.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}

extension GraphicsContext {
  /// A view made ready to be drawn.
  public struct ResolvedSymbol {
    fileprivate let widget: any Widget
    /// How large it wants to be, in points.
    public let size: CGSize
  }

  /// The view among the canvas's symbols that has the tag `id`; nil: none has.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbols else { return nil }
    nonisolated(unsafe) let id = AnyHashable(id)
    return withMainActorUnchecked {
      symbols.find(id).map { ResolvedSymbol(widget: $0, size: symbols.measure($0)) }
    }
  }

  /// Draws a view at its own size, with the point of it that `anchor` says at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let (width, height) = (symbol.size.width, symbol.size.height)
    let corner = CGPoint(x: point.x - width * anchor.x, y: point.y - height * anchor.y)
    draw(symbol, in: CGRect(origin: corner, size: symbol.size))
  }
  /// Draws a view stretched to `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { add(.symbol(symbol.widget, in: rect)) }
}

/// The node of a canvas: its symbols live in it, and are drawn by its drawing alone.
final class CanvasNode<Symbols: View>: HostNode, AttributedNode, StyledNode {
  private var view: Canvas<Symbols>
  private let layout = FieldLayout.of(Canvas<Symbols>.self)
  private var symbols: Node!
  private var widget: (any DescribedWidget<CanvasDescription>)!

  var anyWidget: any Widget { widget }

  init(_ view: Canvas<Symbols>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    // The drawing asks for them as soon as it is described.
    symbols = Symbols._makeNode(view.symbols, under: self)
    widget = graph.renderer.makeWidget(for: describe())
    let widgets = symbols.widgets
    if !widgets.isEmpty { widget.insert(widgets, after: nil, in: .content) }
    applyAttributes()
  }

  override var ownWidget: (any Widget)? { widget }
  override var showsTransitions: Bool { false }
  override var knownName: String? { "Canvas" }

  private func describe() -> CanvasDescription {
    reading {
      view.describe(
        in: DescriptionContext(node: self), finding: { [weak self] in self?.widget(for: $0) })
    }
  }

  func patch(with new: Canvas<Symbols>) {
    let layout = layout
    let isSame = withMutableRawPointer(to: &view) { old in
      withRawPointer(to: new) { layout.isEqual(old, $0) }
    }
    view = new
    Symbols._patch(symbols, with: new.symbols)
    if !isSame || isDirty { update() }
  }

  override func update() {
    let old = widget.description
    let new = describe()
    widget.description = new
    if old != new { widget.update(from: old) }
  }

  func styleChanged() { update() }

  /// The widget of the symbol that is tagged so.
  private func widget(for id: AnyHashable) -> (any Widget)? {
    func find(in node: Node, _ tag: AnyHashable?) -> (any Widget)? {
      let tag = (node as? TagNode)?.tag ?? tag
      if let node = node.attributed { return tag == id ? node.anyWidget : nil }
      let rows = (node as? LazyRowsNode).flatMap { $0.identifiesChildren ? $0 : nil }
      var found: (any Widget)?
      var position = 0
      node.forEachChild { child in
        found = found ?? find(in: child, rows?.identityOfChild(at: position) ?? tag)
        position += 1
      }
      return found
    }
    return isMounted ? find(in: symbols, nil) : nil
  }

  // MARK: symbols that come and go

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.insert(widgets, after: sibling, in: .content) }
    markDirty()
  }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.move(widgets, after: sibling, in: .content) }
    markDirty()
  }
  override func remove(_ widgets: [any Widget], of node: Node) {
    if !widgets.isEmpty { widget.remove(widgets, from: .content) }
    markDirty()
  }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) { if let symbols { visit(symbols) } }
  override func unmount() {
    symbols.unmount()
    super.unmount()
  }
}
