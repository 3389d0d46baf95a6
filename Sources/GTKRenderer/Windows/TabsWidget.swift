import CGTK
import SwiftUICore

/// Pages of which one is in sight; the window's bar has the buttons, or they stand over the pages or beside them, or there are dots.
final class TabsWidget: GTKWidget, DescribedWidget {
  var description: TabsDescription
  private var pages = OrderedWidgets()
  /// What stands in the stack for a view that is no page itself: a frame with it in the middle.
  private var frames: [ObjectIdentifier: Native] = [:]
  private let stack: Native
  /// The pages and what stands in front of them.
  private let overlay: Native
  private var switcher: PageSwitcher?
  /// The tabs beside the pages, from the first time that they are wanted there.
  private var column: TabColumn?
  private var isChanging = false
  private var dots: PageDots?
  private var swipe: PageSwipe?

  init(_ description: TabsDescription, in renderer: GTKRenderer) {
    self.description = description
    stack = gtk_stack_new()
    overlay = gtk_overlay_new()
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), in: renderer)
    gtk_container_add(cast(overlay), stack)
    gtk_container_add(cast(native), overlay)
    expand(overlay, 1, 1)
    for part in [stack, overlay] { gtk_widget_show(part) }
    // A wide tab does not keep the window wide while another is in sight.
    gtk_stack_set_hhomogeneous(cast(stack), 0)
    gtk_stack_set_vhomogeneous(cast(stack), 0)
    expand(native, 1, 1)
    coverLayersBehind()
    showLook()
  }

  func update(from old: TabsDescription) {
    if old.look != description.look || old.dotsAreBare != description.dotsAreBare {
      showLook()
      showCover()
    }
    show()
  }

  /// Whether they are leafed through.
  var isPaged: Bool { if case .pages = description.look { true } else { false } }

  private func showLook() {
    let isPaged = isPaged
    var showsDots = false
    if case .pages(let dots) = description.look { showsDots = dots }
    gtk_stack_set_transition_type(
      cast(stack),
      isPaged ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT : GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    if isPaged && dots == nil { dots = PageDots(over: overlay) { [weak self] in self?.go(to: $0) } }
    if isPaged && swipe == nil {
      swipe = PageSwipe(over: stack) { [weak self] in if let self { go(to: description.selection + $0) } }
    }
    if !isPaged {
      dots = nil
      swipe?.end()
      swipe = nil
    }
    if description.look == .sidebar, column == nil {
      column = TabColumn(of: stack, around: overlay, in: native)
      followPage()
      on(
        "notify::folded", of: column!.flap,
        with: { _, _, data in receive(data, as: TabsWidget.self) { $0.column?.foldingIsKnown() } })
    }
    column?.isShown = description.look == .sidebar
    dots?.isShown = showsDots
    dots?.isBare = description.dotsAreBare
  }

  private func go(to page: Int) {
    guard pages.widgets.indices.contains(page), page != description.selection else { return }
    description.select(page)
    // A binding that does not take the choice has the last word.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      show()
    }
  }

  /// The buttons over the pages, from the first time that they are wanted.
  private func showSwitcher() {
    let pages = pages.widgets.map { page(of: $0) }
    if description.look == .sidebar {
      switcher?.show([], for: pages)
      column?.show(description.tabs, for: pages)
      return
    }
    guard switcher != nil || !description.tabs.isEmpty else { return }
    if switcher == nil {
      switcher = PageSwitcher(of: stack, over: native)
      followPage()
    }
    switcher?.show(description.tabs, for: pages)
  }

  /// Whether it is followed which page a person has chosen by a switcher.
  private var followsPage = false

  private func followPage() {
    guard !followsPage else { return }
    followsPage = true
    on(
      "notify::visible-child", of: stack,
      with: { _, _, data in receive(data, as: TabsWidget.self) { $0.pageChanged() } })
  }

  private func pageChanged() {
    guard !isChanging, let page = gtk_stack_get_visible_child(cast(stack)) else { return }
    if let index = pages.widgets.firstIndex(where: { self.page(of: $0) == page }) { go(to: index) }
  }

  private func show() {
    showSwitcher()
    dots?.show(description.selection, of: pages.widgets.count)
    guard pages.widgets.indices.contains(description.selection) else { return }
    let page = page(of: pages.widgets[description.selection])
    guard gtk_stack_get_visible_child(cast(stack)) != page else { return }
    changing { gtk_stack_set_visible_child(cast(stack), page) }
    // Who goes through the tabs of a column by the arrow keys stays there.
    if description.look != .sidebar { renderer.window(of: self)?.focusRowsOfPage() }
  }

  /// What GTK shows while pages come and go is no person's choice.
  private func changing(_ change: () -> Void) {
    let wasChanging = isChanging
    isChanging = true
    change()
    isChanging = wasChanging
  }

  private func page(of widget: GTKWidget) -> Native { frames[ObjectIdentifier(widget)] ?? widget.native }

  private func enter(_ widget: GTKWidget) {
    if !(widget is PageWidget) {
      let frame = Native.room()
      faves_frame_set_child(frame, widget.native)
      frames[ObjectIdentifier(widget)] = frame
    }
    gtk_container_add(cast(stack), page(of: widget))
  }

  private func leave(_ widget: GTKWidget) {
    guard let frame = frames.removeValue(forKey: ObjectIdentifier(widget)) else {
      return gtk_container_remove(cast(stack), widget.native)
    }
    faves_frame_set_child(frame, nil)
    gtk_widget_destroy(frame)
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    if slot == .sidebar { return column!.insert(widgets.map(\.native)) }
    pages.insert(widgets, after: sibling)
    changing { for page in widgets { enter(page) } }
    sort()
    show()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    // The column has a single list.
    if slot == .sidebar { return }
    pages.move(widgets, after: sibling)
    sort()
    show()
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    if slot == .sidebar { return column!.remove(widgets.map(\.native)) }
    pages.remove(widgets)
    changing { for page in widgets { leave(page) } }
    show()
  }
  override func spokenTextChanged() {}

  override func willDestroy() {
    switcher?.end()
    column?.end()
    swipe?.end()
    swipe = nil
  }

  /// A page slides in from where it stands among the others.
  private func sort() {
    for (place, page) in pages.widgets.enumerated() {
      faves_set_child_position(stack, self.page(of: page), Int32(place))
    }
  }
}

extension TabsDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    TabsWidget(description, in: renderer)
  }
}
