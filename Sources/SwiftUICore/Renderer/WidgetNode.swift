/// A primitive view that is one widget.
@MainActor
protocol DescribedView: View where Body == Never {
  associatedtype Described: Description
  /// What the widget is to show. Environment values read through `context` are recorded as read by the widget's node.
  func describe(in context: DescriptionContext) -> Described
  /// Whether describing looks at bindings, which may lead to observable objects.
  static var readsModel: Bool { get }
  /// Whether the view has data of its own that are shown half way.
  static var isAnimatable: Bool { get }
}

extension DescribedView {
  static var readsModel: Bool { false }
  static var isAnimatable: Bool { false }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    let node = WidgetNode(view, under: parent)
    node.applyAttributes()
    return node
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: WidgetNode<Self>.self).patch(with: view)
  }
}

extension DescribedView where Self: Animatable {
  static var isAnimatable: Bool { true }
}

/// A primitive view that is one widget holding its content's widgets.
@MainActor
protocol ContainerView: DescribedView {
  associatedtype Content: View
  var content: Content { get }
  /// Whether the widget is there for the sake of the content's one view: a frame, a clip.
  static var decorates: Bool { get }
  /// Whether the parts of a section in it are its own children.
  static var flattensSections: Bool { get }
  /// Whether what a section in it holds is rows.
  static var groupsSections: Bool { get }
}

extension ContainerView {
  static var decorates: Bool { false }
  static var flattensSections: Bool { false }
  static var groupsSections: Bool { false }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    makeContainer(view, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) { patchContainer(node, with: view) }

  static func makeContainer(_ view: Self, under parent: Node) -> Node {
    let node = ContainerNode(view, under: parent)
    node.mount()
    node.applyAttributes()
    return node
  }
  static func patchContainer(_ node: Node, with view: Self) {
    unsafeDowncast(node, to: ContainerNode<Self>.self).patch(with: view)
  }
}

/// What a primitive can look at while it describes itself.
@MainActor
struct DescriptionContext {
  unowned let node: Node
  private let scope: EnvironmentScope

  init(node: Node) {
    self.node = node
    scope = node.environment
  }
  private init(_ outer: DescriptionContext, _ scope: EnvironmentScope) {
    node = outer.node
    self.scope = scope
  }

  /// The style values of the environment, resolved.
  var style: Style { scope.style }
  /// The environment; reading a key makes the widget follow it.
  var environment: EnvironmentValues { EnvironmentValues(scope: scope) }

  /// The same with values of the environment set, those first that are set further out.
  func setting(_ writes: [(inout EnvironmentValues) -> Void]) -> DescriptionContext {
    if writes.isEmpty { return self }
    let inner = EnvironmentScope(parent: scope)
    var values = environment
    for write in writes { write(&values) }
    inner.setFirst(values.changes)
    return DescriptionContext(self, inner)
  }
  /// The time, for what is shown of it.
  var now: Date { node.graph.animator.date }
  /// Has the primitive describe itself anew in so many seconds, unless it does for another reason before.
  func describeAgain(after seconds: Double) {
    let generation = node.generation
    _ = node.graph.animator.after(seconds) { [weak node] in
      if let node, node.generation == generation { node.markDirty() }
    }
  }
}

/// Follows changes of the style values in its environment.
@MainActor
protocol StyledNode: Node {
  func styleChanged()
}

/// The node of a primitive view: keeps the view and its widget in step.
class WidgetNode<V: DescribedView>: HostNode, AttributedNode, StyledNode, DataNode {
  @exclusivity(unchecked) final private(set) var view: V
  @exclusivity(unchecked) final private(set) var widget: (any DescribedWidget<V.Described>)!
  /// How views are compared; found when there is a second one, since most of what a small program shows has none while it
  /// starts.
  @exclusivity(unchecked) private final var knownLayout: FieldLayout?

  final var anyWidget: any Widget { widget }
  final var showsSomething: Bool { V.Described.isSeen }

  init(_ view: V, under parent: Node) {
    self.view = view
    super.init(under: parent)
    let description = describe()
    if let old = graph.recycledRow?.takeNode(for: self) {
      // It is of this very type.
      widget = unsafeDowncast(old, to: WidgetNode<V>.self).widget
      let before = widget.description
      widget.description = description
      if before != description { showing { widget.update(from: before) } }
    } else {
      widget = showing { graph.renderer.makeWidget(for: description) }
    }
  }

  /// Runs what has the renderer show this view: what it finds wrong is told of that.
  private func showing<Result>(_ body: () -> Result) -> Result {
    let outer = Graph.shown
    Graph.shown = self
    defer { Graph.shown = outer }
    return body()
  }

  override var ownWidget: (any Widget)? { widget }
  override var isRecyclable: Bool { widget.isRecyclable }
  override var isInterchangeable: Bool { !V.isAnimatable && widget.isRecyclable }
  override var leavesQuietly: Bool { true }

