import CGTK
import SwiftUICore

/// The options in a menu: a `GtkComboBox`. A line in it, and the header of a section, are rows that cannot be chosen: a line
/// is one without a text, a header one that is not sensitive.
///
/// The rows are changed one by one, so the menu stays open, and what is marked in it stays marked.
@MainActor
final class MenuChoice: PickerChoice {
  let native: Native
  let signal = "changed"
  private(set) var isUpdating = false
  var sources: [Native] { [native] }
  /// What is seen instead of the chosen option.
  private var shown: Native?
  private let store: UnsafeMutablePointer<GtkListStore>
  private let hasPictures: Bool
  private var rows: [Row] = []

  fileprivate enum Row: Equatable {
    case line
    case header(String)
    case option(PickerDescription.Option)
  }

  init(_ description: PickerDescription) {
    var types = [GType(16 << 2), GType(16 << 2), GType(5 << 2)]  // G_TYPE_STRING, G_TYPE_BOOLEAN
    store = gtk_list_store_newv(3, &types)!
    native = gtk_combo_box_new_with_model(OpaquePointer(store))
    g_object_unref(store)
    hasPictures = Self.hasPictures(description)
    if hasPictures {
      if let area = faves_get_object(native, "cell-area") {
        gtk_cell_area_box_set_spacing(area.assumingMemoryBound(to: GtkCellAreaBox.self), 6)
      }
      let picture = gtk_cell_renderer_pixbuf_new()
      gtk_cell_layout_pack_start(cast(native), picture, 0)
      gtk_cell_layout_add_attribute(cast(native), picture, "icon-name", 1)
    }
    let text = gtk_cell_renderer_text_new()
    gtk_cell_layout_pack_start(cast(native), text, 1)
    gtk_cell_layout_add_attribute(cast(native), text, "text", 0)
    gtk_cell_layout_add_attribute(cast(native), text, "sensitive", 2)
    // In less room than the longest option takes, the button is as narrow as its room; the open menu still shows them whole.
    faves_set_int(text!, "ellipsize", Int32(PANGO_ELLIPSIZE_END.rawValue))
    gtk_combo_box_set_popup_fixed_width(cast(native), 0)
    gtk_combo_box_set_row_separator_func(cast(native), Self.isLine, nil, nil)
    show(description.options)
    select(description.selection)
    faves_accessible_take_focus_of_button(native)
    if let words = description.currentValue {
      let label = faves_label_new(words)
      faves_combo_show(native, label)
      shown = label
    }
  }

  private static func hasPictures(_ description: PickerDescription) -> Bool {
    description.options.contains { $0.symbol != nil }
  }

  /// Other words for the chosen option, where it was made with some.
  func show(_ words: String) { if let shown { _ = faves_label_set_text(shown, words) } }

  func follow(_ description: PickerDescription) -> Bool {
    guard hasPictures == Self.hasPictures(description) else { return false }
    isUpdating = true
    show(description.options)
    select(description.selection)
    return true
  }

  private func show(_ options: [PickerDescription.Option]) {
    let old = rows
    let new = Self.rows(of: options)
    let marked = markedRow
    let origins = lineOrigins(
      from: old, to: new, goesOn: { $1.goesOn(from: $0) }, fits: { $0.isOfKind(of: $1) })
    let kept = Set(origins.compactMap { $0 })
    for place in old.indices.reversed() where !kept.contains(place) {
      var row = GtkTreeIter()
      if gtk_tree_model_iter_nth_child(OpaquePointer(store), &row, nil, Int32(place)) != 0 {
        gtk_list_store_remove(store, &row)
      }
    }
    for (place, row) in new.enumerated() {
      if let origin = origins[place] {
        if old[origin] != row { write(row, at: place, isNew: false) }
      } else {
        write(row, at: place, isNew: true)
      }
    }
    rows = new
    guard let marked else { return }
    let same = new.firstIndex { $0.goesOn(from: old[marked]) }
    let next = same ?? (origins.lastIndex { $0.map { $0 < marked } ?? false } ?? -1) + 1
    mark(next)
  }

  private static func rows(of options: [PickerDescription.Option]) -> [Row] {
    var rows: [Row] = []
    for option in options {
      if let header = option.opening {
        if !rows.isEmpty { rows.append(.line) }
        if !header.isEmpty { rows.append(.header(header)) }
      }
      var option = option
      option.opening = nil
      rows.append(.option(option))
    }
    return rows
  }

