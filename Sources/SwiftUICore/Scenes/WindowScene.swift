/// A scene with windows: what it is called, what its windows show, and which of them there may be.
public struct _WindowScene<Content: View> {
  enum Kind {
    /// Any number of windows; one for each value, where it has values.
    case group
    /// One window.
    case single
    /// One window, as large as its content.
    case settings
    /// One window, opened at the start only where no other is.
    case extra
  }
  var kind = Kind.group
  /// nil: it has none of its own.
  var id: String?
  var title = ""
  /// The type of the values that windows are opened for; nil: they are opened without.
  var valueType: ObjectIdentifier?
  var size: CGSize?
  let content: (PresentedValue) -> Content
}

/// A scene that windows can be opened of by name or value.
@MainActor
protocol WindowOpening: Node {
  var kind: _WindowScene<EmptyView>.Kind { get }
  var id: String? { get }
  var title: String { get }
  var valueType: ObjectIdentifier? { get }
  var traits: WindowTraits { get }
  var windows: [SceneInstanceNode] { get }
  /// Opens a window, or raises the one there is for it.
  @discardableResult
  func open(_ value: AnyHashable?) -> SceneInstanceNode
  /// Closes a window as a person would.
  func close(_ window: SceneInstanceNode)
}

extension _WindowScene: Scene {
  public typealias Body = Never

  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    WindowSceneNode(scene, under: parent)
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    unsafeDowncast(node, to: WindowSceneNode<Content>.self).patch(with: scene)
  }
}

/// The node of a scene's windows.
final class WindowSceneNode<Content: View>: Node, WindowOpening {
  private var scene: _WindowScene<Content>
  private(set) var windows: [SceneInstanceNode] = []
  private let directory: SceneDirectory
  /// Called when one of its windows was closed.
  var windowClosed: (() -> Void)?
  /// Asked before one of its windows closes as a person wishes; nil: it may.
  var mayClose: (() -> Bool)?
  /// The name under which what its windows keep is stored.
  private let name: String

  init(_ scene: _WindowScene<Content>, under parent: Node) {
    self.scene = scene
    directory = EnvironmentValues(scope: parent.environmentForChildren, isRecording: false).sceneDirectory
    name = directory.name(for: scene.id)
    super.init(under: parent)
    directory.add(self)
  }

  var kind: _WindowScene<EmptyView>.Kind {
    switch scene.kind {
    case .group: .group
    case .single: .single
    case .settings: .settings
    case .extra: .extra
    }
  }
  var id: String? { scene.id }
  var title: String { scene.title }
  var valueType: ObjectIdentifier? { scene.valueType }
  var traits: WindowTraits { EnvironmentValues(scope: environment, isRecording: false).windowTraits }

  @discardableResult
  func open(_ value: AnyHashable?) -> SceneInstanceNode {
    let known =
      scene.kind == .group
      ? value.flatMap { value in windows.first { $0.value.peek() == value } } : windows.first
    guard let known else { return graph.building { make(value) } }
    known.comeBack()
    graph.present(known) { [weak known] in known?.window.raise() }
    return known
  }

  private func make(_ value: AnyHashable?) -> SceneInstanceNode {
    let number = (0...).first { number in !windows.contains { $0.number == number } }!
    let window = SceneInstanceNode(name, number: number, value: value, under: self)
    let close: @MainActor () -> Void = { [weak self, weak window] in
      if let self, let window { self.close(window) }
    }
    let content = reading { scene.content(PresentedValue(window.value)) }
    var description = self.description(close)
    if directory.hasMenu, scene.kind != .settings {
      description.menu = MenuSource { [directory, weak window] in
        guard let window, window.isMounted else { return [] }
        // What has happened until now has its say in what can be chosen.
        window.graph.flush()
        return directory.menu(of: window)
      }
      description.showsMenu = directory.hasOwnMenu
    }
    description.barForecast = BarForecast { BarSearch.finds(in: Content.self) }
    window.open(description, close: close) { Content._makeNode(content, under: $0) }
    windows.append(window)
    return window
  }

  private func description(_ close: @escaping @MainActor () -> Void) -> WindowDescription {
    let traits = traits
    let size = scene.size ?? traits.size
    let followsContent =
      (scene.kind == .settings || scene.kind == .extra) && traits.resizability == .automatic
    return WindowDescription(
      role: .window, title: scene.title, defaultWidth: size.map { Double($0.width) },
      defaultHeight: size.map { Double($0.height) }, id: name,
      isResizable: !(followsContent || traits.resizability == .contentSize), position: traits.position,
      placement: traits.placement,
      level: traits.level.described, titleBar: traits.titleBar, goBack: Callback {},
      selectTab: Callback { _ in },
      close: Callback { close() })
  }

  func close(_ window: SceneInstanceNode) {
    guard window.isMounted, mayClose?() ?? true else { return }
    window.window.requestClose { [weak self, weak window] in
      guard let self, let window, window.isMounted else { return }
      windows.removeAll { $0 === window }
      window.close()
      windowClosed?()
    }
  }

  func patch(with new: _WindowScene<Content>) {
    scene = new
    for window in windows { window.window.setOwnTitle(new.title) }
    update()
  }

  /// Each window has the content made for itself.
  override func update() {
    let contents = reading { windows.map { scene.content(PresentedValue($0.value)) } }
    for (window, content) in zip(windows, contents) { Content._patch(window.window.content, with: content) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { for window in windows { visit(window) } }
  override func unmount() {
    directory.remove(self)
    for window in windows { window.close() }
    windows = []
    super.unmount()
  }
}
