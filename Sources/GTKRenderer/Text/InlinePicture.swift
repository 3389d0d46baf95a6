import CGTK
import SwiftUICore

/// A picture in a line of text, as Pango is told of it: an attribute keeps the room, and the label's renderer of shapes draws
/// what the attribute holds.
@MainActor
final class InlinePicture {
  private let picture: Picture
  private let isTemplate: Bool
  private let weight: SymbolWeight
  /// In points.
  private let width, height: Double
  /// How far above the line it begins, in points.
  private let rise: Double

  /// - Parameters:
  ///   - points: the size of the letters around it.
  ///   - weight: how thick they are, as Pango counts; nil: as the desktop's.
  init(_ picture: TextPicture, points: Double, weight: Int?) {
    self.weight = weight.map { SymbolWeight(ofFont: $0) } ?? .regular
    self.picture = Picture(picture.source, isColored: picture.isColored)
    isTemplate = picture.isTemplate
    if let size = self.picture.size {
      (width, height) = (Double(size.0), Double(size.1))
      rise = height
    } else {
      // Somewhat larger than the letters, its middle where that of a capital is.
      (width, height) = ((points * 1.15).rounded(), (points * 1.15).rounded())
      rise = (points * 0.36 + height / 2).rounded()
    }
  }

  /// The attribute, which keeps this for as long as it is there itself.
  func makeAttribute() -> UnsafeMutablePointer<PangoAttribute> {
    func units(_ points: Double) -> Int32 { Int32(min(points, 10_000)) * PANGO_SCALE }
    var room = PangoRectangle(x: 0, y: -units(rise), width: units(width), height: units(height))
    return pango_attr_shape_new_with_data(
      &room, &room, Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return nil }
        return UnsafeMutableRawPointer(
          mutating: Unmanaged<InlinePicture>.fromOpaque(data).retain().toOpaque())
      },
      { data in if let data { Unmanaged<InlinePicture>.fromOpaque(data).release() } })
  }

  /// Lets layouts of `widget` draw such pictures, while it is on the screen it is on. Its context of Pango lives no longer than
  /// the widget does.
  static func serve(_ widget: Native) {
    pango_cairo_context_set_shape_renderer(
      gtk_widget_get_pango_context(widget),
      { context, attribute, isPath, widget in
        guard isPath == 0, let context, let attribute, let widget else { return }
        let (canvas, place) = (UInt(bitPattern: context), UInt(bitPattern: widget))
        let data = UInt(bitPattern: attribute.pointee.data)
        MainActor.assumeIsolated {
          guard let data = UnsafeRawPointer(bitPattern: data),
            let context = OpaquePointer(bitPattern: canvas),
            let widget = Native(bitPattern: place)
          else { return }
          // Pango holds the attribute while it is drawn, and the attribute its picture.
          Unmanaged<InlinePicture>.fromOpaque(data).takeUnretainedValue().draw(in: context, for: widget)
        }
      }, UnsafeMutableRawPointer(widget), nil)
  }

  /// Draws it where the line has come to, in the colour of the letters around it.
  private func draw(in context: OpaquePointer, for widget: Native) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(context, &x, &y)
    var ink = GdkRGBA()
    let isPlain =
      cairo_pattern_get_rgba(cairo_get_source(context), &ink.red, &ink.green, &ink.blue, &ink.alpha)
      == CAIRO_STATUS_SUCCESS
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_new_path(context)
    cairo_translate(context, x.rounded(), (y - rise).rounded())
    picture.draw(
      in: context, width: width, height: height, for: widget, weight: weight, ink: isPlain ? ink : nil,
      isTemplate: isTemplate)
  }
}

extension TextLook {
  /// The size of letters with this look in `widget`, in points of 1/96 inch as the display has them.
  @MainActor
  func points(in widget: Native) -> Double {
    let context = gtk_widget_get_pango_context(widget)
    let resolution = pango_cairo_context_get_resolution(context)
    let dots = (resolution > 0 ? resolution : 96) / 72
    if let points { return points * 0.75 * dots }
    guard let font = pango_context_get_font_description(context) else { return 14 }
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
    return (isAbsolute ? size : size * dots) * (scale ?? 1)
  }
}

extension TextDescription {
  /// The text as it is read aloud, pictures by their names.
  @MainActor var spokenText: String {
    guard spans.contains(where: { $0.picture != nil || $0.traits.spoken != nil }) else { return text }
    return spans.map { $0.traits.spoken ?? $0.picture?.spoken ?? $0.text }.joined()
  }

  /// Whether a part of it is read otherwise than it is written.
  var isReadOtherwise: Bool { spans.contains { $0.traits.spoken != nil } }
}

extension TextPicture {
  @MainActor fileprivate var spoken: String {
    if let label { return label }
    if case .symbol(let name) = source { return SymbolWords.words(for: name) }
    return ""
  }
}
