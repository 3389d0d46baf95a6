import CGTK
import SwiftUICore

/// What fills a window, sheet or cover: a header bar, the content under it, and a bar at the bottom if there is
/// something in it.
@MainActor
final class WindowScreen {
  let root: Native
  let header: UnsafeMutablePointer<HdyHeaderBar>
  let back: Native
  let tabs = TabSwitcher()
  let menu = MenuButton()
  private let role: WindowDescription.Role
  let content: Native
  private let contentArea: SlotArea
  private let leading: StackSlots
  private let trailing: StackSlots
  /// The bar at the bottom, from the first time that there is something in it.
  private lazy var bottom = makeBottomBar()
  private let titleArea: SlotArea
  /// A page further in says where one is; the way to the other tabs is back.
  private var isFurtherIn = false
  /// Whether the bars show nothing of what is in them.
  private var isHidden = (top: false, bottom: false)
  /// The title where it opens a menu; made with the first.
  private(set) var titleMenu: TitleMenuButton?
  private var offersTitleMenu = false
  private var leadingCount = 0
  private var bottomCount = 0 { didSet { hasBottom = hasBottom || bottomCount > 0 } }
  private var hasBottom = false

  init(_ role: WindowDescription.Role) {
    self.role = role
    root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let bar = hdy_header_bar_new()!
    header = cast(bar)
    hdy_header_bar_set_show_close_button(header, 1)
    back = gtk_button_new_from_icon_name("go-previous-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_widget_set_tooltip_text(back, "Back")
    atk_object_set_name(gtk_widget_get_accessible(back), "Back")
    gtk_widget_set_no_show_all(back, 1)
    gtk_widget_hide(back)

    let content = Native.room()
    self.content = content
    contentArea = SlotArea { faves_frame_set_child(content, $0) }

    leading = Self.bar(GTK_ORIENTATION_HORIZONTAL)
    trailing = Self.bar(GTK_ORIENTATION_HORIZONTAL)

    let title: UnsafeMutablePointer<HdyHeaderBar> = header
    titleArea = SlotArea(GTK_ORIENTATION_HORIZONTAL) { hdy_header_bar_set_custom_title(title, $0) }

    // Something high in the bar makes it no higher; nor the button of the menu, which says so itself.
    gtk_widget_set_valign(back, GTK_ALIGN_CENTER)
    hdy_header_bar_pack_start(header, back)
    hdy_header_bar_pack_start(header, leading.native)
    hdy_header_bar_pack_end(header, menu.native)
    hdy_header_bar_pack_end(header, trailing.native)
    for part in [bar, content, tabs.bottom] { gtk_container_add(cast(root), part) }
    gtk_widget_show(bar)
    gtk_widget_show(root)
  }

  private static func bar(_ axis: GtkOrientation) -> StackSlots {
    let slots = StackSlots(faves_stack_new(axis, 6, FAVES_ALIGN_CENTER))
    gtk_widget_show(slots.native)
    return slots
  }

  private func makeBottomBar() -> (slots: StackSlots, bar: Native) {
    let slots = Self.bar(GTK_ORIENTATION_HORIZONTAL)
    let bar = gtk_action_bar_new()!
    gtk_action_bar_set_center_widget(cast(bar), slots.native)
    gtk_container_add(cast(root), bar)
    // Under the content, over the tabs.
    gtk_box_reorder_child(cast(root), bar, 2)
    return (slots, bar)
  }

  /// Puts the focus on the first thing in the content that takes it, past the buttons of the bar.
  func focusContent() { gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD) }

  // MARK: slots

  func insert(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    switch slot {
    case .leading:
      leading.insert(widgets, after: sibling)
      leadingCount += widgets.count
    case .trailing:
      trailing.insert(widgets, after: sibling)
      if role == .sheet || role == .cover { suggest(widgets) }
    case .title: titleArea.insert(widgets, after: sibling)
    case .bottom:
      bottom.slots.insert(widgets, after: sibling)
      bottomCount += widgets.count
    default: contentArea.insert(widgets, after: sibling)
    }
    barsChanged()
  }

