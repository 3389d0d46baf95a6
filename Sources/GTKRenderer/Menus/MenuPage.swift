import CGTK

/// Where GTK shows the entries of a menu made of a model: a `GtkMenu`, or a page of a popover.
@MainActor
struct MenuPage {
  /// The `GtkMenu`, or the page.
  private let native: Native
  /// Whether it is a popover's page of a menu inside a menu, which begins with the way back.
  private var isInside = false

  init(menu: Native) { native = menu }

  /// - Parameter popover: one that GTK made of a model; nil if it was made of something else.
  init?(popover: Native) {
    guard let stack = gtk_bin_get_child(cast(popover)), faves_is_a(stack, gtk_stack_get_type()) != 0,
      let page = gtk_stack_get_child_by_name(cast(stack), "main")
    else { return nil }
    native = page
  }

  fileprivate init(inside page: Native) {
    native = page
    isInside = true
  }

  var isMenu: Bool { faves_is_a(native, gtk_menu_get_type()) != 0 }

  /// The widgets of the entries, in order.
  var faces: [MenuFace] {
    let found = entries(in: native)
    return (isInside ? Array(found.dropFirst()) : found).map { MenuFace(native: $0, page: self) }
  }

  /// Where the titles of sections are seen, in order.
  var headings: [MenuHeading] {
    guard isMenu else {
      return widgets(in: native) { $0 == "GtkLabel" }.map { MenuHeading(native: $0) }.filter(\.hasWords)
    }
    // A line holds its title.
    return widgets(in: native) { $0 == "GtkSeparatorMenuItem" }
      .compactMap { gtk_bin_get_child(cast($0)) }.filter { faves_is_a($0, gtk_label_get_type()) != 0 }
      .map { MenuHeading(native: $0) }.filter(\.hasWords)
  }

  // Lines are no entries, and their words are a section's.
  private func entries(in widget: Native) -> [Native] { widgets(in: widget, where: Self.isEntry) }

  private static func isEntry(_ type: String) -> Bool {
    type == "GtkModelMenuItem" || type == "GtkModelButton"
  }

  /// The widgets of some types, but for what is in entries.
  private func widgets(in widget: Native, where isWanted: (String) -> Bool) -> [Native] {
    let children = gtk_container_get_children(cast(widget))
    defer { g_list_free(children) }
    var found: [Native] = []
    var item = children
    while let current = item {
      let child = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      let type = String(cString: faves_type_name(child))
      if isWanted(type) {
        found.append(child)
      } else if !isMenu, !Self.isEntry(type), faves_is_container(child) != 0 {
        found += widgets(in: child, where: isWanted)
      }
      item = current.pointee.next
    }
    return found
  }

  /// What has the keys in the menu: the selected entry, or the focus.
  fileprivate var marked: Native? {
    if isMenu { return gtk_menu_shell_get_selected_item(cast(native)) }
    // While a page inside is in sight, this one is not.
    guard let popover = gtk_widget_get_ancestor(native, gtk_popover_get_type()),
      gtk_widget_get_mapped(popover) != 0, let window = gtk_widget_get_toplevel(native),
      faves_is_window(window) != 0
    else { return nil }
    return gtk_window_get_focus(cast(window))
  }

  /// The back button of the page of a menu inside a menu.
  fileprivate var wayBack: Native? { isInside ? entries(in: native).first : nil }

  fileprivate func contains(_ widget: Native) -> Bool { gtk_widget_is_ancestor(widget, native) != 0 }

  fileprivate func mark(_ entry: Native) {
    if isMenu { return gtk_menu_shell_select_item(cast(native), entry) }
    if let stack = gtk_widget_get_ancestor(native, gtk_stack_get_type()) {
      gtk_stack_set_visible_child(cast(stack), native)
    }
    gtk_widget_grab_focus(entry)
  }
}

/// The widget of an entry. What is written here GTK does not read from the model: so it changes while the entry keeps the keys,
/// and the menu inside it stays open.
@MainActor
struct MenuFace {
  let native: Native
  fileprivate let page: MenuPage

  func show(_ words: String, keys: String?) {
    faves_set_string(native, "text", words)
    if page.isMenu { faves_set_string(native, "accel", keys) } else { showBeside(keys: keys) }
    if let back = inside?.wayBack { faves_set_string(back, "text", words) }
  }

  /// In a popover GTK shows no keys: they stand at the end of the entry, as in a `GtkMenu`.
  func showBeside(keys: String?) {
    guard let row = gtk_bin_get_child(cast(native)), faves_is_container(row) != 0 else { return }
    let own = contents(of: row).first {
      gtk_style_context_has_class(gtk_widget_get_style_context($0), Self.keys) != 0
    }
    guard let keys else {
      if let own { gtk_widget_destroy(own) }
      return
    }
    let label = own ?? Self.makeKeys(in: row)
    var (key, modifiers): (guint, GdkModifierType) = (0, GdkModifierType(0))
    gtk_accelerator_parse(keys, &key, &modifiers)
    let words = gtk_accelerator_get_label(key, modifiers)
    gtk_label_set_text(cast(label), words)
    g_free(words)
  }

  private static let keys = "faves-keys"

  private static func makeKeys(in row: Native) -> Native {
    let label: Native = gtk_label_new(nil)
    for name in [keys, GTK_STYLE_CLASS_DIM_LABEL] { faves_add_class(label, name) }
    gtk_widget_set_margin_start(label, 24)
    gtk_box_pack_end(cast(row), label, 0, 0, 0)
    gtk_widget_show(label)
    return label
  }

  /// Where the menu inside is shown that the entry opens; nil: it opens none.
  var inside: MenuPage? {
    if page.isMenu { return gtk_menu_item_get_submenu(cast(native)).map { MenuPage(menu: $0) } }
    guard let name = faves_get_string(native, "menu-name") else { return nil }
    defer { g_free(name) }
    guard let stack = gtk_widget_get_ancestor(native, gtk_stack_get_type()) else { return nil }
    return gtk_stack_get_child_by_name(cast(stack), name).map { MenuPage(inside: $0) }
  }

  /// Whether the entry has the keys, or something in the menu inside that it opens.
  fileprivate var isMarked: Bool {
    guard let marked = page.marked else { return false }
    return marked == native || !page.isMenu && inside?.contains(marked) == true
  }

  fileprivate func mark() { page.mark(native) }
}

/// The label with the title of a section. GTK does not read it from the model any more.
@MainActor
struct MenuHeading {
  fileprivate let native: Native

  fileprivate var hasWords: Bool {
    guard let words = faves_get_string(native, "label") else { return false }
    defer { g_free(words) }
    return words.pointee != 0
  }

  func show(_ words: String) { faves_set_string(native, "label", words) }
}

/// The widgets of the entries of a menu, where it is shown.
@MainActor
struct MenuFaces {
  private var faces: [ObjectIdentifier: MenuFace] = [:]

  init(of entries: [MenuEntry], on page: MenuPage?) {
    guard let found = page?.faces, found.count == entries.count else { return }
    for (entry, face) in zip(entries, found) { faces[ObjectIdentifier(entry)] = face }
  }

  subscript(entry: MenuEntry) -> MenuFace? { faces[ObjectIdentifier(entry)] }
  func isMarked(_ entry: MenuEntry) -> Bool { self[entry]?.isMarked ?? false }
  func mark(_ entry: MenuEntry) { self[entry]?.mark() }
}
