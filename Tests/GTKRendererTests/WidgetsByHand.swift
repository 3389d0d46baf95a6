import CGTK

@testable import GTKRenderer

/// What a careful C programmer writes.
@MainActor
extension WidgetEconomyTests {
  static func bin(_ bin: Native, _ child: Native) -> Native {
    gtk_container_add(cast(bin), child)
    return bin
  }
  static func column(_ children: Native...) -> Native {
    fill(GTK_ORIENTATION_VERTICAL, children)
  }
  static func row(_ children: Native...) -> Native {
    fill(GTK_ORIENTATION_HORIZONTAL, children)
  }
  static func fill(_ axis: GtkOrientation, _ children: [Native]) -> Native {
    let box = gtk_box_new(axis, 6)!
    for child in children { gtk_container_add(cast(box), child) }
    return box
  }
  static func label(_ text: String = "Text") -> Native { gtk_label_new(text) }
  static func button() -> Native { gtk_button_new_with_label("Button") }
  static func icon() -> Native {
    gtk_image_new_from_icon_name("starred-symbolic", GTK_ICON_SIZE_BUTTON)
  }
  /// A row of a list box.
  static func listRow(_ content: Native) -> Native { bin(gtk_list_box_row_new(), content) }
  static func scrolled(_ content: Native) -> Native {
    bin(gtk_scrolled_window_new(nil, nil), content)
  }

  /// A group of rows as libhandy's users write it: heading, and a list box in a frame.
  static func group(_ rows: Native...) -> Native {
    let list = gtk_list_box_new()!
    for row in rows { gtk_container_add(cast(list), listRow(row)) }
    return column(label(), bin(gtk_frame_new(nil), list))
  }

  static func choices() -> Native {
    let combo = gtk_combo_box_text_new()!
    for text in ["One", "Two"] { gtk_combo_box_text_append_text(cast(combo), text) }
    return combo
  }
  static func radio() -> Native { gtk_radio_button_new_with_label(nil, "One") }
  static func scale() -> Native { gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil) }
  static func overlay(_ below: Native, _ above: Native) -> Native {
    let overlay = bin(gtk_overlay_new(), below)
    gtk_overlay_add_overlay(cast(overlay), above)
    return overlay
  }
  static func table() -> Native {
    grid((0..<9).map { _ in label() }, columns: 3)
  }
  static func grid(_ cells: [Native], columns: Int32) -> Native {
    let grid = gtk_grid_new()!
    for (place, cell) in cells.enumerated() {
      gtk_grid_attach(cast(grid), cell, Int32(place) % columns, Int32(place) / columns, 1, 1)
    }
    return grid
  }
  /// What opens and closes by a click on its label, which is in it.
  static func expander(_ content: Native) -> Native {
    bin(gtk_expander_new("More"), content)
  }
  static func list(_ rows: [Native]) -> Native {
    let list = gtk_list_box_new()!
    for row in rows { gtk_container_add(cast(list), listRow(row)) }
    return list
  }
  static func scrolling(_ content: Native) -> Native {
    scrolled(bin(gtk_viewport_new(nil, nil), content))
  }
}
