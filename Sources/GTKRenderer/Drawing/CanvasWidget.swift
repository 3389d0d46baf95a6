import CGTK
import Foundation
import SwiftUICore

/// A drawing of the program's, played back into what the widget is given.
final class CanvasWidget: GTKWidget, DescribedWidget {
  var description: CanvasDescription
  private let symbols: DrawnWidgets

  init(_ description: CanvasDescription, in renderer: GTKRenderer) {
    self.description = description
    let area = gtk_drawing_area_new()!
    gtk_widget_set_has_window(area, 0)
    symbols = DrawnWidgets(on: area)
    super.init(area, in: renderer)
    expand(area, 1, 1)
    ask(
      "draw", of: area,
      with: { _, context, data in
        let context = UInt(bitPattern: context)
        receive(data, as: CanvasWidget.self) { $0.draw(in: OpaquePointer(bitPattern: context)!) }
        return 0
      })
  }

  func update(from old: CanvasDescription) { gtk_widget_queue_draw(native) }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    for widget in widgets { symbols.add(widget) }
  }
  /// They stand in no order.
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {}
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    for widget in widgets { symbols.remove(widget) }
  }
  override func willDestroy() { symbols.removeAll() }

  private func draw(in context: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    let width = Double(gtk_widget_get_allocated_width(native))
    let height = Double(gtk_widget_get_allocated_height(native))
    cairo_rectangle(context, 0, 0, width, height)
    cairo_clip(context)
    for command in description.drawing.commands(
      CGSize(width: width, height: height),
      { [symbols] in symbols.size(of: GTKWidget.downcast($0)) })
    {
      draw(command, in: context)
    }
  }

  private func draw(_ command: CanvasCommand, in context: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    for clip in command.clips {
      clip.append(to: context)
      cairo_clip(context)
    }
    let t = command.transform
    var matrix = cairo_matrix_t(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
    // Cairo stops drawing for good with a matrix that has no way back.
    guard matrix.xx * matrix.yy - matrix.xy * matrix.yx != 0 else { return }
    cairo_transform(context, &matrix)
    switch command.kind {
    case .fill(let path, let paint, let evenOdd):
      let outline = path.outline.map { DrawnOutline.stroke($0) } ?? .fill(evenOdd: evenOdd)
      draw(path, paint.opacity(command.opacity), outline, in: context)
    case .stroke(let path, let paint, let style):
      draw(path, paint.opacity(command.opacity), .stroke(style), in: context)
    case .text(let spans, let style, let point, let anchor, let size):
      draw(spans, style, command.opacity, at: point, anchor, size, in: context)
    case .image(let source, let style, let rect, let point, let anchor):
      draw(source, style, command.opacity, in: rect, at: point, anchor, of: context)
    case .symbol(let widget, let rect):
      symbols.draw(GTKWidget.downcast(widget), command.opacity, in: rect, of: context)
    }
  }

  private func draw(_ path: Path, _ paint: Paint, _ outline: DrawnOutline, in context: OpaquePointer) {
    path.append(to: context)
    switch paint {
    case .gradient(let gradient): gradient.paint(outline, in: path.boundingRect, of: context)
    case .image(let image): image.paint(outline, of: context, for: native)
    case .color(let color):
      let rgba = Palette.rgba(color)
      cairo_set_source_rgba(context, rgba.red, rgba.green, rgba.blue, rgba.alpha)
      outline.draw(in: context)
    }
  }

  private func draw(
    _ spans: [TextSpan], _ style: Style, _ opacity: Double, at point: CGPoint, _ anchor: UnitPoint,
    _ size: CGSize?, in context: OpaquePointer
  ) {
    let layout = gtk_widget_create_pango_layout(native, spans.map(\.text).joined())!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let list = TextAttributes.makeList(for: spans, in: style, of: native)
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    if let size, size.width.isFinite {
      pango_layout_set_width(layout, Int32(min(max(Double(size.width), 0), 30_000)) * PANGO_SCALE)
    }
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    cairo_move_to(
      context, Double(point.x) - Double(width) * Double(anchor.x),
      Double(point.y) - Double(height) * Double(anchor.y))
    let rgba = Palette.rgba(style.foreground ?? .primary, for: .text)
    cairo_set_source_rgba(context, rgba.red, rgba.green, rgba.blue, rgba.alpha * opacity)
    pango_cairo_show_layout(context, layout)
  }

  private func draw(
    _ source: ImageDescription.Source, _ style: Style, _ opacity: Double, in rect: CGRect?, at point: CGPoint,
    _ anchor: UnitPoint, of context: OpaquePointer
  ) {
    let picture = Picture(source)
    let own = picture.size.map { CGSize(width: Double($0.0), height: Double($0.1)) }
    let size = rect?.size ?? own ?? CGSize(width: 16, height: 16)
    guard size.width > 0, size.height > 0 else { return }
    cairo_translate(
      context, Double(point.x - size.width * anchor.x), Double(point.y - size.height * anchor.y))
    if opacity < 1 { cairo_push_group(context) }
    picture.draw(in: context, width: Double(size.width), height: Double(size.height), for: native)
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }
}

extension CanvasDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    CanvasWidget(description, in: renderer)
  }
}
