import CGTK
import SwiftUICore

extension WindowWidget {
  /// Ctrl+F puts the cursor into the search field in sight, and so does typing, unless what has the focus
  /// wants the key.
  func followSearchKeys() {
    let id = faves_signal_connect_after(
      native, "key-press-event", unsafeBitCast(searchKeyPressed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    adoptHandler(id, on: native)
  }

  fileprivate func pressedForSearch(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    var key: guint = 0
    var state = GdkModifierType(0)
    gdk_event_get_keyval(event, &key)
    gdk_event_get_state(event, &state)
    switch state.rawValue & gtk_accelerator_get_default_mod_mask().rawValue {
    case GDK_CONTROL_MASK.rawValue where Int32(bitPattern: key) == GDK_KEY_f:
      guard let field = searchField else { return false }
      gtk_widget_grab_focus(field.native)
      return true
    case 0, GDK_SHIFT_MASK.rawValue: return startSearch(with: event)
    default: return false
    }
  }

  /// Hands a key to the search field, and the focus with it if the key meant a letter there.
  private func startSearch(with event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    if let focused = gtk_window_get_focus(cast(native)), faves_is_editable(focused) != 0 { return false }
    guard let field = searchField, gtk_widget_is_sensitive(field.native) != 0 else { return false }
    // The key is typed where the cursor is, which belongs behind what was searched for before.
    gtk_editable_set_position(cast(field.native), -1)
    guard gtk_search_entry_handle_event(cast(field.native), event) != 0 else { return false }
    gtk_entry_grab_focus_without_selecting(cast(field.native))
    gtk_editable_set_position(cast(field.native), -1)
    return true
  }

  /// The first search field in sight of the screen in front.
  private var searchField: TextFieldWidget? {
    first(TextFieldWidget.self) { $0.description.endSearch != nil }
  }

  private func first<Kind: GTKWidget>(_ kind: Kind.Type, where isWanted: (Kind) -> Bool) -> Kind? {
    func find(in widget: GTKWidget) -> Kind? {
      if let found = widget as? Kind, isWanted(found), found.isInSight { return found }
      for child in widget.children { if let found = find(in: child) { return found } }
      return nil
    }
    return find(in: front)
  }
}

// MARK: where the focus is while nobody searches

extension WindowWidget {
  /// Puts the focus on a row of the list in sight, so that the arrow keys go on there; false where there is
  /// none.
  @discardableResult
  func focusRows() -> Bool {
    guard let list = first(ListWidget.self, where: { _ in true }) else { return false }
    return gtk_widget_child_focus(list.list, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Once the window has come, and GTK has given the focus to what it met first: a button is not what one goes on with, as the
  /// next key would press it. What is typed into or the rows are, whichever comes first, or else what is in the content.
  func focusRowsAtFirst() {
    guard let focus = gtk_window_get_focus(cast(native)) else { return }
    guard gtk_widget_get_receives_default(focus) != 0 else { return leaveEmptySearch() }
    switch firstToUse {
    case is ListWidget: focusRows()
    case let field?: field.focus()
    case nil where gtk_widget_get_ancestor(focus, hdy_header_bar_get_type()) != nil:
      gtk_window_set_focus(cast(native), nil)
      // Whatever is typed begins a search, and the rows may come later.
      if searchField == nil { _ = screen?.focusContent() }
    case nil: break
    }
  }

  /// What one types into, or a list, in the content in sight.
  private var firstToUse: GTKWidget? {
    func find(in widget: GTKWidget) -> GTKWidget? {
      let isOne =
        widget.asField.map { $0.description.endSearch == nil && $0.description.isEnabled }
        ?? (widget is ListWidget || widget is TextEditorWidget)
      if isOne, widget.isInSight { return widget }
      return widget.children.lazy.compactMap(find).first
    }
    return (screen?.contents ?? []).lazy.compactMap(find).first
  }

  /// After another page came: the focus belongs on its rows, unless it is somewhere for a reason.
  func focusRowsOfPage() {
    // A button of the bar that goes with the page before, in this update, leaves it to the rows as well.
    renderer.lostFocus.goes(in: toplevel.native) { [weak self] in self?.focusRows() ?? false }
    let focus = gtk_window_get_focus(cast(toplevel.native))
    // GTK goes on to the menu's button from a button of the bar that is taken away.
    if focus == nil || focus == toplevel.screen?.bar?.menu.native { focusRows() } else { leaveEmptySearch() }
  }

  /// An empty search field, which GTK may have chosen for being the first, has no use of the focus, and would hide what it is for.
  private func leaveEmptySearch() {
    guard let field = searchField, gtk_widget_is_focus(field.native) != 0, field.description.text.isEmpty
    else { return }
    focusRows()
  }
}

extension GTKWidget {
  /// Whether it is on screen to stay: what a stack slides out is there for a moment longer.
  var isInSight: Bool {
    guard hasNative, gtk_widget_get_mapped(native) != 0 else { return false }
    var inner: Native? = gtk_widget_get_parent(native)
    while let widget = inner, let stack = gtk_widget_get_ancestor(widget, gtk_stack_get_type()) {
      guard let shown = gtk_stack_get_visible_child(cast(stack)),
        shown == native || gtk_widget_is_ancestor(native, shown) != 0
      else { return false }
      inner = gtk_widget_get_parent(stack)
    }
    return true
  }
}

private let searchKeyPressed: AskingFunction1 = { _, event, data in
  let address = UInt(bitPattern: event)
  return receive(data, as: WindowWidget.self, otherwise: 0) { window in
    guard let event = UnsafeMutablePointer<GdkEvent>(bitPattern: address) else { return 0 }
    return window.pressedForSearch(event).gboolean
  }
}
