import CGTK
import SwiftUICore

/// Keeps a field in sight that somebody types into. GTK scrolls to what gets the focus, and no more: what comes above the field
/// meanwhile, as by the Return that was pressed in it, may push it out of sight.
@MainActor
final class KeptInSight {
  private unowned let field: TextFieldWidget
  /// When somebody typed something or pressed Return last.
  private var usedAt: ContinuousClock.Instant?

  init(_ field: TextFieldWidget) {
    self.field = field
    field.on(
      "size-allocate", of: field.native,
      with: { _, _, data in receive(data, as: TextFieldWidget.self) { $0.sight?.moved() } })
  }

  func used() {
    usedAt = .now
    bringSoon()
  }

  /// Layout has put it elsewhere, maybe on account of what was typed.
  fileprivate func moved() { if let usedAt, .now - usedAt < .seconds(1) { bringSoon() } }

  private func bringSoon() {
    GTKRenderer.whenIdle { [weak field] in
      if let field, !field.isDestroyed, gtk_widget_has_focus(field.native) != 0 { field.bringIntoSight() }
    }
  }
}

extension GTKWidget {
  /// Has what scrolls around this go no further than it takes for it to be in sight.
  fileprivate func bringIntoSight() {
    var inner: Native? = native
    while let at = inner, let outer = gtk_widget_get_parent(at),
      let port = gtk_widget_get_ancestor(outer, gtk_viewport_get_type())
    {
      inner = port
      guard let content = gtk_bin_get_child(cast(port)),
        let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(port))
      else { continue }
      var (x, y): (Int32, Int32) = (0, 0)
      gtk_widget_translate_coordinates(native, content, 0, 0, &x, &y)
      gtk_adjustment_clamp_page(
        adjustment, Double(y), Double(y + gtk_widget_get_allocated_height(native)))
    }
  }
}
