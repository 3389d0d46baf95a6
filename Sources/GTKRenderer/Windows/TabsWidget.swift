import CGTK
import SwiftUICore

/// Pages of which one is in sight; the window's bar has the buttons, or dots over the pages.
final class TabsWidget: GTKWidget, DescribedWidget {
  var description: TabsDescription
  private var pages = OrderedWidgets()
  /// What stands in the stack for a view that is no page itself: a frame with it in the middle.
  private var frames: [ObjectIdentifier: Native] = [:]
  private let stack: Native
  private var dots: PageDots?
  private var swipe: PageSwipe?

  init(_ description: TabsDescription, in renderer: GTKRenderer) {
    self.description = description
    stack = gtk_stack_new()
    super.init(gtk_overlay_new(), in: renderer)
    gtk_container_add(cast(native), stack)
    gtk_widget_show(stack)
    // A wide tab does not keep the window wide while another is in sight.
    gtk_stack_set_hhomogeneous(cast(stack), 0)
    gtk_stack_set_vhomogeneous(cast(stack), 0)
    expand(native, 1, 1)
    showLook()
  }

  func update(from old: TabsDescription) {
    if old.look != description.look || old.dotsAreBare != description.dotsAreBare { showLook() }
    show()
  }

  private func showLook() {
    var isPaged = false
    var showsDots = false
    if case .pages(let dots) = description.look { (isPaged, showsDots) = (true, dots) }
    gtk_stack_set_transition_type(
      cast(stack),
      isPaged ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT : GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    if isPaged && dots == nil { dots = PageDots(over: native) { [weak self] in self?.go(to: $0) } }
    if isPaged && swipe == nil {
      swipe = PageSwipe(over: stack) { [weak self] in if let self { go(to: description.selection + $0) } }
    }
    if !isPaged {
      dots = nil
      swipe?.end()
      swipe = nil
    }
    dots?.isShown = showsDots
    dots?.isBare = description.dotsAreBare
  }

  private func go(to page: Int) {
    guard pages.widgets.indices.contains(page), page != description.selection else { return }
    description.select(page)
    // A binding that does not take the choice has the last word.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      dots?.show(description.selection, of: pages.widgets.count)
    }
  }

  private func show() {
    dots?.show(description.selection, of: pages.widgets.count)
    guard pages.widgets.indices.contains(description.selection) else { return }
    let page = page(of: pages.widgets[description.selection])
    guard gtk_stack_get_visible_child(cast(stack)) != page else { return }
    gtk_stack_set_visible_child(cast(stack), page)
    renderer.window(of: self)?.focusRowsOfPage()
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
    pages.insert(widgets, after: sibling)
    for page in widgets { enter(page) }
    sort()
    show()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    pages.move(widgets, after: sibling)
    sort()
    show()
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    pages.remove(widgets)
    for page in widgets { leave(page) }
    show()
  }
  override func spokenTextChanged() {}

  override func willDestroy() {
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
