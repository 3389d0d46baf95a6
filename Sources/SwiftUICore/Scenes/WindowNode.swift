/// A window, sheet or cover on screen: holds a view's widgets, and shows the title, bar and tabs that the views in it
/// ask for.
class WindowNode: PreferenceObserver, AnchoredNode {
  final let widget: any DescribedWidget<WindowDescription>
  final private var slot: SlotNode!
  final private var items = BarItems()
  final private var ownTitle: String
  /// Whether `dismiss` from inside ends it.
  final let isPresentation: Bool
  /// Questions over views in here that wait for an answer.
  final var openQuestions = 0 { didSet { questionsChanged() } }
  /// What waits for this presentation to go.
  final var whenGone: (@MainActor () -> Void)?

  /// - Parameter content: makes the content's node.
  /// - Parameter dismiss: what `dismiss` from inside does; nil: nothing, the window is not a presentation.
  init(
    _ description: WindowDescription, under parent: Node, dismiss: (@MainActor () -> Void)? = nil,
    content: (Node) -> Node
  ) {
    widget = parent.graph.renderer.makeWidget(for: description)
    ownTitle = description.title
    isPresentation = dismiss != nil
    super.init(under: parent)
    slot =
      dismiss.map { PresentedContentNode(.content, of: widget, under: self, dismiss: $0) }
      ?? SlotNode(.content, of: widget, under: self)
    child = slot
    graph.building { slot.mount(content) }
    graph.queue(self)
  }

  final var content: Node { slot.child! }
  final var anchorWidget: any Widget { widget }

  /// What a window's views say about their bar is the window's own business.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }
  /// The widgets of a window are not its surroundings'.
  override func collectWidgets(into widgets: inout [any Widget]) {}
  override var lastWidget: (any Widget)? { nil }
  override func collectRows(into rows: inout RowMap) {}

  /// Shows the window, in front of what holds `anchor`.
  final func present(over anchor: (any Widget)? = nil) { graph.renderer.present(widget, over: anchor) }

  /// Brings the window to the front, with what is over it.
  final func raise() { graph.renderer.raise(widget) }
  /// Whether it, or what is over it, gets the keys.
  final var isActive: Bool { graph.renderer.isInActiveWindow(widget, orOver: true) }

  /// Takes the window off the screen, and its views out of the graph.
  final func dismiss() {
    unmount()
    graph.renderer.dismiss(widget)
  }

  /// Changes what the window itself says, as opposed to the views in it.
  final func describe(_ change: (inout WindowDescription) -> Void) {
    let old = widget.description
    var new = old
    change(&new)
    widget.description = new
    if old != new { widget.update(from: old) }
  }

  final func setOwnTitle(_ title: String) {
    guard title != ownTitle else { return }
    ownTitle = title
    graph.queue(self)
  }

  override func settlePreferences() {
    let content = content
    let isBare = widget.description.role == .popover || widget.description.titleBar == .none
    let hasColumns = content.preferenceValue(StackBarsKey.self)?.hasColumns ?? false
    let bars = StackBars.settle(in: content, isBare: isBare)
    let wishes = BarWishes(of: WindowContent(node: content))
    let tabs = TabBars.settle(in: content, isApart: isBare)
    let height = content.preferenceValue(SheetHeightKey.self) ?? nil
    let permissions = content.preferenceValue(WindowPermissionsKey.self) ?? WindowPermissions()
    let size = content.preferenceValue(SheetSizeKey.self) ?? nil
    let scheme = content.preferenceValue(PreferredColorSchemeKey.self) ?? nil
    describe { window in
      window.take(wishes, ownTitle: ownTitle)
      window.tabs = tabs?.tabs ?? []
      window.selectedTab = tabs?.selected ?? 0
      window.tabsStandBelow =
        tabs?.isInPage == true && (wishes.title?.isEmpty == false || wishes.back != nil)
      // Columns say themselves what they show: the title is that of one of them.
      let saysNothing = window.tabsStandBelow || hasColumns || window.hidesTitle
      window.heading = saysNothing ? nil : tabs?.heading(wishes)
      window.selectTab = Callback { tabs?.select($0) }
      window.isDark = scheme.map { $0 == .dark }
      window.forbidden = permissions.forbidden
      if staysWhateverIsPressed { window.forbidden.insert(.dismissal) }
      window.sheetSize = size ?? .automatic
      window.sheetHeight = height?.height
      window.sheetDetents = height?.detents.compactMap(\.described) ?? []
      window.heightChosen = Callback { index in
        if let height, height.detents.indices.contains(index) { height.select(height.detents[index]) }
      }
      window.isModal = (content.preferenceValue(SheetInteractionKey.self) ?? nil) != true
    }
    let window = widget.description
    let isMiddleFree = (window.title.isEmpty || window.hidesTitle) && window.tabs.isEmpty
    items.place(
      wishes.items, overSidebar: wishes.sidebarItems, isMiddleFree: isMiddleFree, in: widget)
    for stack in bars.apart { stack.showOwnBar() }
    for split in bars.splits { split.showBars() }
  }

  override func update() {
    super.update()
    questionsChanged()
  }

  override func unmount() {
    super.unmount()
    items.place([], isMiddleFree: true, in: widget)
    if let whenGone { graph.afterUpdate(whenGone) }
    whenGone = nil
  }
}

/// A node that something can be presented over.
@MainActor
protocol AnchoredNode: Node {
  var anchorWidget: any Widget { get }
}
