/// A modification that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  /// The modified view; `content` stands for the view being modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C)
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor)
  /// Whether it only says something of the view, whose environment it leaves as it is.
  nonisolated static var _isAttribute: Bool { get }
}

extension ViewModifier {
  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    Spreading.makeNode(
      content, ModifierAround(modifier: modifier), changesEnvironment: true, under: parent)
      ?? ModifierBodyNode<Self, C>(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    if Spreading.patch(node, content, ModifierAround(modifier: modifier)) { return }
    unsafeDowncast(node, to: ModifierBodyNode<Self, C>.self).patch(with: modifier, on: content)
  }
}

extension ViewModifier {
  public nonisolated static var _isAttribute: Bool { false }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    Diagnostics.hasNoBody(Self.self, "it is a primitive modifier")
  }
}

extension ViewModifier {
  /// This modifier, and `modifier` around it.
  public nonisolated func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view or modifier with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive view") }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    Modifier._makeNode(view.modifier, on: view.content, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    Modifier._patch(node, with: view.modifier, on: view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies `modifier` to this view.
  @inlinable
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier modifies, as its `body` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ModifiedSource
}

extension _ViewModifier_Content: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> ModifiedContentNode {
    ModifiedContentNode(view.source, under: parent)
  }
  static func patch(_ node: ModifiedContentNode, with view: Self) { node.patch() }
}

/// Holds the content of one applied modifier for the places in the modifier's body where it appears.
@MainActor
class ModifiedSource {
  /// Counts new contents.
  final var version = 0
  final var places: [ModifiedContentNode] = []

  func makeNode(under parent: Node) -> Node { Node(under: parent) }
  func patch(_ node: Node) {}
  /// The content.
  var view: (any View)? { nil }

  /// Shows new content wherever the content stands.
  final func patchPlaces() { for place in places { place.patch() } }
}

final class TypedModifiedSource<Content: View>: ModifiedSource {
  var content: Content

  init(_ content: Content) { self.content = content }

  override func makeNode(under parent: Node) -> Node { Content._makeNode(content, under: parent) }
  override func patch(_ node: Node) { Content._patch(node, with: content) }
  override var view: (any View)? { content }
}

final class ModifiedContentNode: SingleChildNode {
  override var isRecyclable: Bool { true }
  override var isInterchangeable: Bool { true }
  override var leavesQuietly: Bool { true }
  private let source: ModifiedSource
  private var version: Int

  init(_ source: ModifiedSource, under parent: Node) {
    self.source = source
    version = source.version
    super.init(under: parent)
    child = source.makeNode(under: self)
    source.places.append(self)
  }

  func patch() {
    guard version != source.version else { return }
    version = source.version
    source.patch(child!)
  }

  override func unmount() {
    source.places.removeAll { $0 === self }
    super.unmount()
  }
}

/// The node of a modifier that has a `body`.
final class ModifierBodyNode<Modifier: ViewModifier, Content: View>: EvaluatingNode<Modifier> {
  override var isRecyclable: Bool { true }
  override var isInterchangeable: Bool { hasNothingOfItsOwn }
  override var leavesQuietly: Bool { hasQuietProperties }
  override var handsOutWhatItSaw: Bool { true }
  private let source: TypedModifiedSource<Content>
  private var child: Node!

  init(_ modifier: Modifier, on content: Content, under parent: Node) {
    source = TypedModifiedSource(content)
    super.init(modifier, under: parent)
    let body = evaluate { value.body(content: .init(source: source)) }
    child = Modifier.Body._makeNode(body, under: self)
  }

  func patch(with modifier: Modifier, on content: Content) {
    source.content = content
    source.version += 1
    if replace(with: modifier) || isDirty { update() }
    // The body passes its content on untouched, so an unchanged body still shows the new content.
    source.patchPlaces()
  }

  override func update() {
    let body = evaluate { value.body(content: .init(source: source)) }
    Modifier.Body._patch(child, with: body)
  }

  override func collectWidgets(into widgets: inout [any Widget]) { child.collectWidgets(into: &widgets) }
  override var lastWidget: (any Widget)? { child.lastWidget }
  override func forEachChild(_ visit: (Node) -> Void) { visit(child) }
  override func collectRows(into rows: inout RowMap) { child.collectRows(into: &rows) }
  override func unmount() {
    child.unmount()
    super.unmount()
  }
}
