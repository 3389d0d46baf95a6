/// A view with a gesture.
public struct _GestureView<Content: View, G: Gesture> {
  let content: Content
  let gesture: G
  let stage: GestureEvent.Stage
  let mask: GestureMask
}

extension _GestureView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> Node {
    TouchAreaNode.join(under: parent) { GestureNode(view, of: $0, under: $1) }
  }
  static func patch(_ node: Node, with view: Self) {
    unsafeDowncast(TouchAreaNode.member(node), to: GestureNode<Content, G>.self).patch(with: view)
  }
}

/// A view that the pointer is noticed over.
public struct _HoverView<Content: View> {
  let content: Content
  let changes: (Bool) -> Void
  /// In terms of `space`.
  let moved: (CGPoint?) -> Void
  let space: CoordinateSpace
}

extension _HoverView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> Node {
    TouchAreaNode.join(under: parent) { HoverNode(view, of: $0, under: $1) }
  }
  static func patch(_ node: Node, with view: Self) {
    unsafeDowncast(TouchAreaNode.member(node), to: HoverNode<Content>.self).patch(with: view)
  }
}

/// The node whose widget pointer and fingers are noticed on, for all modifiers that stand directly around each other.
final class TouchAreaNode: HostNode, AttributedNode, DecoratingNode, StyledNode {
  private let widget: any DescribedWidget<TouchDescription>
  private(set) var arena: GestureArena!
  private var child: Node!
  private var hovers: [(HoverPlace?) -> Void] = []
  /// Those inside the area, the outermost first; they live as long as it does.
  private var pointers: [Weak] = []
  private struct Weak { weak var member: (any PointerMember)? }

  var anyWidget: any Widget { widget }
  var decorated: Node? { child }

  override init(under parent: Node) {
    widget = parent.graph.renderer.makeWidget(
      for: TouchDescription(event: Callback { _ in }, hover: Callback { _ in }))
    super.init(under: parent)
    arena = GestureArena(of: self)
  }

  /// Makes a modifier's node: in the area of the modifier directly around it, or in one of its own.
  static func join(under parent: Node, _ make: (TouchAreaNode, Node) -> TouchMemberNode) -> Node {
    if let outer = parent as? TouchMemberNode { return make(outer.area, outer) }
    let area = TouchAreaNode(under: parent)
    area.child = make(area, area)
    let widgets = area.child.widgets
    if !widgets.isEmpty { area.widget.insert(widgets, after: nil, in: .content) }
    area.applyAttributes()
    area.describe()
    return area
  }

  /// The node of the modifier that `join` made `node` for.
  static func member(_ node: Node) -> Node { (node as? TouchAreaNode)?.child ?? node }

  func addHover(_ action: @escaping (HoverPlace?) -> Void) { hovers.append(action) }

  func addPointer(_ member: any PointerMember) { pointers.append(Weak(member: member)) }

  private func hovered(at place: HoverPlace?) {
    // What the pointer does not meet it does not come over; it may leave.
    guard place == nil || environmentNow.hitTestingIsAllowed else { return }
    for hover in hovers { hover(place) }
  }

  /// Whether a gesture on a view around this one turns off those inside of it.
  var isTurnedOff: Bool {
    sequence(first: parent, next: { $0?.parent }).contains { node in
      (node as? TouchAreaNode)?.arena.turnsOffInner ?? false
    }
  }

  /// Tells the widget what to notice.
  func describe() {
    let all = arena.interests { $0.isOn }
    let stages = GestureEvent.Stage.allCases.filter { stage in
      arena.interests { $0.isOn && $0.stage == stage }.contains(.touches)
    }
    var new = TouchDescription(
      wantsTouches: Set(stages), wantsPinch: all.contains(.pinch), wantsTurn: all.contains(.turn),
      wantsHover: !hovers.isEmpty,
      event: Callback { [weak self] in self?.arena.handle($0) },
      hover: Callback { [weak self] place in self?.hovered(at: place) })
    // Where all is disabled, none is handled.
    new.isTapped = all.contains(.tap) && environment.style.isEnabled
    new.cursor = pointers.last { $0.member?.cursor != nil }?.member?.cursor
    let old = widget.description
    widget.description = new
    if old != new { widget.update(from: old) }
  }

  override func update() {
    isDirty = false
    describe()
  }

  func styleChanged() { update() }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) {
    if !widgets.isEmpty { widget.insert(widgets, after: sibling, in: .content) }
    if graph.tellsLayoutWithin { decoratedChanged() }
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
    // While the states of gestures can still be put back.
    arena.close()
    child.unmount()
    super.unmount()
  }
}

/// The node of one modifier in an area.
class TouchMemberNode: SingleChildNode {
  unowned(unsafe) final let area: TouchAreaNode

  init(of area: TouchAreaNode, under parent: Node) {
    self.area = area
    super.init(under: parent)
  }
}

final class GestureNode<Content: View, G: Gesture>: TouchMemberNode {
  private let recognizer: _GestureRecognizer<G.Value>
  private let attachment: GestureAttachment

  init(_ view: _GestureView<Content, G>, of area: TouchAreaNode, under parent: Node) {
    recognizer = G._makeRecognizer(view.gesture)
    attachment = GestureAttachment(recognizer, view.stage, isOn: view.mask.contains(.gesture))
    attachment.letsInnerTakePart = view.mask.contains(.subviews)
    super.init(of: area, under: parent)
    area.arena.add(attachment)
    child = Content._makeNode(view.content, under: self)
  }

  func patch(with new: _GestureView<Content, G>) {
    G._patch(recognizer, with: new.gesture)
    let isOn = new.mask.contains(.gesture)
    if attachment.isOn != isOn {
      attachment.isOn = isOn
      if !isOn { recognizer.cancel() }
      area.describe()
    }
    attachment.letsInnerTakePart = new.mask.contains(.subviews)
    Content._patch(child!, with: new.content)
  }
}

final class HoverNode<Content: View>: TouchMemberNode {
  private var view: _HoverView<Content>
  private var isOver = false

  init(_ view: _HoverView<Content>, of area: TouchAreaNode, under parent: Node) {
    self.view = view
    super.init(of: area, under: parent)
    area.addHover { [weak self] in self?.moved($0) }
    child = Content._makeNode(view.content, under: self)
  }

  private func moved(_ place: HoverPlace?) {
    if isOver != (place != nil) {
      isOver = place != nil
      view.changes(isOver)
    }
    view.moved(place.map { self.place(local: $0.local, global: $0.global, in: view.space) })
  }

  func patch(with new: _HoverView<Content>) {
    view = new
    Content._patch(child!, with: new.content)
  }
}
