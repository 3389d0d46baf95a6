extension View {
  /// Says how the enclosing stack shows values of type `data`.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _DestinationModifier(type: ObjectIdentifier(data)) { value in
        guard let value = value.base as? D else { return AnyView(EmptyView()) }
        return AnyView(destination(value))
      })
  }

  /// Shows a page on the enclosing stack while `isPresented` is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let link = NavigationLink(
      target: .view(destination()), isActive: isPresented, label: EmptyView())
    return _LinkedView(base: self, link: link)
  }

  /// Shows a page for `item` on the enclosing stack while it is not nil.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isPresented = Binding(isPresent: item)
    let page = item.wrappedValue.map(destination)
    return _LinkedView(
      base: self, link: NavigationLink(target: .view(page), isActive: isPresented, label: EmptyView()))
  }
}

extension Binding where Value == Bool {
  /// Whether an optional has a value; writing false makes it nil.
  init<V>(isPresent item: Binding<V?>) {
    nonisolated(unsafe) let item = item
    self.init(reading: { item.wrappedValue != nil }, writing: { if !$0 { item.wrappedValue = nil } })
  }
}

/// A view and a link that has no looks of its own.
struct _LinkedView<Base: View, Destination: View> {
  let base: Base
  let link: NavigationLink<EmptyView, Destination>
}

extension _LinkedView: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> LinkedNode {
    let node = LinkedNode(under: parent)
    node.children = [Base._makeNode(view.base, under: node)]
    node.children.append(NavigationLinkNode(view.link, hiddenUnder: node))
    return node
  }
  static func patch(_ node: LinkedNode, with view: Self) {
    Base._patch(node.children[0], with: view.base)
    unsafeDowncast(node.children[1], to: NavigationLinkNode<EmptyView, Destination>.self).patch(
      with: view.link)
  }
}

final class LinkedNode: GroupNode {}

/// Registers how values of a type are shown.
struct _DestinationModifier {
  let type: ObjectIdentifier
  let make: (AnyHashable) -> AnyView
}

extension _DestinationModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    DestinationNode(modifier, on: content, under: parent)
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: DestinationNode<C>.self).patch(with: modifier, on: content)
  }
}

private final class DestinationNode<Content: View>: SingleChildNode {
  private let type: ObjectIdentifier
  private weak var navigator: Navigator?

  init(_ modifier: _DestinationModifier, on content: Content, under parent: Node) {
    type = modifier.type
    super.init(under: parent)
    navigator = EnvironmentValues(scope: environment, isRecording: false).navigator
    if navigator == nil {
      Diagnostics.warn(
        "A navigationDestination stands outside a NavigationStack; nothing will be shown by it.")
    }
    navigator?.destinations[type] = modifier.make
    child = Content._makeNode(content, under: self)
  }

  func patch(with new: _DestinationModifier, on content: Content) {
    navigator?.destinations[type] = new.make
    Content._patch(child!, with: content)
    navigator?.host?.refreshPages(of: type)
  }

  override func unmount() {
    navigator?.destinations[type] = nil
    super.unmount()
  }
}
