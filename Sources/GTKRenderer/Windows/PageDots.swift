import CGTK

/// A row of dots over pages, one for each: the one in sight is filled, a click or the arrow keys go to another.
@MainActor
final class PageDots {
  nonisolated(unsafe) private let row: Native
  private var dots: [Native] = []
  private let go: (Int) -> Void
  private var isUpdating = false

  /// - Parameter overlay: a `GtkOverlay` with the pages in it.
  init(over overlay: Native, go: @escaping (Int) -> Void) {
    self.go = go
    row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    faves_add_class(row, "faves-dots")
    gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(row, GTK_ALIGN_END)
    gtk_widget_set_margin_bottom(row, 12)
    atk_object_set_name(gtk_widget_get_accessible(row), "Pages")
    _ = faves_ref_sink(row)
    gtk_overlay_add_overlay(cast(overlay), row)
  }

  deinit {
    gtk_widget_destroy(row)
    faves_unref(row)
  }

  var isShown = true {
    didSet { showRow() }
  }

  /// Whether the pages show behind them.
  var isBare = false {
    didSet { (isBare ? faves_add_class : faves_remove_class)(row, "faves-bare-dots") }
  }

  private func showRow() { gtk_widget_set_visible(row, (isShown && dots.count > 1).gboolean) }

  /// Shows which of so many pages is in sight.
  func show(_ page: Int, of count: Int) {
    isUpdating = true
    defer { isUpdating = false }
    if dots.count != count { makeDots(count) }
    if dots.indices.contains(page) { gtk_toggle_button_set_active(cast(dots[page]), 1) }
  }

  private func makeDots(_ count: Int) {
    for dot in dots { gtk_widget_destroy(dot) }
    dots = []
    for place in 0..<count {
      let dot = gtk_radio_button_new_from_widget(dots.first.map { cast($0) })!
      gtk_toggle_button_set_mode(cast(dot), 0)
      atk_object_set_name(gtk_widget_get_accessible(dot), "Page \(place + 1) of \(count)")
      let toggled: @convention(c) (gpointer?, gpointer?) -> Void = { dot, data in
        let address = (UInt(bitPattern: dot), UInt(bitPattern: data))
        MainActor.assumeIsolated {
          Unmanaged<PageDots>.fromOpaque(UnsafeRawPointer(bitPattern: address.1)!).takeUnretainedValue()
            .toggled(Native(bitPattern: address.0)!)
        }
      }
      faves_signal_connect(
        dot, "toggled", unsafeBitCast(toggled, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque())
      gtk_widget_show(dot)
      gtk_container_add(cast(row), dot)
      dots.append(dot)
    }
    showRow()
  }

  private func toggled(_ dot: Native) {
    guard !isUpdating, gtk_toggle_button_get_active(cast(dot)) != 0 else { return }
    if let page = dots.firstIndex(of: dot) { go(page) }
  }
}
