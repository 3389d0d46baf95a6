/// A toolbar item: its views live where the `toolbar` modifier stands, its widget in the window's bar.
final class ToolbarItemNode: HostNode {
  let widget: any DescribedWidget<ToolbarItemDescription>
  private(set) var placement: ToolbarItemPlacement
  var position: ToolbarItemPlacement.Position {
    placement.position == .keyboard && isForTyping ? .bottom : placement.position
  }
  var isCancellation: Bool { placement.isCancellation }
  /// Whether it is at the start or the end of the bar at the top, and does not decide about a dialog.
  var standsAtAnEnd: Bool {
    (position == .leading || position == .trailing) && !placement.isCancellation && !placement.isConfirmation
  }
  private(set) var child: Node?
  /// Whether the widget is in a bar.
  var isPlaced = false
  /// Whether something is being typed that an item of the keyboard is there for.
  private(set) var isForTyping = false

  init(_ placement: ToolbarItemPlacement, under parent: Node) {
    self.placement = placement
    widget = parent.graph.renderer.makeWidget(for: ToolbarItemDescription(placement))
    super.init(under: parent)
    followTyping()
  }

  func stand(at new: ToolbarItemPlacement) {
    placement = new
    let old = widget.description
    widget.description = ToolbarItemDescription(new)
    widget.update(from: old)
    followTyping()
    graph.preferencesChanged(above: self)
  }

  private func followTyping() {
    if placement.position == .keyboard {
      graph.renderer.focus.add(self)
    } else {
      graph.renderer.focus.remove(self)
      isForTyping = false
    }
  }

  func typingChanged(_ isTyping: Bool) {
    guard isTyping != isForTyping else { return }
    isForTyping = isTyping
    graph.preferencesChanged(above: self)
  }

  func mount(_ make: (Node) -> Node) {
    let child = make(self)
    self.child = child
    let widgets = child.widgets
    if !widgets.isEmpty { widget.insert(widgets, after: nil, in: .content) }
    announcePreference()
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == ToolbarKey.self ? ([self] as! K.Value) : nil
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
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    child?.unmount()
    super.unmount()
    if placement.position == .keyboard { graph.renderer.focus.remove(self) }
    if !isPlaced { widget.destroy() }
  }
}
