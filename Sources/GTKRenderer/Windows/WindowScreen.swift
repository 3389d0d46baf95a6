import CGTK
import SwiftUICore

/// What fills a window, sheet or cover, or is a part of one with bars of its own: the content, a header bar over it, and a
/// bar at the bottom if there is something in it.
@MainActor
final class WindowScreen {
  let root: Native
  /// nil: the desktop's own title bar has all that one would show. Once there is one, it stays.
  private(set) var bar: ScreenBar?
  /// Called when the bar is made; says whether the desktop's title bar is over it.
  var makesBar: () -> Bool = { false }
  var barMade: (ScreenBar) -> Void = { _ in }
  let tabs = TabSwitcher()
  private let role: WindowDescription.Role
  private unowned let renderer: GTKRenderer
  let content: Native
  /// Where the content is put; nil: it has its place already.
  private let contentArea: SlotArea?
  /// The bar at the bottom, from the first time that there is something in it.
  private lazy var bottom = makeBottomBar()
  /// From the first time that there is something in it.
  private var heading: TabHeading?
  /// Whether the bars show nothing of what is in them.
  private var isHidden = (top: false, bottom: false)
  private var leadingItems: [GTKWidget] = []
  private var bottomItems: [GTKWidget] = [] { didSet { hasBottom = hasBottom || !bottomItems.isEmpty } }
  private var hasBottom = false
  private var shown: WindowDescription?
  /// Tells where the bar is.
  nonisolated(unsafe) private var placing: SignalHandler?

  init(_ role: WindowDescription.Role, in renderer: GTKRenderer) {
    self.role = role
    self.renderer = renderer
    root = faves_plain_box_new()
    let content = Native.room()
    self.content = content
    contentArea = SlotArea { faves_frame_set_child(content, $0) }
    for part in [content, tabs.bottom] { gtk_container_add(cast(root), part) }
    gtk_widget_show(root)
  }

  /// The bars of a part of a window, around `content`, which is in the box `root`.
  init(around content: Native, in root: Native, renderer: GTKRenderer) {
    role = .part
    self.renderer = renderer
    self.root = root
    self.content = content
    contentArea = nil
    gtk_container_add(cast(root), tabs.bottom)
  }

  deinit { placing?.disconnect() }

  private func makeBottomBar() -> (slots: StackSlots, bar: Native) {
    let slots = StackSlots.bar()
    let bar = gtk_action_bar_new()!
    // GTK counts it as shown until it has slid out, and shows it no more where it is filled again meanwhile.
    if let revealer = gtk_bin_get_child(cast(bar)) {
      gtk_revealer_set_transition_type(cast(revealer), GTK_REVEALER_TRANSITION_TYPE_NONE)
    }
    // In the middle, but for spacers between the items, which spread them over all of it.
    let room = faves_frame_new()
    faves_frame_set_bounds(room, GTK_ORIENTATION_HORIZONTAL, FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY)
    faves_frame_set_alignment(room, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER)
    faves_frame_set_child(room, slots.native)
    gtk_widget_set_hexpand(room, 1)
    gtk_widget_set_vexpand(bar, 0)
    gtk_widget_show(room)
    gtk_action_bar_pack_start(cast(bar), room)
    gtk_container_add(cast(root), bar)
    // Under the content, over the tabs.
    gtk_box_reorder_child(cast(root), bar, 1 + (self.bar == nil ? 0 : 1) + (heading == nil ? 0 : 1))
    return (slots, bar)
  }

