/// The structure of an app: its scenes.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  init()
}

/// The node of a running app.
package final class AppNode<A: App>: _RunningNode {
  private let node: AppBodyNode<A>

  package init(_ app: A, in graph: Graph) {
    let environment = rootEnvironment(of: graph)
    node = graph.building { AppBodyNode(app, rootOf: graph, environment: environment) }
    super.init(node, environment)
    directory.hasMenu = true
    directory.events.launching?()
    if let delegate = directory.events.connecting?() { place(delegate) }
    graph.building { directory.launch() }
    graph.afterUpdate { [directory] in directory.events.launched?() }
  }
}

/// The node of a program that has no `App`: code of its own opens windows by hand, and a delegate is told of its life.
package final class DelegatedNode: _RunningNode {
  package init(in graph: Graph) {
    let environment = rootEnvironment(of: graph)
    super.init(RootNode(rootOf: graph, environment: environment), environment)
  }
}

/// Keeps a tree of nodes running.
@MainActor
package class _RunningNode {
  let root: _ViewNode
  // Nodes refer to both unowned.
  private let graph: Graph
  private let environment: EnvironmentScope

  init(_ root: _ViewNode, _ environment: EnvironmentScope) {
    self.root = root
    graph = root.graph
    self.environment = environment
    root.graph.renderer.desktop.follow(self)
  }

  deinit {
    // A tree that is let go without being stopped: its tasks run on, and what they write must not look for its nodes.
    let stop: @MainActor @Sendable () -> Void = { [root, graph, environment] in
      withExtendedLifetime((graph, environment)) { if root.isMounted { root.unmount() } }
    }
    if isOnMainActor() { withMainActorUnchecked(stop) } else { DispatchQueue.main.async(execute: stop) }
  }

  var rootNode: _ViewNode { root }

  /// The scenes, and what the app's delegate wants to be told.
  package var directory: SceneDirectory {
    EnvironmentValues(scope: environment, isRecording: false).sceneDirectory
  }

  /// Takes the tree down: windows close, tasks are cancelled, `onDisappear` runs with the next flush.
  package func stop() { root.unmount() }

  /// Sets a value of the environment that comes from the desktop rather than a view.
  package func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    changeEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Places an object in the environment, by its type, if views can follow it.
  fileprivate func place(_ object: AnyObject) {
    func placeObserved<T: ObservableObject>(_ object: T) {
      changeEnvironment { $0.set(object as T?, for: ObjectIdentifier(T.self)) }
    }
    func placeObservable<T: AnyObject & Observable>(_ object: T) {
      changeEnvironment { $0.set(object as T?, for: ObjectIdentifier(T.self)) }
    }
    if let object = object as? any ObservableObject {
      placeObserved(object)
    } else if let object = object as? any AnyObject & Observable {
      placeObservable(object)
    }
  }

  func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    change(&values)
    environment.replace(with: environment.values.merging(values.changes) { $1 }, owner: root)
  }
}

/// The environment at the root of a graph: what comes from the renderer.
@MainActor
func rootEnvironment(of graph: Graph) -> EnvironmentScope {
  let environment = EnvironmentScope(parent: nil)
  var values = graph.renderer.desktop.values
  var openURL = OpenURLAction { _ in .systemAction }
  openURL.system = { [weak graph] url in graph?.renderer.open(url) ?? false }
  values.openURL = openURL
  values.clipboard = ClipboardAccess(renderer: graph.renderer)
  values.sceneDirectory = SceneDirectory()
  environment.setFirst(values.changes)
  return environment
}

final class AppBodyNode<A: App>: EvaluatingNode<A> {
  private var child: Node!

  override init(_ app: A, rootOf graph: Graph, environment: EnvironmentScope) {
    super.init(app, rootOf: graph, environment: environment)
    let body = evaluate { value.body }
    child = A.Body._makeScene(body, under: self)
  }

  override func update() {
    let body = evaluate { value.body }
    A.Body._patchScene(child, with: body)
  }
  override func forEachChild(_ visit: (Node) -> Void) { visit(child) }
  override func unmount() {
    child.unmount()
    super.unmount()
  }
}

/// A view in a window of its own, without an app around it: previews, tests, hosting by hand.
package final class HostedView<Content: View>: _RunningNode {
  private let scene: WindowSceneNode<Content>
  private var content: Content
  /// The window's.
  package var title: String { didSet { if title != oldValue { update(content) } } }
  /// Called once somebody has closed the window.
  package var closed: (() -> Void)?
  /// Asked before somebody closes it; nil: it may be closed.
  package var mayClose: (() -> Bool)?

  /// - Parameter size: of the window, in points; nil: as the renderer has it.
  package init(
    _ content: Content, title: String = "", size: CGSize? = nil,
    titleBar: WindowDescription.TitleBar = .full, isResizable: Bool = true, in graph: Graph
  ) {
    self.title = title
    self.content = content
    let environment = rootEnvironment(of: graph)
    var values = EnvironmentValues()
    values.windowTraits.titleBar = titleBar
    values.windowTraits.resizability = isResizable ? .automatic : .contentSize
    environment.setFirst(environment.values.merging(values.changes) { $1 })
    let root = RootNode(rootOf: graph, environment: environment)
    scene = graph.building {
      WindowSceneNode(Self.scene(content, title, size), under: root)
    }
    root.child = scene
    super.init(root, environment)
    scene.windowClosed = { [weak self, weak graph] in
      // Not before the window has gone: whoever is told may let go of this.
      graph?.afterUpdate { self?.closed?() }
    }
    scene.mayClose = { [weak self] in self?.mayClose?() ?? true }
    scene.open(nil)
  }

  private static func scene(_ content: Content, _ title: String, _ size: CGSize?) -> _WindowScene<Content> {
    nonisolated(unsafe) let content = content
    return _WindowScene(id: "hosted", title: title, size: size, content: { _ in content })
  }

  /// The window's widget; nil once it was closed.
  package var widget: (any DescribedWidget<WindowDescription>)? { scene.windows.first?.window.widget }
  /// Whether the window is still open.
  package var isOpen: Bool { !scene.windows.isEmpty }
  /// Closes the window as a person would.
  package func requestClose() { for window in scene.windows { scene.close(window) } }
  /// Brings the window to the front.
  package func raise() { scene.open(nil) }

  /// Replaces the view, as its parent's `body` would.
  package func update(_ content: Content) {
    self.content = content
    let graph = rootNode.graph
    graph.building { scene.patch(with: Self.scene(content, title, nil)) }
    graph.flush()
  }
}

final class RootNode: Node {
  var child: Node?
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    child?.unmount()
    super.unmount()
  }
}