  private func describe() -> V.Described {
    if V.readsModel { return reading { view.describe(in: DescriptionContext(node: self)) } }
    isDirty = false
    generation &+= 1
    return recording { view.describe(in: DescriptionContext(node: self)) }
  }

  /// Takes the new view over, and tells the widget if it is to look different.
  func patch(with new: V) {
    if !isSame(as: new) || isDirty { take(new) }
  }

  /// Whether the view is as before; what it reads of its surroundings marks the node by itself.
  private func isSame(as new: V) -> Bool {
    guard !V.isAnimatable else { return false }
    let layout = knownLayout ?? .of(V.self)
    knownLayout = layout
    return withMutableRawPointer(to: &view) { old in
      withRawPointer(to: new) { layout.isEqual(old, $0) }
    }
  }

  final func take(_ new: V) {
    var new = V.isAnimatable ? animated(new) : new
    // What is freed of the old one is not in here any more.
    swap(&view, &new)
    update()
  }

  override func update() {
    let new = describe()
    if let movement = graph.animator.movement(of: self, as: DescriptionMovement.self) {
      return movement.take(new, in: animatedTransaction)
    }
    let old = widget.description
    if old == new {
      // The closures are new.
      widget.description = new
    } else if let transaction = animatedTransaction, animate(old, to: new, in: transaction) {
      // The movement shows it.
    } else {
      change(from: old, to: new)
    }
  }

  /// Brings the widget to `new`.
  final func show(_ new: V.Described) {
    let old = widget.description
    if old == new { widget.description = new } else { change(from: old, to: new) }
  }

  private func change(from old: V.Described, to new: V.Described) {
    widget.description = new
    showing { widget.update(from: old) }
    if isRead { host?.widgetChanged() }
  }

  /// Starts to move to `new`; false: there is nothing half way.
  private func animate(_ old: V.Described, to new: V.Described, in transaction: Transaction) -> Bool {
    // The movement hands back what it was given.
    let show: (any Description) -> Void = { [weak self] in self?.show($0 as! V.Described) }
    if V.Described.self == TextDescription.self {
      return TextFade.begin(old, to: new, of: self, in: transaction, show: show)
    }
    // Of what shows a text or an image nothing else is seen half way.
    if let leaf = new as? any LeafDescription, leaf.surrounds == nil { return false }
    guard let old = old as? any AnimatableDescription else { return false }
    return DescriptionMovement.begin(old, to: new, of: self, in: transaction, show: show)
  }

  private func animated(_ new: V) -> V {
    guard let type = FieldLayout.of(V.self).animatable else { return new }
    let movement = graph.animator.movement(of: self, as: DataMovement.self)
    movement?.restoreTarget()
    var new = new
    withMutableRawPointer(to: &view) { old in
      withMutableRawPointer(to: &new) { new in
        type.change(old, to: new, of: self, movement)
      }
    }
    return new
  }

  final func withData(_ body: (UnsafeMutableRawPointer) -> Void) {
    withMutableRawPointer(to: &view) { body($0) }
  }
  final func dataMoved() { markDirty() }

  func styleChanged() { update() }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }

  override func readAhead(_ level: Int) {
    if level == 0 { ReadAhead.object(widget) }
    // Among what that refers to is GTK's.
    if level == 1 { ReadAhead.references(of: widget) }
  }
}

/// The node of a primitive view with content.
class ContainerNode<V: ContainerView>: WidgetNode<V>, DecoratingNode {
  final private(set) var child: Node!

  /// Makes the content and puts it in; apart from `init` so that the content finds the widget in place.
  func mount() {
    child = V.Content._makeNode(view.content, under: self)
    let widgets = child.widgets
    if graph.recycledRow?.settle(widgets, in: widget) == true { return }
    if !widgets.isEmpty { insert(widgets, after: nil, of: child) }
  }

  override func patch(with new: V) {
    take(new)
    V.Content._patch(child, with: new.content)
  }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.insert(widgets, after: sibling, in: .content) }
    if graph.tellsLayoutWithin { decoratedChanged() }
    if isRead { widgetChanged() }
  }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.move(widgets, after: sibling, in: .content) }
    if isRead { widgetChanged() }
  }
  override func remove(_ widgets: [any Widget], of node: Node) {
    if !widgets.isEmpty { widget.remove(widgets, from: .content) }
    if isRead { widgetChanged() }
  }
  override var flattensSections: Bool { V.flattensSections }
  override var groupsSections: Bool { V.groupsSections }
  override func putAside(_ runs: [(first: any Widget, last: any Widget)]) -> Bool {
    widget.putAside(runs, from: .content)
  }
  override func beginChanges(_ count: Int) { widget.beginChanges(count) }
  override func endChanges() { widget.endChanges() }

  /// The content of what holds a single view.
  final var decorated: Node? { V.decorates ? child : nil }
  final var decorates: Bool { V.decorates }

  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func readAhead(_ level: Int) {
    super.readAhead(level)
    ReadAhead.child(child, level)
  }
  override func unmount() {
    child.unmount()
    super.unmount()
  }
}
