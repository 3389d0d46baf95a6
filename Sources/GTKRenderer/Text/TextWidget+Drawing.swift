import CGTK
import Foundation
import SwiftUICore

/// Text that a program draws: the label has its place and its words, and the program is given its letters.
extension TextWidget {
  /// Has the label ask the program from now on.
  func followDrawing() {
    faves_label_set_drawing(
      native,
      { context, data in
        let context = UInt(bitPattern: context)
        return receive(data, as: TextWidget.self, otherwise: 0) {
          $0.drawByProgram(in: OpaquePointer(bitPattern: context)!)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
    let allocated: SignalFunction1 = { _, _, data in
      receive(data, as: TextWidget.self) { $0.extendClip() }
    }
    connect("size-allocate", on: native, to: unsafeBitCast(allocated, to: GCallback.self))
  }

  /// - Returns: whether the label is not to draw itself.
  private func drawByProgram(in context: OpaquePointer) -> gboolean {
    guard let drawing = description.drawing else { return 0 }
    var ink = GdkRGBA()
    let style = gtk_widget_get_style_context(native)
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &ink)
    let player = CanvasPlayer(on: native, symbols: DrawnWidgets(on: native), ink: ink)
    cairo_save(context)
    // The program counts from the corner of the text.
    var box = GdkRectangle()
    faves_leaf_get_box(native, &box)
    cairo_translate(context, Double(box.x), Double(box.y))
    player.play(drawing.commands(LabelGlyphs(of: native), player.measures), in: context)
    cairo_restore(context)
    return 1
  }

  /// Lets it draw around its place, as far as it says.
  private func extendClip() {
    guard let padding = description.drawing?.padding else { return }
    var (place, box) = (GtkAllocation(), GdkRectangle())
    gtk_widget_get_allocation(native, &place)
    faves_leaf_get_box(native, &box)
    func pixels(_ length: CGFloat) -> Int32 {
      Int32(finite(Double(length), in: 0...10_000, for: "display padding") ?? 0)
    }
    let rtl = gtk_widget_get_direction(native) == GTK_TEXT_DIR_RTL
    let (left, right) = (
      pixels(rtl ? padding.trailing : padding.leading), pixels(rtl ? padding.leading : padding.trailing)
    )
    var clip = GtkAllocation(
      x: place.x + box.x - left, y: place.y + box.y - pixels(padding.top), width: box.width + left + right,
      height: box.height + pixels(padding.top) + pixels(padding.bottom))
    if description.surrounds != nil {
      var whole = GdkRectangle()
      gtk_widget_get_clip(native, &whole)
      var text = clip
      gdk_rectangle_union(&text, &whole, &clip)
    }
    gtk_widget_set_clip(native, &clip)
  }
}
