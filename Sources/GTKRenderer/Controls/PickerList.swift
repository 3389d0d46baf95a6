import CGTK
import SwiftUICore

/// The options as a short list that scrolls.
@MainActor
final class ListChoice: PickerChoice {
  let native: Native
  let signal = "row-selected"
  private(set) var isUpdating = false
  private let list: Native
  private let count: Int
  var sources: [Native] { [list] }
  var named: Native { list }
  var tinted: [Native] { [list] }
  var handler: GCallback {
    let function: SignalFunction1 = { _, _, data in receive(data, as: PickerWidget.self) { $0.chosen() } }
    return unsafeBitCast(function, to: GCallback.self)
  }

  init(_ description: PickerDescription) {
    native = faves_scrolled_new()
    count = description.options.count
    list = gtk_list_box_new()
    gtk_list_box_set_selection_mode(cast(list), GTK_SELECTION_BROWSE)
    faves_list_box_leave_by_tab(list)
    for option in description.options {
      let face = option.face(in: native, hasIcon: true).native
      gtk_widget_set_halign(face, GTK_ALIGN_START)
      for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(face, 12) }
      for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(face, 6) }
      gtk_list_box_insert(cast(list), face, -1)
      if let row = gtk_widget_get_parent(face) {
        atk_object_set_name(gtk_widget_get_accessible(row), option.spokenName(in: native))
        if let header = option.opening {
          g_object_set_data_full(cast(row), Self.header, g_strdup(header), { g_free($0) })
        }
      }
    }
    if description.options.contains(where: { $0.opening != nil }) {
      gtk_list_box_set_header_func(cast(list), Self.showHeader, nil, nil)
    }
    gtk_container_add(cast(native), list)
    // The rows take the focus.
    gtk_widget_set_can_focus(native, 0)
    gtk_widget_show_all(list)
    gtk_scrolled_window_set_policy(cast(native), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_shadow_type(cast(native), GTK_SHADOW_IN)
    gtk_scrolled_window_set_propagate_natural_width(cast(native), 1)
    gtk_scrolled_window_set_propagate_natural_height(cast(native), 1)
    fitRows()
    showChosenOnceItHasRoom()
    select(description.selection)
  }

  /// The key of the title of the section that a row begins.
  private static let header = "faves-header"

  /// Puts a line and a title in front of a row that begins a section.
  private static let showHeader: GtkListBoxUpdateHeaderFunc = { row, before, _ in
    let (row, isFirst) = (UInt(bitPattern: row), before == nil)
    MainActor.assumeIsolated {
      guard let row = UnsafeMutablePointer<GtkListBoxRow>(bitPattern: row),
        gtk_list_box_row_get_header(row) == nil,
        let title = g_object_get_data(cast(widget(row)), ListChoice.header)
      else { return }
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
      if !isFirst {
        gtk_box_pack_start(cast(box), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), 0, 1, 0)
      }
      let words = String(cString: title.assumingMemoryBound(to: CChar.self))
      if !words.isEmpty {
        let label = faves_label_new(words)
        gtk_widget_set_halign(label, GTK_ALIGN_START)
        gtk_widget_set_margin_start(label, 12)
        faves_add_class(label, "dim-label")
        gtk_box_pack_start(cast(box), label, 0, 1, 0)
      }
      gtk_widget_show_all(box)
      gtk_list_box_row_set_header(row, box)
    }
  }

  /// The rows that are seen at once, where there are as many.
  private static let mostRows: Int32 = 5

  /// The key of whether it is never lower than its rows.
  private static let whole = "faves-whole"

  /// What stands in a row of a form or list is not made lower where that is short: it is the list that scrolls.
  func standInRow(_ isRow: Bool) {
    g_object_set_data(cast(native), Self.whole, UnsafeMutableRawPointer(bitPattern: isRow ? 1 : 0))
    Self.fit(native, list)
  }

  /// Makes it as high as its rows, now and when the size of the text is another.
  private func fitRows() {
    Self.fit(native, list)
    guard let row = gtk_list_box_get_row_at_index(cast(list), 0),
      let face = gtk_bin_get_child(cast(widget(row)))
    else { return }
    let restyled: SignalFunction = { face, _ in
      let address = UInt(bitPattern: face)
      MainActor.assumeIsolated {
        let face = Native(bitPattern: address)!
        guard let scrolled = gtk_widget_get_ancestor(face, gtk_scrolled_window_get_type()),
          let list = gtk_widget_get_ancestor(face, gtk_list_box_get_type())
        else { return }
        ListChoice.fit(scrolled, list)
      }
    }
    faves_signal_connect(face, "style-updated", unsafeBitCast(restyled, to: GCallback.self), nil)
  }

  private static func fit(_ scrolled: Native, _ list: Native) {
    var height: Int32 = 0
    for index in 0..<mostRows {
      guard let row = gtk_list_box_get_row_at_index(cast(list), index) else { break }
      var natural: Int32 = 0
      gtk_widget_get_preferred_height(widget(row), nil, &natural)
      height += natural
    }
    // It would like to show them all, and scrolls in as little as one of them takes where there is less room.
    var least: Int32 = height
    if g_object_get_data(cast(scrolled), whole) == nil, let row = gtk_list_box_get_row_at_index(cast(list), 0)
    {
      gtk_widget_get_preferred_height(widget(row), nil, &least)
    }
    gtk_scrolled_window_set_min_content_height(cast(scrolled), -1)
    gtk_scrolled_window_set_max_content_height(cast(scrolled), height == 0 ? -1 : height)
    gtk_scrolled_window_set_min_content_height(cast(scrolled), least)
  }

  var focused: Int? {
    (0..<count).first { index in
      gtk_list_box_get_row_at_index(cast(list), Int32(index)).map { gtk_widget_is_focus(widget($0)) != 0 }
        == true
    }
  }
  func focus(_ index: Int) {
    if let row = gtk_list_box_get_row_at_index(cast(list), Int32(index)) {
      gtk_widget_grab_focus(widget(row))
    }
  }

  var chosen: Int? {
    gtk_list_box_get_selected_row(cast(list)).map { Int(gtk_list_box_row_get_index($0)) }
  }

  func select(_ index: Int?) {
    isUpdating = true
    gtk_list_box_select_row(
      cast(list), index.flatMap { gtk_list_box_get_row_at_index(cast(list), Int32($0)) })
    isUpdating = false
    Self.showChosen(list)
  }
}

