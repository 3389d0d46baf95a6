/// Keeps the focus bindings and focused values of a renderer's graphs in step with where the focus is.
///
/// The renderer says that something has changed; where the focus then is, is looked up once the running update is done,
/// since GTK moves the focus several times while widgets come and go.
@MainActor
package final class FocusTracking {
  private struct Joined {
    weak var graph: Graph?
    var isDue = false
  }
  private struct Weak { weak var node: (any FocusFollower)? }
  private struct WeakSource { weak var node: FocusedValueSourceNode? }

  private var graphs: [ObjectIdentifier: Joined] = [:]
  private var followers: [ObjectIdentifier: Weak] = [:]
  private var sources: [ObjectIdentifier: WeakSource] = [:]
  private var defaults: [ObjectIdentifier: WeakPreferring] = [:]
  private struct WeakPreferring { weak var node: PreferredFocusNode? }
  private var keyTakers: [ObjectIdentifier: WeakKeyHandler] = [:]
  private struct WeakKeyHandler { weak var node: KeyHandlerNode? }
  private var keyboardItems: [ObjectIdentifier: WeakItem] = [:]
  private struct WeakItem { weak var node: ToolbarItemNode? }
  /// Views that read `isFocused` or a focused value.
  let readers = WeakReaders()
  package let modifierKeys = ModifierKeys()
  package let keyMonitors = KeyMonitors()
  private var resolved: [ObjectIdentifier: FocusedValues] = [:]

  package init() {}

  // MARK: who takes part

  func join(_ graph: Graph) {
    graphs = graphs.filter { $0.value.graph != nil }
    let id = ObjectIdentifier(graph)
    if graphs[id] == nil { graphs[id] = Joined(graph: graph) }
  }

  func add(_ follower: any FocusFollower) {
    join(follower.graph)
    followers[ObjectIdentifier(follower)] = Weak(node: follower)
    changed()
  }
  func remove(_ follower: any FocusFollower) { followers[ObjectIdentifier(follower)] = nil }

  func add(_ source: FocusedValueSourceNode) {
    join(source.graph)
    sources[ObjectIdentifier(source)] = WeakSource(node: source)
    changed()
  }
  func remove(_ source: FocusedValueSourceNode) {
    sources[ObjectIdentifier(source)] = nil
    changed()
  }

  func add(_ preferring: PreferredFocusNode) {
    defaults[ObjectIdentifier(preferring)] = WeakPreferring(node: preferring)
  }
  func remove(_ preferring: PreferredFocusNode) { defaults[ObjectIdentifier(preferring)] = nil }
  /// The views that want the focus of a scope by default.
  func preferring(in scope: Namespace.ID) -> [PreferredFocusNode] {
    defaults.values.compactMap(\.node).filter { $0.isMounted && $0.prefers(in: scope) }
      .sorted { $0.isBefore($1) }
  }

  func add(_ handler: KeyHandlerNode) {
    keyTakers[ObjectIdentifier(handler)] = WeakKeyHandler(node: handler)
  }
  func remove(_ handler: KeyHandlerNode) { keyTakers[ObjectIdentifier(handler)] = nil }
  /// The views that want keys, in no particular order.
  var keyHandlers: [KeyHandlerNode] { keyTakers.values.compactMap(\.node) }

  func add(_ item: ToolbarItemNode) {
    join(item.graph)
    keyboardItems[ObjectIdentifier(item)] = WeakItem(node: item)
    changed()
  }
  func remove(_ item: ToolbarItemNode) { keyboardItems[ObjectIdentifier(item)] = nil }

  // MARK: what has changed

  /// The focus has moved, a window has become active, or what a view says about its focus has changed.
  package func changed() {
    for id in graphs.keys where !graphs[id]!.isDue {
      guard let graph = graphs[id]!.graph else { continue }
      graphs[id]!.isDue = true
      graph.afterUpdate { [weak self, weak graph] in if let graph { self?.settle(graph) } }
    }
  }

  private func settle(_ graph: Graph) {
    graphs[ObjectIdentifier(graph)]?.isDue = false
    let nodes = followers.values.compactMap(\.node).filter { $0.isMounted && $0.graph === graph }
    let moved = nodes.filter { $0.hasFocus != $0.isFocusInside }
    // Who loses it first, so that what is left is what has it.
    for node in moved where node.hasFocus { node.focusLeft() }
    for node in moved where !node.hasFocus && node.isFocusInside { node.focusCame() }
    if !keyboardItems.isEmpty { settleKeyboardItems(of: graph) }
    resolved[ObjectIdentifier(graph)] = nil
    readers.notify()
  }

  /// Shows what stands over a keyboard in the windows in which something is being typed, also while one of these items
  /// has the focus itself.
  private func settleKeyboardItems(of graph: Graph) {
    let items = keyboardItems.values.compactMap(\.node).filter { $0.isMounted && $0.graph === graph }
    for (_, items) in Dictionary(grouping: items, by: { ObjectIdentifier($0.windowAround ?? $0) }) {
      guard let window = items[0].windowAround else { continue }
      let isTyping =
        graph.renderer.isTyping(in: window.widget)
        || items.contains { $0.isForTyping && graph.renderer.holdsFocus($0.widget) }
      for item in items { item.typingChanged(isTyping) }
    }
  }

  // MARK: focused values

  /// What the focused view and those around it say, and what the active scene does.
  func values(in graph: Graph) -> FocusedValues {
    let id = ObjectIdentifier(graph)
    if let known = resolved[id] { return known }
    var values = FocusedValues()
    let nodes = sources.values.compactMap(\.node).filter {
      $0.isMounted && $0.graph === graph && $0.isInForce
    }
    // What is nearer to the focus stands over what is further out.
    for node in nodes.sorted(by: { ($0.rank, $0.depth) < ($1.rank, $1.depth) }) { node.write(&values) }
    resolved[id] = values
    return values
  }
}

extension ToolbarItemNode {
  fileprivate var windowAround: WindowNode? {
    sequence(first: self as Node, next: \.parent).lazy.compactMap { $0 as? WindowNode }.first
  }
}

extension _ViewNode {
  /// Whether the focus of a window is on this subtree.
  final var isFocusInside: Bool { widgets.contains { graph.renderer.holdsFocus($0) } }

  /// Whether this node comes before `other`, in view order.
  final func isBefore(_ other: _ViewNode) -> Bool {
    var mine = Self.path(to: self)
    var others = Self.path(to: other)
    var common: _ViewNode?
    while let node = mine.last, node === others.last {
      common = node
      mine.removeLast()
      others.removeLast()
    }
    guard let common, let first = mine.last, let second = others.last else { return mine.isEmpty }
    var isFirst: Bool?
    common.forEachChild { child in
      if isFirst == nil, child === first || child === second { isFirst = child === first }
    }
    return isFirst ?? true
  }

  /// This node and those above it, the root last.
  private static func path(to node: _ViewNode) -> [_ViewNode] {
    var path: [_ViewNode] = []
    var next: _ViewNode? = node
    while let current = next {
      path.append(current)
      next = current.parent
    }
    return path
  }

  /// Calls `action` when all widgets of the running update are in place and all its windows are shown.
  final func afterPresentation(_ action: @escaping () -> Void) {
    graph.present(self) { [weak graph] in graph?.afterUpdate(action) }
  }
}
