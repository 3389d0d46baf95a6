/// Views that are read rather than shown: the label of a tab or a picker option, the buttons of an alert. Their nodes
/// live in the graph as any others, their widgets are never inserted anywhere.
class LabelProbe: HostNode {
  private var child: Node?
  /// Called in the update in which something in here may have changed.
  private let changed: () -> Void

  init(under parent: Node, changed: @escaping () -> Void) {
    self.changed = changed
    super.init(under: parent)
  }

  /// Takes widgets of what has gone away.
  func discard(_ widgets: [any Widget]) { for widget in widgets { widget.destroy() } }

  override var readsBelow: Bool { true }
  override var showsTransitions: Bool { false }

  final func mount(_ make: (Node) -> Node) { child = make(self) }
  final var content: Node { child! }

  /// The text of everything in here, in order.
  final var title: String { readText }

  /// The first symbol in here.
  final var symbol: String? { readSymbol }

  /// What a control is called whose label this is: what it says, or else what it is called itself, as pictures are.
  final var spokenName: String { readSpokenName }

  /// The buttons in here, with their titles. They do what the buttons then do: one that looks as before may have another
  /// action, and nobody is told.
  final var buttons: [(title: String, button: ButtonDescription)] { Self.buttons(in: self) }

  private static func buttons(in node: Node) -> [(title: String, button: ButtonDescription)] {
    if let button = node.attributed?.anyWidget as? any DescribedWidget<ButtonDescription> {
      var description = button.description
      description.action = Callback { button.description.action() }
      return [(node.readText, description)]
    }
    var found: [(title: String, button: ButtonDescription)] = []
    node.forEachChild { found += buttons(in: $0) }
    return found
  }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { changed() }
  override func widgetChanged() { changed() }
  override func remove(_ widgets: [any Widget], of node: Node) {
    discard(widgets)
    changed()
  }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    let widgets = child?.widgets ?? []
    child?.unmount()
    super.unmount()
    discard(widgets)
  }
}

extension _ViewNode {
  /// The text of every label in this subtree, in order.
  final var readText: String {
    if let text = attributed?.anyWidget as? any DescribedWidget<TextDescription> {
      return text.description.text
    }
    var parts: [String] = []
    forEachChild { child in
      let part = child.readText
      if !part.isEmpty { parts.append(part) }
    }
    return parts.joined(separator: " ")
  }

  /// What the first view in this subtree that is called something is called.
  final var readAccessibilityLabel: String? {
    if let name = attributed?.anyWidget.attributes?.accessibilityLabel { return name }
    var found: String?
    forEachChild { child in if found == nil { found = child.readAccessibilityLabel } }
    return found
  }

  /// What a control is called whose label this subtree is. A symbol without a name is called by what it shows.
  final var readSpokenName: String {
    let text = readText
    if !text.isEmpty { return text }
    return readAccessibilityLabel ?? readSymbol.map(graph.renderer.words(for:)) ?? readPictureName ?? ""
  }

  /// What the first picture in this subtree that has a name is called.
  private var readPictureName: String? {
    if let image = attributed?.anyWidget as? any DescribedWidget<ImageDescription> {
      return image.description.label
    }
    var found: String?
    forEachChild { child in if found == nil { found = child.readPictureName } }
    return found
  }

  /// The first symbol in this subtree.
  final var readSymbol: String? {
    if let image = attributed?.anyWidget as? any DescribedWidget<ImageDescription>,
      case .symbol(let name) = image.description.source
    {
      return name
    }
    var found: String?
    forEachChild { child in if found == nil { found = child.readSymbol } }
    return found
  }
}
