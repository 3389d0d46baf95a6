/// A view that is updated only when its content differs by `==`.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> EquatableNode<Content> {
    EquatableNode(view.content, under: parent)
  }
  static func patch(_ node: EquatableNode<Content>, with view: Self) { node.patch(with: view.content) }
}

final class EquatableNode<Content: Equatable & View>: SingleChildNode {
  override var isRecyclable: Bool { true }
  override var leavesQuietly: Bool { true }
  private var content: Content

  init(_ content: Content, under parent: Node) {
    self.content = content
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
  }

  func patch(with new: Content) {
    guard content != new else {
      if leadsToWaiting { graph.updateWaiting(below: self) }
      return
    }
    content = new
    Content._patch(child!, with: new)
  }
}

extension View where Self: Equatable {
  /// Updates this view only when its new value differs by `==`.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
