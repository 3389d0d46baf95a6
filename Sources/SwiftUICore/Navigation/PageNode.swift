/// A page on a stack.
final class PageNode: HostNode {
  let widget: any DescribedWidget<PageDescription>
  private var slot: SlotNode!
  private var view: (() -> AnyView)?
  /// Whether another page stands in front of this one.
  var isCovered = false {
    didSet {
      guard isCovered != oldValue else { return }
      graph.coveredPages += isCovered ? 1 : -1
      tellSight()
    }
  }

  /// The page at the bottom.
  init(under parent: Node, content: (Node) -> Node) {
    widget = parent.graph.renderer.makeWidget(for: PageDescription())
    super.init(under: parent)
    slot = SlotNode(.content, of: widget, under: self)
    mount(content)
  }

  /// A page without content, until `mount`.
  init(emptyUnder parent: Node) {
    widget = parent.graph.renderer.makeWidget(for: PageDescription())
    super.init(under: parent)
    slot = SlotNode(.content, of: widget, under: self)
  }

  func mount(_ content: (Node) -> Node) { graph.building { slot.mount(content) } }
  var isMade: Bool { slot.child != nil }

  /// A page that shows what `view` makes; what that reads, the page follows.
  init(under parent: Node, dismiss: @escaping @MainActor () -> Void, view: @escaping () -> AnyView) {
    widget = parent.graph.renderer.makeWidget(for: PageDescription())
    self.view = view
    super.init(under: parent)
    slot = PresentedContentNode(.content, of: widget, under: self, dismiss: dismiss)
    graph.building {
      let content = reading(view)
      slot.mount { AnyView._makeNode(content, under: $0) }
    }
  }

  var content: Node { slot.child! }

  /// Shows what `view` makes from now on.
  func patch(with view: @escaping () -> AnyView) {
    self.view = view
    update()
  }

  override func update() {
    guard let view else { return super.update() }
    AnyView._patch(content, with: reading(view))
  }

  override func forEachChild(_ visit: (Node) -> Void) { visit(slot) }
  override func unmount() {
    slot.unmount()
    super.unmount()
    if isCovered { graph.coveredPages -= 1 }
  }
}