  private func write(_ row: Row, at place: Int, isNew: Bool) {
    var columns: [Int32] = []
    var values: [GValue] = []
    func add(_ text: String?, to column: Int32) {
      var value = GValue()
      g_value_init(&value, GType(16 << 2))
      g_value_set_string(&value, text)
      columns.append(column)
      values.append(value)
    }
    switch row {
    case .line: break
    case .header(let words): add(words, to: 0)
    case .option(let option):
      let icon = option.icon(in: native)
      let words = option.words(beside: icon)
      add(words.isEmpty ? option.name ?? "" : words, to: 0)
      add(icon, to: 1)
      var sensitive = GValue()
      g_value_init(&sensitive, GType(5 << 2))
      g_value_set_boolean(&sensitive, 1)
      columns.append(2)
      values.append(sensitive)
    }
    // A row that came without its text would be taken for a line.
    var written = GtkTreeIter()
    if isNew {
      gtk_list_store_insert_with_valuesv(
        store, &written, Int32(place), &columns, &values, Int32(values.count))
    } else if gtk_tree_model_iter_nth_child(OpaquePointer(store), &written, nil, Int32(place)) != 0 {
      gtk_list_store_set_valuesv(store, &written, &columns, &values, Int32(values.count))
    }
    for index in values.indices { g_value_unset(&values[index]) }
  }

  private static let isLine: GtkTreeViewRowSeparatorFunc = { model, place, _ in
    var value = GValue()
    gtk_tree_model_get_value(model, place, 0, &value)
    defer { g_value_unset(&value) }
    return g_value_get_string(&value) == nil ? 1 : 0
  }

  // MARK: the open menu

  /// The menu that pops up; nil: there is none.
  private var menu: Native? {
    guard let popup = gtk_combo_box_get_popup_accessible(cast(native)) else { return nil }
    return gtk_accessible_get_widget(
      UnsafeMutableRawPointer(popup).assumingMemoryBound(to: GtkAccessible.self))
  }

  /// Its items, one for each row.
  private func items(of menu: Native) -> [Native] {
    let children = gtk_container_get_children(cast(menu))
    defer { g_list_free(children) }
    return sequence(first: children) { $0?.pointee.next }.prefix { $0 != nil }
      .map { $0!.pointee.data.assumingMemoryBound(to: GtkWidget.self) }
  }

  /// The row that the keys are on while the menu is open; nil: none.
  private var markedRow: Int? {
    guard let menu, gtk_widget_get_mapped(menu) != 0,
      let marked = gtk_menu_shell_get_selected_item(cast(menu))
    else { return nil }
    return items(of: menu).firstIndex(of: marked).flatMap { rows.indices.contains($0) ? $0 : nil }
  }

  /// Puts the keys on the option in a row, or the nearest.
  private func mark(_ place: Int) {
    guard let menu else { return }
    let items = items(of: menu)
    guard items.count == rows.count else { return }
    let nearest = Array(place..<max(place, rows.count)) + (0..<min(place, rows.count)).reversed()
    let option = nearest.first { if case .option = rows[$0] { true } else { false } }
    guard let option, gtk_menu_shell_get_selected_item(cast(menu)) != items[option] else { return }
    gtk_menu_shell_select_item(cast(menu), items[option])
  }

  // MARK: what is chosen

  /// The row of each option.
  private var places: [Int] {
    rows.indices.filter { if case .option = rows[$0] { true } else { false } }
  }

  var chosen: Int? { places.firstIndex(of: Int(gtk_combo_box_get_active(cast(native)))) }

  func select(_ index: Int?) {
    isUpdating = true
    let places = places
    let row = index.flatMap { places.indices.contains($0) ? places[$0] : nil } ?? -1
    gtk_combo_box_set_active(cast(native), Int32(row))
    isUpdating = false
  }
}

extension MenuChoice.Row {
  fileprivate func goesOn(from other: Self) -> Bool {
    switch (self, other) {
    case (.line, .line): true
    case (.header(let words), .header(let others)): words == others
    case (.option(let option), .option(let other)): option.goesOn(from: other)
    default: false
    }
  }

  fileprivate func isOfKind(of other: Self) -> Bool {
    switch (self, other) {
    case (.line, .line), (.header, .header), (.option, .option): true
    default: false
    }
  }
}