  func move(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    switch slot {
    case .leading: leading.move(widgets, after: sibling)
    case .trailing: trailing.move(widgets, after: sibling)
    case .title: titleArea.move(widgets, after: sibling)
    case .bottom: bottom.slots.move(widgets, after: sibling)
    default: contentArea.move(widgets, after: sibling)
    }
  }

  func remove(_ widgets: [GTKWidget], from slot: Slot) {
    switch slot {
    case .leading:
      leading.remove(widgets)
      leadingCount -= widgets.count
    case .trailing: trailing.remove(widgets)
    case .title: titleArea.remove(widgets)
    case .bottom:
      bottom.slots.remove(widgets)
      bottomCount -= widgets.count
    default: contentArea.remove(widgets)
    }
    barsChanged()
  }

  private func barsChanged() {
    if hasBottom { gtk_widget_set_visible(bottom.bar, (bottomCount > 0 && !isHidden.bottom).gboolean) }
    // A dialog that can be cancelled is left by saying so.
    let isDialog = role == .sheet || role == .cover
    hdy_header_bar_set_show_close_button(
      header, (!(isDialog && leadingCount > 0 && !isHidden.top)).gboolean)
    showTitle()
  }

  /// The one action at the end of a dialog's bar is what the dialog is for.
  private func suggest(_ widgets: [GTKWidget]) {
    for case let item as ToolbarItemWidget in widgets { item.suggestion = role == .sheet ? .byReturn : .seen }
  }

  /// Opens the menu; false: there is none to be seen.
  func opensMenu() -> Bool { menu.open() }

  // MARK: the bar

  func update(from old: WindowDescription?, to new: WindowDescription) {
    let hides = new.hidesBar
    let hidingChanged = (old?.hidesBar ?? false) != hides
    if old?.title != new.title || old?.titleBar != new.titleBar || hidingChanged {
      hdy_header_bar_set_title(header, new.titleBar == .full && !hides ? new.title : "")
      gtk_widget_set_visible(widget(header), (new.titleBar != .none).gboolean)
    }
    if old?.subtitle != new.subtitle || hidingChanged {
      hdy_header_bar_set_subtitle(header, new.subtitle.isEmpty || hides ? nil : new.subtitle)
    }
    if old?.canGoBack != new.canGoBack || old?.showsBack != new.showsBack || hidingChanged {
      gtk_widget_set_visible(back, (new.canGoBack && new.showsBack && !hides).gboolean)
    }
    if old?.menu != new.menu { menu.offer(new.menu) }
    if (old?.barLook ?? BarLook()) != new.barLook {
      BarClass.change(widget(header), from: old?.barLook ?? BarLook(), to: new.barLook)
    }
    tabs.update(from: old, to: new)
    isFurtherIn = new.canGoBack
    updateTitleMenu(new)
    if hidingChanged || (old?.hidesBottomBar ?? false) != new.hidesBottomBar {
      isHidden = (hides, new.hidesBottomBar)
      for items in [leading, trailing] { gtk_widget_set_visible(items.native, (!hides).gboolean) }
      barsChanged()
    } else if old?.tabs.isEmpty != new.tabs.isEmpty || old?.canGoBack != new.canGoBack
      || old?.titleMenu != new.titleMenu
    {
      showTitle()
    }
  }

  private func updateTitleMenu(_ new: WindowDescription) {
    offersTitleMenu = new.titleMenu != nil && new.titleBar == .full && !new.hidesBar
    guard offersTitleMenu || titleMenu != nil else { return }
    let button = titleMenu ?? TitleMenuButton()
    titleMenu = button
    button.show(new)
  }

  private func showTitle() {
    tabs.offer(!isFurtherIn)
    for item in titleArea.widgets { gtk_widget_set_visible(item.native, (!isHidden.top).gboolean) }
    guard titleArea.widgets.isEmpty else { return }
    let title = tabs.isEmpty || isFurtherIn ? nil : tabs.title
    hdy_header_bar_set_custom_title(header, title ?? (offersTitleMenu ? titleMenu?.native : nil))
  }
}

extension WindowDescription {
  /// A bar that shows nothing stands on what is behind it, as long as the program does not say otherwise.
  fileprivate var barLook: BarLook {
    var look = bars
    if hidesBar, look.hidesGround == nil, look.ground == nil { look.hidesGround = true }
    return look
  }
}
