import CGTK
import SwiftUICore

/// The options in a menu: a `GtkComboBox`.
@MainActor
final class MenuChoice: PickerChoice {
  let native: Native
  let signal = "changed"
  private(set) var isUpdating = false
  var sources: [Native] { [native] }
  /// What is seen instead of the chosen option.
  private var shown: Native?

  init(_ description: PickerDescription) {
    var types = [GType(16 << 2), GType(16 << 2)]  // G_TYPE_STRING
    let store = gtk_list_store_newv(2, &types)!
    for option in description.options {
      var place = GtkTreeIter()
      gtk_list_store_append(store, &place)
      Self.set(0, option.words, at: &place, in: store)
      if let icon = option.themeIcon {
        Self.set(1, icon, at: &place, in: store)
      }
    }
    native = gtk_combo_box_new_with_model(OpaquePointer(store))
    g_object_unref(store)
    if description.options.contains(where: { $0.symbol != nil }) {
      let picture = gtk_cell_renderer_pixbuf_new()
      gtk_cell_layout_pack_start(cast(native), picture, 0)
      gtk_cell_layout_add_attribute(cast(native), picture, "icon-name", 1)
    }
    let text = gtk_cell_renderer_text_new()
    gtk_cell_layout_pack_start(cast(native), text, 1)
    gtk_cell_layout_add_attribute(cast(native), text, "text", 0)
    gtk_combo_box_set_active(cast(native), Int32(description.selection ?? -1))
    faves_accessible_take_focus_of_button(native)
    if let words = description.currentValue {
      let label = faves_label_new(words)
      gtk_container_add(cast(native), label)
      gtk_widget_show(label)
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

  var chosen: Int? {
    let index = Int(gtk_combo_box_get_active(cast(native)))
    return index < 0 ? nil : index
  }

  func select(_ index: Int?) {
    isUpdating = true
    gtk_combo_box_set_active(cast(native), Int32(index ?? -1))
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
      let button = gtk_radio_button_new_from_widget(cast(none))!
      gtk_toggle_button_set_mode(cast(button), (!linked).gboolean)
      let icon = option.themeIcon
      if let icon, option.title.isEmpty {
        gtk_container_add(cast(button), gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON))
        atk_object_set_name(gtk_widget_get_accessible(button), option.symbol)
      } else {
        gtk_container_add(cast(button), faves_label_new(option.words))
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

  var chosen: Int? { buttons.firstIndex { gtk_toggle_button_get_active(cast($0)) != 0 } }

  func select(_ index: Int?) {
    isUpdating = true
    let button = index.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil } ?? none
    gtk_toggle_button_set_active(cast(button), 1)
    isUpdating = false
  }
}

/// The options as a short list that scrolls.
@MainActor
final class ListChoice: PickerChoice {
  let native: Native
  let signal = "row-selected"
  private(set) var isUpdating = false
  private let list: Native
  var sources: [Native] { [list] }
  var named: Native { list }
  var handler: GCallback {
    let function: SignalFunction1 = { _, _, data in receive(data, as: PickerWidget.self) { $0.chosen() } }
    return unsafeBitCast(function, to: GCallback.self)
  }

  init(_ description: PickerDescription) {
    native = faves_scrolled_new()
    list = gtk_list_box_new()
    gtk_list_box_set_selection_mode(cast(list), GTK_SELECTION_BROWSE)
    faves_list_box_leave_by_tab(list)
    for option in description.options {
      let label = gtk_label_new(option.title)!
      gtk_label_set_xalign(cast(label), 0)
      for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(label, 12) }
      for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(label, 6) }
      gtk_list_box_insert(cast(list), label, -1)
      if let row = gtk_widget_get_parent(label) {
        atk_object_set_name(gtk_widget_get_accessible(row), option.title)
      }
    }
    gtk_container_add(cast(native), list)
    // The rows take the focus.
    gtk_widget_set_can_focus(native, 0)
    gtk_widget_show_all(list)
    gtk_scrolled_window_set_policy(cast(native), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_shadow_type(cast(native), GTK_SHADOW_IN)
    gtk_scrolled_window_set_propagate_natural_width(cast(native), 1)
    fitRows()
    select(description.selection)
  }

  /// The rows that are seen at once, where there are as many.
  private static let mostRows: Int32 = 5

  /// Makes it as high as its rows, now and when the size of the text is another.
  private func fitRows() {
    Self.fit(native, list)
    guard let row = gtk_list_box_get_row_at_index(cast(list), 0),
      let label = gtk_bin_get_child(cast(widget(row)))
    else { return }
    let restyled: SignalFunction = { label, _ in
      let address = UInt(bitPattern: label)
      MainActor.assumeIsolated {
        let label = Native(bitPattern: address)!
        guard let scrolled = gtk_widget_get_ancestor(label, gtk_scrolled_window_get_type()),
          let list = gtk_widget_get_ancestor(label, gtk_list_box_get_type())
        else { return }
        ListChoice.fit(scrolled, list)
      }
    }
    faves_signal_connect(label, "style-updated", unsafeBitCast(restyled, to: GCallback.self), nil)
  }

  private static func fit(_ scrolled: Native, _ list: Native) {
    var height: Int32 = 0
    for index in 0..<mostRows {
      guard let row = gtk_list_box_get_row_at_index(cast(list), index) else { break }
      var natural: Int32 = 0
      gtk_widget_get_preferred_height(widget(row), nil, &natural)
      height += natural
    }
    gtk_scrolled_window_set_min_content_height(cast(scrolled), height)
  }

  var chosen: Int? {
    gtk_list_box_get_selected_row(cast(list)).map { Int(gtk_list_box_row_get_index($0)) }
  }

  func select(_ index: Int?) {
    isUpdating = true
    gtk_list_box_select_row(
      cast(list), index.flatMap { gtk_list_box_get_row_at_index(cast(list), Int32($0)) })
    isUpdating = false
  }
}

extension PickerDescription.Option {
  @MainActor
  fileprivate var themeIcon: String? { symbol.flatMap { Symbols.themeIcon(for: $0) } }
  @MainActor
  fileprivate var words: String {
    guard title.isEmpty, let symbol else { return title }
    // What no icon shows is said.
    return FramedSymbol(symbol)?.text ?? (themeIcon == nil ? SymbolWords.words(for: symbol) : "")
  }
}
