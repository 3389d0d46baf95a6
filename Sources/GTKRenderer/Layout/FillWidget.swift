import CGTK
import SwiftUICore

/// A shape in one colour, drawn in what it is given.
final class FillWidget: GTKWidget, DescribedWidget {
  var description: FillDescription

  init(_ description: FillDescription, in renderer: GTKRenderer) {
    self.description = description
    let area = gtk_drawing_area_new()!
    // No window: it lies under others and lets their events through.
    gtk_widget_set_has_window(area, 0)
    super.init(area, in: renderer)
    expand(area, 1, 1)
    ask(
      "draw", of: area,
      with: { _, context, data in
        let context = UInt(bitPattern: context)
        receive(data, as: FillWidget.self) { $0.draw(in: OpaquePointer(bitPattern: context)!) }
        return 0
      })
    ForegroundClass.change(area, from: nil, to: Self.themed(description.color))
  }

  func update(from old: FillDescription) {
    ForegroundClass.change(native, from: Self.themed(old.color), to: Self.themed(description.color))
    gtk_widget_queue_draw(native)
  }

  /// A colour that follows the theme, and so is a style class; a fixed one is drawn as it is, since an animation passes
  /// through any number of them.
  private static func themed(_ color: Color?) -> Color? {
    if case .fixed = color?.value { nil } else { color }
  }

  private func draw(in context: OpaquePointer) {
    var color = GdkRGBA()
    let style = gtk_widget_get_style_context(native)
    if case .fixed(let red, let green, let blue, let alpha) = description.color?.value {
      color = GdkRGBA(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    }
    gdk_cairo_set_source_rgba(context, &color)
    let stroke = description.stroke.map { length($0, for: "line width") }
    let inset = (stroke ?? 0) / 2
    let width = Double(gtk_widget_get_allocated_width(native)) - 2 * inset
    let height = Double(gtk_widget_get_allocated_height(native)) - 2 * inset
    guard width > 0, height > 0 else { return }
    cairo_translate(context, inset, inset)
    addPath(to: context, width, height)
    if let stroke {
      cairo_set_line_width(context, stroke)
      cairo_stroke(context)
    } else {
      cairo_fill(context)
    }
  }

  private func addPath(to context: OpaquePointer, _ width: Double, _ height: Double) {
    switch description.shape {
    case .rectangle: cairo_rectangle(context, 0, 0, width, height)
    case .rounded(let radius):
      addRounded(to: context, width, height, min(length(radius, for: "corner radius"), width / 2, height / 2))
    case .capsule: addRounded(to: context, width, height, min(width, height) / 2)
    case .circle: cairo_arc(context, width / 2, height / 2, min(width, height) / 2, 0, 2 * .pi)
    case .ellipse:
      cairo_save(context)
      cairo_translate(context, width / 2, height / 2)
      cairo_scale(context, width / 2, height / 2)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
      cairo_restore(context)
    }
  }

  private func addRounded(to context: OpaquePointer, _ width: Double, _ height: Double, _ radius: Double) {
    let corners = [
      (width - radius, radius), (width - radius, height - radius), (radius, height - radius),
      (radius, radius),
    ]
    for (index, (x, y)) in corners.enumerated() {
      let start = Double(index - 1) * .pi / 2
      cairo_arc(context, x, y, max(0, radius), start, start + .pi / 2)
    }
    cairo_close_path(context)
  }
}

extension FillDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    FillWidget(description, in: renderer)
  }
}
