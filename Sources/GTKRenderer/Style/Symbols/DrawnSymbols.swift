import CGTK
import Foundation

/// Symbols that we draw, once they have been: a symbol is painted anew with every frame that scrolls, and to look up its
/// icon, draw it and send it to the display takes longer than all else in a row. GTK does the same with icons of its own.
@MainActor
enum DrawnSymbols {
  /// What a drawn symbol depends on.
  private struct Key: Hashable {
    let symbol: Symbol
    let weight: SymbolWeight
    /// In points.
    let side: Double
    let scale: Int32
    let color: [Double]
    /// The font of what is written in it.
    let font: UInt32
    /// Some arrows point where text goes.
    let isMirrored: Bool
  }
  enum Symbol: Hashable {
    case icon(String)
    case framed(FramedSymbol)
    case drawn(DrawnSymbol)
  }

  private static var surfaces: [Key: OpaquePointer] = [:]
  private static var followsTheme = false
  /// Larger ones are pictures, of which there are few, and more than so many surfaces are not kept.
  private static let (largest, most) = (64.0, 256)

  /// Draws `symbol` in the colour `ink` as large as fits in the middle of the rectangle from the origin, with `draw` where it
  /// never was.
  static func paint(
    _ symbol: Symbol, _ weight: SymbolWeight, in context: OpaquePointer, width: Double, height: Double,
    _ ink: GdkRGBA,
    second: GdkRGBA? = nil, for widget: Native,
    draw: (OpaquePointer, _ width: Double, _ height: Double) -> Void
  ) {
    let side = min(width, height).rounded(.down)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let isUpright = matrix.xx == 1 && matrix.yy == 1 && matrix.xy == 0 && matrix.yx == 0
    // What is scaled or turned would be seen to be a picture.
    guard side >= 1, side <= largest, isUpright else { return draw(context, width, height) }
    followTheme()
    let key = key(symbol, weight, side, [ink] + (second.map { [$0] } ?? []), widget)
    guard let surface = surfaces[key] ?? made(key, in: context, draw) else {
      return draw(context, width, height)
    }
    // On whole pixels, as it was drawn.
    let x = matrix.x0 + (width - side) / 2
    let y = matrix.y0 + (height - side) / 2
    cairo_set_source_surface(
      context, surface, x.rounded() - matrix.x0, y.rounded() - matrix.y0)
    cairo_paint(context)
  }

  private static func key(
    _ symbol: Symbol, _ weight: SymbolWeight, _ side: Double, _ inks: [GdkRGBA], _ widget: Native
  ) -> Key {
    var font: UInt32 = 0
    if case .framed(let framed) = symbol, framed.text != nil {
      font = pango_font_description_hash(
        pango_context_get_font_description(gtk_widget_get_pango_context(widget)))
    }
    return Key(
      symbol: symbol, weight: weight, side: side, scale: gtk_widget_get_scale_factor(widget),
      color: inks.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }, font: font,
      isMirrored: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
  }

  private static func made(
    _ key: Key, in context: OpaquePointer, _ draw: (OpaquePointer, Double, Double) -> Void
  ) -> OpaquePointer? {
    guard
      let surface = cairo_surface_create_similar(
        cairo_get_target(context), CAIRO_CONTENT_COLOR_ALPHA, Int32(key.side), Int32(key.side)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let inner = cairo_create(surface)
    else { return nil }
    draw(inner, key.side, key.side)
    cairo_destroy(inner)
    if surfaces.count >= most { forget() }
    surfaces[key] = surface
    return surface
  }

  private static func forget() {
    for surface in surfaces.values { cairo_surface_destroy(surface) }
    surfaces = [:]
  }

  /// Other icons, or other colours in them than that of the text.
  private static func followTheme() {
    guard !followsTheme else { return }
    followsTheme = true
    let changed: SignalFunction = { _, _ in MainActor.assumeIsolated { DrawnSymbols.forget() } }
    faves_signal_connect(
      UnsafeMutableRawPointer(gtk_icon_theme_get_default()), "changed",
      unsafeBitCast(changed, to: GCallback.self), nil)
    let notified: SignalFunction1 = { _, _, _ in MainActor.assumeIsolated { DrawnSymbols.forget() } }
    faves_signal_connect(
      UnsafeMutableRawPointer(gtk_settings_get_default()!), "notify::gtk-theme-name",
      unsafeBitCast(notified, to: GCallback.self), nil)
  }
}
