import CGTK
import SwiftUICore

/// The line between two rows of a group, drawn at the top of the lower one. It goes from edge to edge, or from where to where
/// something in the upper one says (`listRowSeparatorLeading`, `listRowSeparatorTrailing`).
@MainActor
final class RowLine {
  private nonisolated(unsafe) let frame: Native
  private weak var row: GTKWidget?
  private nonisolated(unsafe) var upper: Native?
  private var tint: Color?

  /// - Parameter frame: what holds the lower row; it goes with this.
  init(above frame: Native) {
    self.frame = frame
    let drawn: AskingFunction1 = { _, context, data in
      let (address, context) = (UInt(bitPattern: data), UInt(bitPattern: context))
      MainActor.assumeIsolated {
        Unmanaged<RowLine>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
          .draw(in: OpaquePointer(bitPattern: context)!)
      }
      return 0
    }
    g_signal_connect_data(
      frame, "draw", unsafeBitCast(drawn, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
      { line, _ in
        let address = UInt(bitPattern: line)
        MainActor.assumeIsolated {
          Unmanaged<RowLine>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).release()
        }
      }, G_CONNECT_AFTER)
  }

  /// - Parameter row: the upper row; nil: there is none.
  func show(below row: GTKWidget?, frame upper: Native?, tint: Color?) {
    self.row = row
    self.upper = upper
    guard tint != self.tint else { return }
    self.tint = tint
    gtk_widget_queue_draw(frame)
  }

  private func draw(in context: OpaquePointer) {
    let style = gtk_widget_get_style_context(frame)
    guard let row, row.hasNative, let upper, let group = gtk_widget_get_parent(frame) else { return }
    let around = gtk_widget_get_style_context(group)
    if gtk_style_context_has_class(style, "unlined") != 0
      || gtk_style_context_has_class(around, "columns") != 0
      || gtk_style_context_has_class(around, "bare") != 0
    {
      return
    }
    if let tint {
      let color = Palette.rgba(tint)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    } else {
      var color = GdkRGBA()
      // Themes of high contrast have a line that is seen.
      if gtk_style_context_lookup_color(style, "faves_row_line", &color) == 0 {
        gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
        color.alpha *= 0.15
      }
      gdk_cairo_set_source_rgba(context, &color)
    }
    let (from, to) = ends(below: row, in: upper)
    cairo_rectangle(context, from, 0, to - from, 1)
    cairo_fill(context)
  }

  /// From the left edge.
  private func ends(below row: GTKWidget, in upper: Native) -> (Double, Double) {
    let width = Double(gtk_widget_get_allocated_width(frame))
    guard row.saysGuides else { return (0, width) }
    var (x, y): (Int32, Int32) = (0, 0)
    guard gtk_widget_translate_coordinates(row.native, upper, 0, 0, &x, &y) != 0 else { return (0, width) }
    let isTurned = gtk_widget_get_direction(row.native) == GTK_TEXT_DIR_RTL
    let edge = isTurned ? width - Double(x + gtk_widget_get_allocated_width(row.native)) : Double(x)
    let start = edge - (row.attributes?.margins.leading ?? 0)
    func place(_ alignment: HorizontalAlignment, or other: Double) -> Double {
      row.guide(of: .horizontal(alignment)).map { min(max((start + Double($0)).rounded(), 0), width) }
        ?? other
    }
    let from = place(.listRowSeparatorLeading, or: 0)
    let to = max(from, place(.listRowSeparatorTrailing, or: width))
    return isTurned ? (width - to, width - from) : (from, to)
  }
}
