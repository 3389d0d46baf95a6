import CGTK
import SwiftUICore

/// The options in a menu: a `GtkComboBox`. A line in it, and the header of a section, are rows that cannot be chosen: a line
/// is one without a text, a header one that is not sensitive.
@MainActor
final class MenuChoice: PickerChoice {
  let native: Native
  let signal = "changed"
  private(set) var isUpdating = false
  var sources: [Native] { [native] }
  /// What is seen instead of the chosen option.
  private var shown: Native?
  /// The row of each option.
  private var rows: [Int] = []

  init(_ description: PickerDescription) {
    var types = [GType(16 << 2), GType(16 << 2), GType(5 << 2)]  // G_TYPE_STRING, G_TYPE_BOOLEAN
    let store = gtk_list_store_newv(3, &types)!
    var place = GtkTreeIter()
    var count = 0
    func addRow() {
      gtk_list_store_append(store, &place)
      count += 1
    }
    native = gtk_combo_box_new_with_model(OpaquePointer(store))
    g_object_unref(store)
    for option in description.options {
      if option.opening != nil, count > 0 { addRow() }
      if let header = option.opening, !header.isEmpty {
        addRow()
        Self.set(0, header, at: &place, in: store)
      }
      rows.append(count)
      addRow()
      let icon = option.icon(in: native)
      Self.set(0, option.words(beside: icon), at: &place, in: store)
      if let icon { Self.set(1, icon, at: &place, in: store) }
      Self.setSensitive(at: &place, in: store)
    }
    if description.options.contains(where: { $0.symbol != nil }) {
      let picture = gtk_cell_renderer_pixbuf_new()
      gtk_cell_layout_pack_start(cast(native), picture, 0)
      gtk_cell_layout_add_attribute(cast(native), picture, "icon-name", 1)
    }
    let text = gtk_cell_renderer_text_new()
    gtk_cell_layout_pack_start(cast(native), text, 1)
    gtk_cell_layout_add_attribute(cast(native), text, "text", 0)
    if description.options.contains(where: { $0.opening != nil }) {
      gtk_cell_layout_add_attribute(cast(native), text, "sensitive", 2)
      gtk_combo_box_set_row_separator_func(cast(native), Self.isLine, nil, nil)
    }
    select(description.selection)
    faves_accessible_take_focus_of_button(native)
    if let words = description.currentValue {
      let label = faves_label_new(words)
      faves_combo_show(native, label)
      shown = label
    }
  }

  /// Other words for the chosen option, where it was made with some.
  func show(_ words: String) { if let shown { _ = faves_label_set_text(shown, words) } }

  private static func set(
    _ column: Int32, _ text: String, at place: inout GtkTreeIter, in store: UnsafeMutablePointer<GtkListStore>
  ) {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, text)
    gtk_list_store_set_value(store, &place, column, &value)
    g_value_unset(&value)
  }

  private static func setSensitive(
    at place: inout GtkTreeIter, in store: UnsafeMutablePointer<GtkListStore>
  ) {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, 1)
    gtk_list_store_set_value(store, &place, 2, &value)
    g_value_unset(&value)
  }

  private static let isLine: GtkTreeViewRowSeparatorFunc = { model, place, _ in
    var value = GValue()
    gtk_tree_model_get_value(model, place, 0, &value)
    defer { g_value_unset(&value) }
    return g_value_get_string(&value) == nil ? 1 : 0
  }

  var chosen: Int? { rows.firstIndex(of: Int(gtk_combo_box_get_active(cast(native)))) }

  func select(_ index: Int?) {
    isUpdating = true
    let row = index.flatMap { rows.indices.contains($0) ? rows[$0] : nil } ?? -1
    gtk_combo_box_set_active(cast(native), Int32(row))
    isUpdating = false
  }
}

/// The options as buttons of which one is in: side by side and linked, or radio buttons below each other.
@MainActor
final class ButtonsChoice: PickerChoice {
  let native: Native
  let signal = "toggled"
  private(set) var isUpdating = false
  private var buttons: [Native] = []
  /// In when no option is; stands nowhere.
  nonisolated(unsafe) private let none: Native
  var sources: [Native] { buttons }

  init(_ description: PickerDescription, linked: Bool) {
    native = gtk_box_new(
      linked || description.isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
      linked ? 0 : description.isHorizontal ? 12 : 6)
    none = gtk_radio_button_new(nil)
    _ = faves_ref_sink(none)
    if linked { faves_add_class(native, GTK_STYLE_CLASS_LINKED) }
    for option in description.options {
      if !linked, let header = option.opening { open(header, isHorizontal: description.isHorizontal) }
      let button = gtk_radio_button_new_from_widget(cast(none))!
      gtk_toggle_button_set_mode(cast(button), (!linked).gboolean)
      // Who clicks one of those side by side goes on where they were.
      if linked { gtk_widget_set_focus_on_click(button, 0) }
      if option.title.isEmpty, let symbol = option.symbol, let icon = option.icon(in: native) {
        gtk_container_add(cast(button), gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON))
        atk_object_set_name(gtk_widget_get_accessible(button), symbol)
      } else {
        // Buttons beside each other have the words alone, as on a Mac.
        gtk_container_add(cast(button), option.face(in: native, hasIcon: !linked))
        atk_object_set_name(gtk_widget_get_accessible(button), option.words(beside: nil))
      }
      gtk_widget_show_all(button)
      gtk_box_pack_start(cast(native), button, linked.gboolean, 1, 0)
      buttons.append(button)
    }
    select(description.selection)
  }

  deinit {
    gtk_widget_destroy(none)
    faves_unref(none)
  }

  /// A section begins: a line, but for in front of the first option, and its header.
  private func open(_ header: String, isHorizontal: Bool) {
    var parts: [Native] = []
    if !buttons.isEmpty {
      parts.append(gtk_separator_new(isHorizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL))
    }
    if !header.isEmpty {
      let label = faves_label_new(header)
      gtk_widget_set_halign(label, GTK_ALIGN_START)
      faves_add_class(label, "dim-label")
      parts.append(label)
    }
    for part in parts {
      gtk_widget_show(part)
      gtk_box_pack_start(cast(native), part, 0, 1, 0)
    }
  }

  var chosen: Int? { buttons.firstIndex { gtk_toggle_button_get_active(cast($0)) != 0 } }

  func select(_ index: Int?) {
    isUpdating = true
    let button = index.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil } ?? none
    gtk_toggle_button_set_active(cast(button), 1)
    isUpdating = false
  }
}

extension PickerDescription.Option {
  /// The words, with the icon in front of them where there is one.
  @MainActor
  func face(in widget: Native, hasIcon: Bool) -> Native {
    let icon = hasIcon ? self.icon(in: widget) : nil
    let label: Native = faves_label_new(words(beside: icon))
    guard let icon else { return label }
    let face = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    gtk_container_add(cast(face), gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON))
    gtk_container_add(cast(face), label)
    return face
  }

  /// The icon that shows the symbol; nil: there is none.
  @MainActor
  func icon(in widget: Native) -> String? {
    symbol.flatMap { Symbols.themeIcon(for: $0) ?? SymbolIcons.name(for: $0, in: widget) }
  }
  /// What is said; what no icon shows is.
  @MainActor
  func words(beside icon: String?) -> String {
    guard title.isEmpty, let symbol, icon == nil else { return title }
    return FramedSymbol(symbol)?.text ?? SymbolWords.words(for: symbol)
  }
}
