/// A primitive view that is one widget.
@MainActor
protocol DescribedView: View where Body == Never {
  associatedtype Described: Description
  /// What the widget is to show. Environment values read through `context` are recorded as read by the widget's node.
  func describe(in context: DescriptionContext) -> Described
  /// Whether describing looks at bindings, which may lead to observable objects.
  static var readsModel: Bool { get }
}

extension DescribedView {
  static var readsModel: Bool { false }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    let node = WidgetNode(view, under: parent)
    node.applyAttributes()
    return node
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: WidgetNode<Self>.self).patch(with: view)
  }
}

/// A primitive view that is one widget holding its content's widgets.
@MainActor
protocol ContainerView: DescribedView {
  associatedtype Content: View
  var content: Content { get }
}

extension ContainerView {
  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    let node = ContainerNode(view, under: parent)
    node.mount()
    node.applyAttributes()
    return node
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: ContainerNode<Self>.self).patch(with: view)
  }
}

/// What a primitive can look at while it describes itself.
@MainActor
struct DescriptionContext {
  unowned let node: Node
  /// The style values of the environment, resolved.
  var style: Style { node.environment.style }
  /// The environment; reading a key makes the widget follow it.
  var environment: EnvironmentValues { EnvironmentValues(scope: node.environment) }
}

/// Follows changes of the style values in its environment.
@MainActor
protocol StyledNode: Node {
  func styleChanged()
}

/// The node of a primitive view: keeps the view and its widget in step.
class WidgetNode<V: DescribedView>: HostNode, AttributedNode, StyledNode {
  final private(set) var view: V
  final private(set) var widget: (any DescribedWidget<V.Described>)!

  final var anyWidget: any Widget { widget }

  init(_ view: V, under parent: Node) {
    self.view = view
    super.init(under: parent)
    widget = graph.renderer.makeWidget(for: describe())
  }

  override var viewName: String { String(describing: V.self) }

  private func describe() -> V.Described {
    if V.readsModel { return reading { view.describe(in: DescriptionContext(node: self)) } }
    isDirty = false
    generation &+= 1
    return recording { view.describe(in: DescriptionContext(node: self)) }
  }

  /// Takes the new view over, and tells the widget if it is to look different.
  func patch(with new: V) {
    view = new
    update()
  }

  override func update() {
    let old = widget.description
    let new = describe()
    widget.description = new
    guard old != new else { return }
    widget.update(from: old)
    host?.widgetChanged()
  }

  func styleChanged() { update() }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
}

/// The node of a primitive view with content.
class ContainerNode<V: ContainerView>: WidgetNode<V> {
  final private(set) var child: Node!

  /// Makes the content and puts it in; apart from `init` so that the content finds the widget in place.
  func mount() {
    child = V.Content._makeNode(view.content, under: self)
    let widgets = child.widgets
    if !widgets.isEmpty { insert(widgets, after: nil, of: child) }
  }

  override func patch(with new: V) {
    super.patch(with: new)
    V.Content._patch(child, with: new.content)
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
  override func beginChanges(_ count: Int) { widget.beginChanges(count) }
  override func endChanges() { widget.endChanges() }

  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    child.unmount()
    super.unmount()
  }
}