  /// Puts the focus on the first thing in the content that takes it, past the buttons of the bar.
  @discardableResult
  func focusContent() -> Bool { gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD) != 0 }

  /// What is in it, but for the bars.
  var contents: [GTKWidget] { contentArea?.widgets ?? [] }

  // MARK: slots

  func insert(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    switch slot {
    case .leading:
      needBar().leading.insert(widgets, after: sibling)
      leadingItems += widgets
    case .trailing:
      needBar().trailing.insert(widgets, after: sibling)
      if role == .sheet || role == .cover { suggest(widgets) }
    case .sidebarLeading: needBar().needOverColumns().leading.insert(widgets, after: sibling)
    case .sidebarTrailing: needBar().needOverColumns().trailing.insert(widgets, after: sibling)
    case .title: needBar().titleArea.insert(widgets, after: sibling)
    case .bottom:
      bottom.slots.insert(widgets, after: sibling)
      bottomItems += widgets
    default: contentArea?.insert(widgets, after: sibling)
    }
    for case let item as ToolbarItemWidget in widgets {
      item.filled = { [weak self] in self?.barsChanged() }
    }
    barsChanged()
  }

  func move(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    switch slot {
    case .leading: bar?.leading.move(widgets, after: sibling)
    case .trailing: bar?.trailing.move(widgets, after: sibling)
    case .sidebarLeading: bar?.overColumns?.leading.move(widgets, after: sibling)
    case .sidebarTrailing: bar?.overColumns?.trailing.move(widgets, after: sibling)
    case .title: bar?.titleArea.move(widgets, after: sibling)
    case .bottom: bottom.slots.move(widgets, after: sibling)
    default: contentArea?.move(widgets, after: sibling)
    }
  }

  func remove(_ widgets: [GTKWidget], from slot: Slot) {
    switch slot {
    case .leading:
      bar?.leading.remove(widgets)
      leadingItems.removeAll { item in widgets.contains { $0 === item } }
    case .trailing: bar?.trailing.remove(widgets)
    case .sidebarLeading: bar?.overColumns?.leading.remove(widgets)
    case .sidebarTrailing: bar?.overColumns?.trailing.remove(widgets)
    case .title: bar?.titleArea.remove(widgets)
    case .bottom:
      bottom.slots.remove(widgets)
      bottomItems.removeAll { item in widgets.contains { $0 === item } }
    default: contentArea?.remove(widgets)
    }
    barsChanged()
  }

  private func barsChanged() {
    if hasBottom {
      let isFilled = bottomItems.contains { $0.isFilledItem }
      gtk_widget_set_visible(bottom.bar, (isFilled && !isHidden.bottom).gboolean)
    }
    // A dialog that can be cancelled is left by saying so.
    bar?.overColumns?.itemsChanged()
    let isDialog = role == .sheet || role == .cover
    bar?.showWindowButtons(
      role != .part && !(isDialog && leadingItems.contains { $0.isFilledItem } && !isHidden.top))
    showTitle()
  }

  /// The one action at the end of a dialog's bar is what the dialog is for.
  private func suggest(_ widgets: [GTKWidget]) {
    for case let item as ToolbarItemWidget in widgets { item.suggestion = role == .sheet ? .byReturn : .seen }
  }

  /// Opens the menu; false: there is none.
  func opensMenu() -> Bool {
    if let bar { return bar.menu.open() }
    guard let menu = shown?.menu else { return false }
    guard let popup = MenuPopup(over: root, in: renderer, read: menu.read) else { return false }
    popup.show(.inCorner)
    gtk_menu_shell_select_first(cast(popup.menu), 1)
    return true
  }

  // MARK: the bar

  /// The header bar, made if need be.
  @discardableResult
  func needBar() -> ScreenBar {
    if let bar { return bar }
    let made = ScreenBar(isUnderTitleBar: makesBar(), in: renderer)
    bar = made
    gtk_container_add(cast(root), made.native)
    gtk_box_reorder_child(cast(root), made.native, 0)
    if let shown {
      made.update(from: nil, to: shown)
      if !shown.forbidden.isEmpty { made.showWindowButtons(without: shown.forbidden) }
    }
    barMade(made)
    made.middleChanged = { [weak self] in self?.showTitle() }
    let instance = UnsafeMutableRawPointer(made.native)
    placing = SignalHandler(
      instance: instance,
      id: faves_signal_connect(
        instance, "size-allocate", unsafeBitCast(placed, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque()))
    barsChanged()
    return made
  }

  func update(from old: WindowDescription?, to new: WindowDescription) {
    shown = new
    if bar == nil {
      if new.needsBar { needBar() }
    } else {
      bar?.update(from: old, to: new)
    }
    tabs.update(from: old, to: new)
    if isHidden != (new.hidesBar, new.hidesBottomBar) {
      isHidden = (new.hidesBar, new.hidesBottomBar)
      barsChanged()
    } else if old?.tabs.isEmpty != new.tabs.isEmpty || old?.titleMenu != new.titleMenu
      || old?.hidesTitle != new.hidesTitle || old?.tabsStandBelow != new.tabsStandBelow
      || old?.heading != new.heading
    {
      showTitle()
    }
  }

  private func showTitle() {
    guard let bar else { return }
    for item in bar.titleArea.widgets {
      gtk_widget_set_visible(item.native, (!isHidden.top && item.isFilledItem).gboolean)
    }
    let standsBelow = shown?.tabsStandBelow == true
    tabs.stand(below: standsBelow)
    // Where there is no room for the tabs the place of the title is free for what the page has there.
    let isFree = tabs.isEmpty || standsBelow || tabs.isFolded && bar.middle != nil
    let title = isFree ? nil : tabs.title
    showHeading(in: bar, beside: isHidden.top ? nil : title)
    bar.showTitle(title ?? bar.middle ?? (bar.offersTitleMenu ? bar.titleMenu?.native : nil))
  }

  /// - Parameter switcher: the tabs in the place of the title.
  private func showHeading(in bar: ScreenBar, beside switcher: Native?) {
    let middle = switcher == nil ? nil : bar.middle
    guard let shown, heading != nil || shown.heading != nil || middle != nil else { return }
    let heading = self.heading ?? makeHeading()
    self.heading = heading
    // What goes from there to the bar, or from the bar there, leaves one before it has its place in the other.
    if middle != nil, hdy_header_bar_get_custom_title(bar.header) == middle { bar.showTitle(nil) }
    let says = shown.titleBar == .full && !bar.isUnderTitleBar
    heading.show(says ? shown.heading : nil, middle, beside: switcher)
  }

  /// The header bar has its place: it may have another width, or something else beside the title.
  fileprivate func barPlaced() {
    bar?.overColumns?.placed()
    guard tabsShouldTurn else { return }
    // GTK forgets what asks for another place while it gives out places.
    renderer.afterNextFlush { [weak self] in
      guard let self, tabsShouldTurn else { return }
      tabs.turn()
      showTitle()
    }
  }

  private var tabsShouldTurn: Bool {
    guard let bar, !tabs.isEmpty else { return false }
    let width = gtk_widget_get_allocated_width(bar.native)
    return tabs.shouldTurn(in: width, beside: bar.width(beside: tabs.title))
  }

  /// Under the header bar, over the content.
  private func makeHeading() -> TabHeading {
    let made = TabHeading()
    gtk_container_add(cast(root), made.native)
    gtk_box_reorder_child(cast(root), made.native, 1)
    return made
  }

  /// Says whether the desktop's title bar, which has the title, is over the header bar.
  func stand(underTitleBar isUnder: Bool) {
    bar?.isUnderTitleBar = isUnder
    showTitle()
  }
}

private let placed: SignalFunction1 = { _, _, data in
  let data = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<WindowScreen>.fromOpaque(UnsafeRawPointer(bitPattern: data)!).takeUnretainedValue().barPlaced()
  }
}
