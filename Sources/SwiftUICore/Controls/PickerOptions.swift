/// The options of a picker: what is in it, read by top-level view.
final class OptionsNode: HostNode {
  private var child: Node?
  private let changed: () -> Void

  init(under parent: Node, changed: @escaping () -> Void) {
    self.changed = changed
    super.init(under: parent)
  }

  override var readsBelow: Bool { true }

  func mount(_ make: (Node) -> Node) { child = make(self) }
  var content: Node { child! }

  /// An option as it is shown, and the value it stands for: its tag, or the id of the `ForEach` row that it is.
  typealias Option = (shown: PickerDescription.Option, value: AnyHashable?)

  var options: [Option] {
    var reader = OptionsReader()
    reader.read(content)
    return reader.options
  }

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { changed() }
  override func widgetChanged() { changed() }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { changed() }
  override func remove(_ widgets: [any Widget], of node: Node) {
    for widget in widgets { widget.destroy() }
    changed()
  }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    let widgets = child?.widgets ?? []
    child?.unmount()
    super.unmount()
    for widget in widgets { widget.destroy() }
  }
}

/// Reads the options in a subtree, those in sections too; sections and dividers part them.
@MainActor
private struct OptionsReader {
  private(set) var options: [OptionsNode.Option] = []
  /// The title of the section that the next option begins, empty for one without; nil: it goes on.
  private var opening: String?

  private mutating func add(_ node: Node, _ value: AnyHashable?) {
    var shown = PickerDescription.Option(title: node.readText, symbol: node.readSymbol)
    shown.name = node.readAccessibilityLabel
    shown.identity = ViewIdentity(of: node)
    // In front of the first there is nothing to be parted from.
    shown.opening = options.isEmpty && opening == "" ? nil : opening
    opening = nil
    options.append((shown, value))
  }

  mutating func read(_ node: Node) {
    if let tagged = node as? TagNode {
      add(tagged, tagged.tag)
    } else if let section = node as? SectionNode {
      opening = section.header.readText
      read(section.content)
      // What comes after belongs to no section.
      opening = ""
    } else if let widget = node.attributed?.anyWidget {
      if widget is any DescribedWidget<DividerDescription> {
        opening = opening ?? ""
      } else {
        add(node, nil)
      }
    } else if let rows = node as? LazyRowsNode, rows.identifiesChildren {
      for (index, child) in rows.children.enumerated() {
        let first = options.count
        read(child)
        for place in first..<options.count where options[place].value == nil {
          options[place].value = rows.rowID(at: index)
        }
      }
    } else {
      node.forEachChild { read($0) }
    }
  }
}
