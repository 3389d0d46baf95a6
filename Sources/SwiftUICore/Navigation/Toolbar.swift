/// What goes into a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Self.Body { get }
  /// The content as a view whose nodes are toolbar items.
  var _items: AnyView { get }
}

extension ToolbarContent {
  public var _items: AnyView { AnyView(ToolbarBody(content: self)) }
}

/// Toolbar content with a `body`: stored in a view, so that its dynamic properties live on the view's node.
private struct ToolbarBody<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarBody: View {
  var body: some View { content.body._items }
}

extension ToolbarContent where Body == Never {
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is primitive toolbar content") }
}

extension Never: ToolbarContent {
  public var _items: AnyView { AnyView(EmptyView()) }
}

/// One view in a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public var _items: AnyView { AnyView(ToolbarItemView(placement: placement, content: content)) }
}

/// Several views in one place of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }

  public var _items: AnyView { AnyView(ToolbarItemView(placement: placement, content: content)) }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems {
    var items: [AnyView] = []
    for content in repeat each content { items.append(content._items) }
    return _ToolbarItems(items: AnyView(Ordered(views: items)))
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some CustomizableToolbarContent
  {
    _ToolbarItems(items: AnyView(content?._items))
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(items: AnyView(Branch(storage: .first(first._items))))
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(items: AnyView(Branch(storage: .second(second._items))))
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(items: content._items)
  }

  private typealias Branch = _ConditionalContent<AnyView, AnyView>
}

/// Toolbar content that is made already.
public struct _ToolbarItems: ToolbarContent {
  public typealias Body = Never
  let items: AnyView
  public var _items: AnyView { items }
}

/// Views in a fixed order, each the identity of its place.
private struct Ordered: View {
  let views: [AnyView]
  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

/// A toolbar item as the engine sees it: a view whose widget goes to the window's bar.
struct ToolbarItemView<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemView: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> ToolbarItemNode {
    let node = ToolbarItemNode(view.placement, under: parent)
    node.mount { ModifiedContent._makeNode(view.inBar, under: $0) }
    return node
  }
  static func patch(_ node: ToolbarItemNode, with view: Self) {
    if node.placement != view.placement {
      node.stand(at: view.placement)
    }
    ModifiedContent._patch(node.child!, with: view.inBar)
  }

  /// The content with the looks of a bar.
  private var inBar: ModifiedContent<Content, _EnvironmentModifier> {
    content.modifier(_EnvironmentModifier(write: { ToolbarLook.write(&$0) }, isTransform: true))
  }
}

extension View {
  /// Puts views into the window's bars while this view is in sight.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @MainActor () -> Content
  ) -> some View {
    _ToolbarView(base: self, items: withMainActorUnchecked { content()._items })
  }

  /// Puts views at the trailing end of the window's bar while this view is in sight.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _ToolbarView(base: self, items: toolbarItem(.automatic, content()))
  }

  /// Puts views into the window's bar while this view is in sight.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    _ToolbarView(
      base: _ToolbarView(base: self, items: toolbarItem(.topBarTrailing, trailing)),
      items: toolbarItem(.topBarLeading, leading))
  }
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    _ToolbarView(base: self, items: toolbarItem(.topBarLeading, leading))
  }
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    _ToolbarView(base: self, items: toolbarItem(.topBarTrailing, trailing))
  }
}

private func toolbarItem<Content: View>(_ placement: ToolbarItemPlacement, _ content: Content) -> AnyView {
  AnyView(ToolbarItemView(placement: placement, content: content))
}

/// A view and beside it the nodes of its toolbar items.
public struct _ToolbarView<Base: View> {
  let base: Base
  let items: AnyView
}

extension _ToolbarView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> ToolbarNode {
    let node = ToolbarNode(under: parent)
    node.children = [
      Base._makeNode(view.base, under: node), AnyView._makeNode(view.items, under: node),
    ]
    return node
  }
  static func patch(_ node: ToolbarNode, with view: Self) {
    Base._patch(node.children[0], with: view.base)
    AnyView._patch(node.children[1], with: view.items)
  }
}

final class ToolbarNode: GroupNode {
  private var base: Node { children[0] }
  override func collectWidgets(into widgets: inout [any Widget]) { base.collectWidgets(into: &widgets) }
  override var lastWidget: (any Widget)? { base.lastWidget }
  override func collectRows(into rows: inout RowMap) { base.collectRows(into: &rows) }
}
