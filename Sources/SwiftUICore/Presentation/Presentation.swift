/// A view over which another is presented while something is so.
struct PresentingView<Base: View, Item, Content: View> {
  let base: Base
  let role: WindowDescription.Role
  /// What is presented now, nil nothing; another identity is another presentation.
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
  /// Where a bubble stands; nil: the role is another.
  var place: PopoverPlace?
}

extension PresentingView: View, PrimitiveView {
  typealias Body = Never
  static func makeNode(_ view: Self, under parent: Node) -> PresentingNode<Base, Item, Content> {
    PresentingNode(view, under: parent)
  }
  static func patch(_ node: PresentingNode<Base, Item, Content>, with view: Self) { node.patch(with: view) }
}

final class PresentingNode<Base: View, Item, Content: View>: PresenterNode {
  private var view: PresentingView<Base, Item, Content>
  private var window: (node: WindowNode, identity: AnyHashable)? {
    didSet { isPresenting = window != nil }
  }

  init(_ view: PresentingView<Base, Item, Content>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    child = Base._makeNode(view.base, under: self)
    follow()
  }

  func patch(with new: PresentingView<Base, Item, Content>) {
    view = new
    Base._patch(child!, with: new.base)
    follow()
  }

  override func follow() {
    guard mayPresent else { return withdraw() }
    // The content is the presenter's: what it reads while it is made, the presenter follows.
    let (item, content) = reading {
      let item = view.item.wrappedValue
      return (item, item.map(view.content))
    }
    let identity = item.map(view.identity)
    if let window, window.identity == identity, let content {
      Content._patch(window.node.content, with: content)
      return
    }
    close()
    if let identity, let content { open(content, identity) }
  }

  private func open(_ content: Content, _ identity: AnyHashable) {
    let dismiss: @MainActor () -> Void = { [weak self] in self?.view.item.wrappedValue = nil }
    let description = WindowDescription(
      role: view.role, popoverPlace: view.place, goBack: Callback {}, selectTab: Callback { _ in },
      close: Callback { [weak self] in self?.window?.node.requestClose(dismiss) })
    var made: WindowNode!
    // What the content does as it appears belongs after the update that presents it.
    let appearances = graph.actions {
      made = WindowNode(description, under: self, dismiss: dismiss) { Content._makeNode(content, under: $0) }
    }
    let node: WindowNode = made
    window = (node, identity)
    // Once the views around are in place, so that there is something to stand in front of.
    graph.present(node) { [weak self, weak node, graph] in
      if let self, let node { node.present(over: anchor) }
      for action in appearances { graph.afterUpdate(action) }
    }
  }

  /// What the presentation stands in front of: the first widget here, or the window's.
  private var anchor: (any Widget)? {
    if let widget = child?.widgets.first { return widget }
    var node = parent
    while let current = node {
      if let anchored = current as? any AnchoredNode { return anchored.anchorWidget }
      node = current.parent
    }
    return nil
  }

  private func close() {
    guard let node = window?.node else { return }
    graph.endPresentations(in: node)
    // What it wrote as it asked to be closed is seen by it, and told by its `onChange`.
    graph.updateLeaving(node)
    window = nil
    let disappearances = graph.actions { node.dismiss() }
    graph.afterSettling { [graph, onDismiss = view.onDismiss] in
      for action in disappearances { graph.afterUpdate(action) }
      if let onDismiss { graph.afterUpdate(onDismiss) }
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let window { visit(window.node) }
  }

  /// What waits for the end hears of it; the binding stays, so that a view that comes back presents again.
  override func withdraw() {
    guard let node = window?.node else { return }
    node.dismiss()
    window = nil
    if let onDismiss = view.onDismiss { graph.afterUpdate(onDismiss) }
  }

  override func end() {
    super.end()
    close()
    view.item.wrappedValue = nil
  }
}

extension View {
  nonisolated func presenting<Content: View>(
    _ role: WindowDescription.Role, while isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    at place: PopoverPlace? = nil, content: @escaping () -> Content
  ) -> some View {
    let item = Binding<Bool?>(
      reading: { isPresented.wrappedValue ? true : nil }, writing: { isPresented.wrappedValue = $0 != nil })
    return PresentingView(
      base: self, role: role, item: item, identity: { _ in true }, onDismiss: onDismiss,
      content: { _ in content() }, place: place)
  }

  nonisolated func presenting<Item: Identifiable, Content: View>(
    _ role: WindowDescription.Role, _ item: Binding<Item?>, onDismiss: (() -> Void)?,
    at place: PopoverPlace? = nil, content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      base: self, role: role, item: item, identity: { AnyHashable($0.id) }, onDismiss: onDismiss,
      content: content, place: place)
  }

  /// Shows a dialog in front of the window while `isPresented` is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, while: isPresented, onDismiss: onDismiss, content: content)
  }
  /// Shows a dialog for `item` while it is not nil.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss: onDismiss, content: content)
  }
  /// Covers the window with a view while `isPresented` is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, while: isPresented, onDismiss: onDismiss, content: content)
  }
  /// Covers the window with a view for `item` while it is not nil.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss: onDismiss, content: content)
  }
}
