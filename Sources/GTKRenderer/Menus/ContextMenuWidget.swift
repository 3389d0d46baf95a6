import CGTK
import SwiftUICore

/// Content that a right click, a long press or the Menu key opens a `GtkMenu` over: an event box without a surface. All of a
/// list's row it is the content alone: the list itself is asked for the row's menu.
final class ContextMenuWidget: GTKWidget, DescribedWidget {
  var description: ContextMenuDescription
  /// In order.
  private var contents: [GTKWidget] = []
  /// Where they are in the box; nil: there is none.
  private var area: SlotArea?
  private(set) weak var popup: MenuPopup?
  nonisolated(unsafe) private var longPress: UnsafeMutableRawPointer?

  init(_ description: ContextMenuDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(nil, in: renderer)
  }

  override func makeNative() -> Native { isAllOfRow ? contents[0].native : makeBox() }

  /// Whether it, with nothing said about it, and with those in it and around it, is all of a row.
  private var isAllOfRow: Bool {
    guard contents.count == 1, attributes == nil else { return false }
    if let outer = parent as? ContextMenuWidget { return outer.isAllOfRow }
    return parent is RowWidget && parent?.children.count == 1
  }

  /// Has a box of its own from now on.
  func standAlone() {
    guard hasNative, area == nil else { return }
    if let outer = parent as? ContextMenuWidget { outer.standAlone() }
    let focus = FocusKeeper(in: self)
    let row = parent
    row?.displace([self], from: .content)
    standAlone(as: makeBox())
    row?.place([self], after: nil, in: .content)
    focus.restore()
  }

  private func makeBox() -> Native {
    let box = gtk_event_box_new()!
    gtk_event_box_set_visible_window(cast(box), 0)
    let area = SlotArea { GtkBin.show($0, in: box) }
    self.area = area
    area.insert(contents, after: nil)
    listen(to: box)
    return box
  }

  private func listen(to box: Native) {
    ask(
      "button-press-event", of: box,
      with: { _, event, data in
        let event = event?.assumingMemoryBound(to: GdkEvent.self)
        guard gdk_event_triggers_context_menu(event) != 0 else { return 0 }
        let address = UInt(bitPattern: event)
        return receive(data, as: ContextMenuWidget.self, otherwise: 0) {
          $0.open(UnsafeMutablePointer(bitPattern: address)).gboolean
        }
      })
    ask("popup-menu", of: box) { _, data in
      receive(data, as: ContextMenuWidget.self, otherwise: 0) { $0.open(nil).gboolean }
    }
    let press = gtk_gesture_long_press_new(box)!
    gtk_gesture_single_set_touch_only(press, 1)
    longPress = UnsafeMutableRawPointer(press)
    let pressed: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { press, _, _, data in
      let address = UInt(bitPattern: press)
      receive(data, as: ContextMenuWidget.self) { $0.held(OpaquePointer(bitPattern: address)!) }
    }
    connect("pressed", on: UnsafeMutableRawPointer(press), to: unsafeBitCast(pressed, to: GCallback.self))
  }

  deinit { if let longPress { g_object_unref(longPress) } }

  func update(from old: ContextMenuDescription) {}

  /// A finger has stayed: what is under it is not pressed as well when it goes up.
  private func held(_ press: OpaquePointer) {
    let finger = gtk_gesture_single_get_current_sequence(press)
    guard let event = gdk_event_copy(gtk_gesture_get_last_event(press, finger)) else { return }
    defer { gdk_event_free(event) }
    if open(event) { gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED) }
  }

  /// Shows the menu where `event` is, or at the widget; false: there is nothing in it.
  /// - Parameter copying: what can be done besides with the words under the pointer.
  func open(_ event: UnsafeMutablePointer<GdkEvent>?, copying: MenuSection? = nil) -> Bool {
    // Those around it, such as a list, may have a menu where this has none.
    if sections.isEmpty { return false }
    let popup = MenuPopup(over: native, in: renderer) { [weak self] in
      guard let self else { return [] }
      let sections = sections
      let more = copying?.without(sections.flatMap(\.items))
      return sections + [more].compactMap { $0 } + choicesOfRow(beside: sections)
    }
    popup?.show(.at(event))
    self.popup = popup
    return popup != nil
  }

  /// The menu, or else the list's for its rows, and, after it, the actions of the row: each is to be reached wherever in the row the menu is opened. What the
  /// menu has already, as programs offer the same by a swipe as by a menu, is not there twice.
  private var sections: [MenuSection] {
    let menu = menu?.description.sections ?? menuOfList
    let offered = menu.flatMap(\.items)
    let actions = rowActions.flatMap(\.description.sections).compactMap { $0.without(offered) }
    return menu + actions
  }

  /// The menu that a click here asks for: this one, or of those that actions are offered beside the innermost.
  private var menu: ContextMenuWidget? {
    if description.edge == nil { return self }
    var widget: GTKWidget? = self
    while let current = widget, !current.isRowOfList {
      if let menu = current as? ContextMenuWidget, menu.description.edge == nil { return menu }
      widget = current.parent
    }
    return contextMenus.first { $0.description.edge == nil }
  }

  override func willDestroy() { popup?.leave() }

  override var spokenText: String? { SlotArea.spokenText(of: contents) }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    standAlone()
    contents.insert(widgets, after: sibling)
    area?.insert(widgets, after: sibling)
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    contents.removeAll { child in widgets.contains { $0 === child } }
    contents.insert(widgets, after: sibling)
    area?.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    standAlone()
    contents.removeAll { child in widgets.contains { $0 === child } }
    area?.remove(widgets)
  }

  override package func attributesChanged(from old: Attributes?) {
    standAlone()
    super.attributesChanged(from: old)
  }
}

extension MenuSection {
  /// What is left of it beside `others`; nil: nothing.
  fileprivate func without(_ others: [MenuItem]) -> MenuSection? {
    var rest = self
    rest.items.removeAll { item in others.contains { $0.stands(for: item) } }
    return rest.items.isEmpty && !items.isEmpty ? nil : rest
  }
}

extension MenuItem {
  /// Whether a person who looks for `other` finds it in this.
  fileprivate func stands(for other: MenuItem) -> Bool {
    kind == .action && other.kind == .action && title == other.title && isDestructive == other.isDestructive
      && (isEnabled || !other.isEnabled)
  }
}

extension ContextMenuDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ContextMenuWidget(description, in: renderer)
  }
}
