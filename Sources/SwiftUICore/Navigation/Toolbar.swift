/// Where in a window's bars a toolbar item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Position: Hashable, Sendable {
    case leading, center, trailing, bottom
    /// In the middle where nothing else is, or else at the bottom.
    case status
  }
  let position: Position
  /// Whether what is there leaves a dialog without doing what the dialog is for.
  let isCancellation: Bool
  /// Whether what is there does what the dialog is for.
  let isConfirmation: Bool

  private init(_ position: Position, isCancellation: Bool = false, isConfirmation: Bool = false) {
    self.position = position
    self.isCancellation = isCancellation
    self.isConfirmation = isConfirmation
  }

  public static let automatic = ToolbarItemPlacement(.trailing)
  public static let principal = ToolbarItemPlacement(.center)
  public static let navigation = ToolbarItemPlacement(.leading)
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  public static let status = ToolbarItemPlacement(.status)
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isConfirmation: true)
  public static let cancellationAction = ToolbarItemPlacement(.leading, isCancellation: true)
  public static let destructiveAction = ToolbarItemPlacement(.leading)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  public static let keyboard = ToolbarItemPlacement(.bottom)
  public static let bottomOrnament = ToolbarItemPlacement(.bottom)
  public static let topBarPinnedTrailing = ToolbarItemPlacement(.trailing)
  public static let title = ToolbarItemPlacement(.center)
  public static let largeTitle = ToolbarItemPlacement(.center)
  public static let subtitle = ToolbarItemPlacement(.center)
  public static let largeSubtitle = ToolbarItemPlacement(.center)
  /// A bar of its own on a Mac; here the one under the content.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { bottomBar }
}

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
private struct ToolbarItemView<Content: View> {
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
      node.placement = view.placement
      node.widget.description.isConfirmation = view.placement.isConfirmation
      node.widget.update(from: node.widget.description)
      node.graph.preferencesChanged(above: node)
    }
    ModifiedContent._patch(node.child!, with: view.inBar)
  }

  /// The content with the looks of a bar.
  private var inBar: ModifiedContent<Content, _EnvironmentModifier> {
    content.modifier(_EnvironmentModifier(write: { ToolbarLook.write(&$0) }, isTransform: true))
  }
}

/// A toolbar item: its views live where the `toolbar` modifier stands, its widget in the window's bar.
final class ToolbarItemNode: HostNode {
  let widget: any DescribedWidget<ToolbarItemDescription>
  var placement: ToolbarItemPlacement
  var position: ToolbarItemPlacement.Position { placement.position }
  var isCancellation: Bool { placement.isCancellation }
  private(set) var child: Node?
  /// Whether the widget is in a bar.
  var isPlaced = false

  init(_ placement: ToolbarItemPlacement, under parent: Node) {
    self.placement = placement
    widget = parent.graph.renderer.makeWidget(
      for: ToolbarItemDescription(isConfirmation: placement.isConfirmation))
    super.init(under: parent)
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
    if !isPlaced { widget.destroy() }
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
