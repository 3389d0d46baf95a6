import CGTK
import Foundation

/// Draws a group in place of GTK, which would take the clip back before it draws the rows.
let drawGroupWithinCorners: AskingFunction1 = { group, context, _ in
  // GTK gives a widget and a context that are there as long as this runs.
  guard let group = group?.assumingMemoryBound(to: GtkWidget.self),
    let context = context.map(OpaquePointer.init)
  else { return 0 }
  let style = gtk_widget_get_style_context(group)
  guard gtk_style_context_has_class(style, "columns") == 0 else { return 0 }
  let width = Double(gtk_widget_get_allocated_width(group))
  let height = Double(gtk_widget_get_allocated_height(group))
  let rows = gtk_container_get_children(cast(group))
  defer { g_list_free(rows) }
  cairo_save(context)
  leaveOut(rows, of: group, width, in: context)
  gtk_render_background(style, context, 0, 0, width, height)
  gtk_render_frame(style, context, 0, 0, width, height)
  cairo_restore(context)
  cairo_new_path(context)
  // Within the border.
  addRounded(CGRect(x: 1, y: 1, width: width - 2, height: height - 2), radius: 7, to: context)
  cairo_clip(context)
  var row = rows
  while let current = row {
    gtk_container_propagate_draw(
      cast(group), current.pointee.data.assumingMemoryBound(to: GtkWidget.self), context)
    row = current.pointee.next
  }
  return 1
}

/// Cuts the rows out that have a ground of their own: it takes the place of the group's surface, also where it is clear.
private func leaveOut(
  _ rows: UnsafeMutablePointer<GList>?, of group: UnsafeMutablePointer<GtkWidget>, _ width: Double,
  in context: OpaquePointer
) {
  var whole = GtkAllocation()
  gtk_widget_get_allocation(group, &whole)
  cairo_new_path(context)
  cairo_rectangle(context, 0, 0, width, Double(whole.height))
  var row = rows
  var isGrounded = false
  while let current = row {
    let frame = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
    row = current.pointee.next
    let isBelowGround = isGrounded
    isGrounded = gtk_style_context_has_class(gtk_widget_get_style_context(frame), "grounded") != 0
    guard isGrounded else { continue }
    var place = GtkAllocation()
    gtk_widget_get_allocation(frame, &place)
    // With the group's border beside it, and at an end also above or below. The line above is the group's where that shows
    // above it.
    let line: Int32 = isBelowGround ? 0 : 1
    let top = current.pointee.prev == nil ? 0 : place.y - whole.y + line
    let bottom = row == nil ? whole.height : place.y - whole.y + place.height
    cairo_rectangle(context, 0, Double(top), width, Double(bottom - top))
  }
  let rule = cairo_get_fill_rule(context)
  cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
  cairo_clip(context)
  cairo_set_fill_rule(context, rule)
}
