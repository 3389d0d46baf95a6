/// The scenes of a running app, for opening and closing their windows from anywhere.
@MainActor
package final class SceneDirectory {
  private struct Weak { weak var scene: (any WindowOpening)? }
  private struct WeakPart { weak var node: CommandPartNode? }
  private var known: [Weak] = []
  private var parts: [WeakPart] = []
  /// Whether windows have a menu: those of an app do.
  var hasMenu = false
  private var names: [String: Int] = [:]
  /// What the app's delegate wants to be told; set by an adaptor while the app is made.
  package var events = AppEvents()

  /// Documents for windows that are about to open.
  let documents = DocumentsForWindows()

  nonisolated init() {}

  /// In the order in which the app declares them.
  var scenes: [any WindowOpening] { known.compactMap(\.scene).filter(\.isMounted) }

  func add(_ scene: any WindowOpening) {
    known.removeAll { $0.scene == nil }
    known.append(Weak(scene: scene))
  }
  func remove(_ scene: any WindowOpening) { known.removeAll { $0.scene === scene } }

  /// The app's menus and groups of commands, in the order in which it declares them.
  var commandParts: [CommandPartNode] {
    parts.compactMap(\.node).filter(\.isMounted).sorted { $0.isBefore($1) }
  }

  /// Whether the menu has more in it than that of every app: commands, settings or further windows.
  var hasOwnMenu: Bool { scenes.count > 1 || !commandParts.isEmpty }

  func add(_ part: CommandPartNode) {
    parts.removeAll { $0.node == nil }
    parts.append(WeakPart(node: part))
  }
  func remove(_ part: CommandPartNode) { parts.removeAll { $0.node === part } }

  /// A name that no other scene of the app has, the same at each launch.
  func name(for id: String?) -> String {
    let name = id ?? "main"
    let count = names[name, default: 0]
    names[name] = count + 1
    return count == 0 ? name : "\(name)-\(count + 1)"
  }

  // MARK: opening

  /// Opens the windows that an app starts with.
  func launch() {
    let scenes = scenes
    let first =
      scenes.first { ($0.kind == .group || $0.kind == .single) && $0.traits.launch != .suppressed }
      ?? scenes.first { $0.kind == .extra } ?? scenes.first { $0.kind == .settings }
    guard let first else {
      Diagnostics.warn("The app has no scene with a window; there is nothing to show.")
      return
    }
    for scene in scenes where scene === first || scene.traits.launch == .presented { scene.open(nil) }
  }

  package func open(id: String) { window(id: id) }

  /// - Returns: the window, which is new or in front now.
  @discardableResult
  func window(id: String, value: AnyHashable? = nil, type: ObjectIdentifier? = nil) -> SceneInstanceNode? {
    guard let scene = scenes.first(where: { $0.id == id && (type == nil || $0.valueType == type) }) else {
      let ids = scenes.compactMap(\.id).map { "\"\($0)\"" }.joined(separator: ", ")
      Diagnostics.warn(
        "openWindow: no scene has the id \"\(id)\"\(type == nil ? "" : " and takes such a value"); "
          + (ids.isEmpty ? "none has an id." : "there are \(ids)."))
      return nil
    }
    return scene.open(value)
  }

  @discardableResult
  func window<D: Hashable>(value: D) -> SceneInstanceNode? {
    guard let scene = scenes.first(where: { $0.valueType == ObjectIdentifier(D.self) }) else {
      Diagnostics.warn("openWindow: no WindowGroup is for values of type \(D.self).")
      return nil
    }
    return scene.open(AnyHashable(value))
  }

  /// Whether there is a settings scene, which then is in front.
  @discardableResult
  func openSettings() -> Bool {
    guard let settings = scenes.first(where: { $0.kind == .settings }) else { return false }
    settings.open(nil)
    return true
  }

  // MARK: closing

  func close(where matches: (any WindowOpening) -> Bool, value: AnyHashable? = nil) {
    for scene in scenes where matches(scene) {
      for window in scene.windows where value == nil || window.value.peek() == value { scene.close(window) }
    }
  }

  // MARK: addresses

  /// Hands an address, or a file, to the app: to its delegate, and to the views of one window.
  package func deliver(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    events.opened?(urls)
    for url in urls { deliver(url) }
  }

  private func deliver(_ url: URL) {
    let scenes = scenes.filter { $0.kind != .settings && $0.traits.accepts(url) }
    let windows = scenes.flatMap(\.windows)
    let wanting = windows.filter { !$0.openURLNodes.isEmpty && $0.accepts(url) }
    let preferring = wanting.filter { $0.prefers(url) }
    let possible = preferring.isEmpty ? wanting : preferring
    if let window = possible.first(where: { $0.window.isActive }) ?? possible.last {
      window.window.raise()
      for node in window.openURLNodes { node.action(url) }
      return
    }
    // A window for it: the scene says that it wants such addresses, or has none open.
    guard let scene = scenes.first(where: { $0.traits.externalEvents != nil || $0.windows.isEmpty }) else {
      return
    }
    scene.open(nil)
    guard let window = scene.windows.last else { return }
    window.graph.afterUpdate { [weak window] in
      for node in window?.openURLNodes ?? [] { node.action(url) }
    }
  }
}

/// What an app's delegate is told; nil: it does not want to know.
@MainActor
package struct AppEvents {
  package var launching: (() -> Void)?
  /// Asked before the first windows of an `App` open; an object that views can follow is placed in their environment, by
  /// its type.
  package var connecting: (() -> AnyObject?)?
  package var launched: (() -> Void)?
  package var opened: (([URL]) -> Void)?
  package var phaseChanged: ((_ old: ScenePhase, _ new: ScenePhase) -> Void)?
  /// Asked when the last window has closed.
  package var terminating: (() -> Void)?
  package nonisolated init() {}
}

extension WindowTraits {
  fileprivate func accepts(_ url: URL) -> Bool { externalEvents.map { url.matches($0) } ?? true }
}

extension URL {
  /// Whether one of the conditions is in the address; `*` is in all.
  func matches(_ conditions: Set<String>) -> Bool {
    conditions.contains { $0 == "*" || (!$0.isEmpty && absoluteString.contains($0)) }
  }
}

private struct SceneDirectoryKey: EnvironmentKey {
  static var defaultValue: SceneDirectory { SceneDirectory() }
}

extension EnvironmentValues {
  var sceneDirectory: SceneDirectory {
    get { self[SceneDirectoryKey.self] }
    set { self[SceneDirectoryKey.self] = newValue }
  }
}
