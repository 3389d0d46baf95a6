/// Windows of the same kind; one is open at the start.
public struct WindowGroup<Content: View> {
  let id: String
  let title: String
  let defaultSize: CGSize?
  let content: () -> Content

  init(id: String, title: String, defaultSize: CGSize?, content: @escaping () -> Content) {
    self.id = id
    self.title = title
    self.defaultSize = defaultSize
    self.content = content
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: "main", title: "", defaultSize: nil, content: content)
  }
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: "", defaultSize: nil, content: content)
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: "main", title: titleKey.resolved, defaultSize: nil, content: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: "main", title: String(title), defaultSize: nil, content: content)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id: id, title: titleKey.resolved, defaultSize: nil, content: content)
  }

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    WindowSceneNode(scene, under: parent)
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    unsafeDowncast(node, to: WindowSceneNode<Content>.self).patch(with: scene)
  }
}

extension Scene {
  /// The size of a window that has none remembered, in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    SizedScene(content: self, size: CGSize(width: width, height: height))
  }
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { SizedScene(content: self, size: size) }
}

/// A scene whose windows start with a size.
struct SizedScene<Content: Scene> {
  let content: Content
  let size: CGSize
}

extension SizedScene: Scene {
  typealias Body = Never

  static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    let node = SizedSceneNode(scene.size, under: parent)
    node.child = Content._makeScene(scene.content, under: node)
    return node
  }
  static func _patchScene(_ node: _ViewNode, with scene: Self) {
    Content._patchScene(unsafeDowncast(node, to: SizedSceneNode.self).child!, with: scene.content)
  }
}

final class SizedSceneNode: SingleChildNode {
  let size: CGSize
  init(_ size: CGSize, under parent: Node) {
    self.size = size
    super.init(under: parent)
  }
}

/// The node of a scene's windows.
final class WindowSceneNode<Content: View>: Node {
  private var scene: WindowGroup<Content>
  private var windows: [SceneInstanceNode] = []

  init(_ scene: WindowGroup<Content>, under parent: Node) {
    self.scene = scene
    super.init(under: parent)
    open()
  }

  private var defaultSize: CGSize? {
    var node = parent
    while let current = node {
      if let sized = current as? SizedSceneNode { return sized.size }
      node = current.parent
    }
    return scene.defaultSize
  }

  private func open() {
    let number = (0...).first { number in !windows.contains { $0.number == number } }!
    let window = SceneInstanceNode(scene.id, number: number, under: self)
    let close: @MainActor () -> Void = { [weak self, weak window] in
      window?.window.requestClose { if let self, let window { self.close(window) } }
    }
    let description = WindowDescription(
      role: .window, title: scene.title, defaultWidth: defaultSize.map { Double($0.width) },
      defaultHeight: defaultSize.map { Double($0.height) }, id: scene.id, goBack: Callback {},
      selectTab: Callback { _ in }, close: Callback { close() })
    let content = reading { scene.content() }
    window.open(description, close: close) { Content._makeNode(content, under: $0) }
    windows.append(window)
  }

  private func close(_ window: SceneInstanceNode) {
    windows.removeAll { $0 === window }
    window.close()
  }

  func patch(with new: WindowGroup<Content>) {
    scene = new
    for window in windows { window.window.setOwnTitle(new.title) }
    update()
  }

  /// Each window has the content made for itself.
  override func update() {
    let contents = reading { windows.map { _ in scene.content() } }
    for (window, content) in zip(windows, contents) { Content._patch(window.window.content, with: content) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { for window in windows { visit(window) } }
  override func unmount() {
    for window in windows { window.close() }
    windows = []
    super.unmount()
  }
}