extension ListChoice {
  /// The key of the row that was last shown, and of the height it was shown in.
  private static let shown = "faves-shown"

  /// Rows have their places with the first room that the list gets, and others with another room.
  fileprivate func showChosenOnceItHasRoom() {
    let allocated: SignalFunction1 = { list, _, _ in
      let address = UInt(bitPattern: list)
      MainActor.assumeIsolated { ListChoice.showChosen(Native(bitPattern: address)!) }
    }
    faves_signal_connect(list, "size-allocate", unsafeBitCast(allocated, to: GCallback.self), nil)
  }

  /// Scrolls to the chosen row, once for it and the room there is: after that it is up to who scrolls.
  fileprivate static func showChosen(_ list: Native) {
    guard let row = gtk_list_box_get_selected_row(cast(list)),
      let scrolled = gtk_widget_get_ancestor(list, gtk_scrolled_window_get_type()),
      let adjustment = gtk_scrolled_window_get_vadjustment(cast(scrolled))
    else { return }
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget(row), &place)
    let room = gtk_adjustment_get_page_size(adjustment)
    let index = gtk_list_box_row_get_index(row)
    guard place.height > 1, room > 1 else { return }
    let key = Int(index) << 16 | Int(room) + 1
    guard g_object_get_data(cast(list), shown) != UnsafeMutableRawPointer(bitPattern: key) else { return }
    g_object_set_data(cast(list), shown, UnsafeMutableRawPointer(bitPattern: key))
    let top = Double(place.y)
    let end = top + Double(place.height)
    let seen = gtk_adjustment_get_value(adjustment)
    if top < seen || end > seen + room {
      gtk_adjustment_set_value(adjustment, (top + end - room) / 2)
    }
  }
}
