import CGTK
import Foundation
import SwiftUICore

/// What an image shows, found and loaded.
@MainActor
enum Picture {
  /// An icon of the theme.
  case icon(String)
  /// A number, a letter or another symbol in a circle or the like, drawn by us.
  case framed(FramedSymbol)
  /// Another symbol of ours.
  case drawn(DrawnSymbol)
  /// A symbol in its own colours.
  case colored(ColoredSymbol)
  /// A symbol in one colour of its own: red, green and blue.
  indirect case tinted(Picture, (Double, Double, Double))
  case pixels(Pixbuf)

  private static let missing = Picture.icon(Symbols.missing)

  init(_ description: ImageDescription) {
    if let value = description.variableValue, case .symbol(let name) = description.source,
      let symbol = DrawnSymbol(name, lit: value)
    {
      self = .drawn(symbol)
    } else {
      self.init(description.source, isColored: description.isColored)
    }
  }

  /// - Parameter isColored: whether symbols that have colours of their own show them.
  init(_ source: ImageDescription.Source, isColored: Bool = false) {
    switch source {
    case .symbol(let name) where isColored && ColoredSymbol(name) != nil:
      self = ColoredSymbol(name).map { .colored($0) } ?? Self.missing
    case .symbol(let name) where isColored && ColoredSymbol.tints[name] != nil:
      self = .tinted(Picture(.symbol(name)), ColoredSymbol.tints[name] ?? (0, 0, 0))
    case .symbol(""):
      // Programs say so, too, where they want none.
      Diagnostics.warn("There is no symbol named \"\"\(Diagnostics.askedFor): nothing is shown.")
      self = DrawnSymbol("").map { .drawn($0) } ?? Self.missing
    case .symbol(let name):
      self =
        FramedSymbol(name).map { .framed($0) } ?? DrawnSymbol(name).map { .drawn($0) }
        ?? .icon(Symbols.iconToShow(for: name))
    case .missing(let name):
      Diagnostics.warn("There is no image named \"\(name)\"\(Diagnostics.askedFor).")
      self = Self.missing
    case .file(let file):
      if let pixbuf = Pixbuf(file: file.path, scale: file.scale) {
        self = .pixels(pixbuf)
      } else {
        let isPDF = file.path.lowercased().hasSuffix(".pdf")
        Diagnostics.warn(
          isPDF
            ? "\(file.path) is a PDF, which is not drawn here: `pdftocairo -svg` makes an SVG of it."
            : "The picture in \(file.path) cannot be read.")
        self = Self.missing
      }
    case .data(let data, let scale):
      if let pixbuf = Pixbuf(data, scale: scale) {
        self = .pixels(pixbuf)
      } else {
        Diagnostics.warn("\(data.count) bytes are not a picture that can be read.")
        self = Self.missing
      }
    case .drawing(let drawing):
      self = Pixbuf(drawing: drawing).map { .pixels($0) } ?? Self.missing
    }
  }

  /// Its own width and height in points; nil: that of text.
  var size: (Int32, Int32)? {
    guard case .pixels(let pixbuf) = self else { return nil }
    func points(_ pixels: Int32) -> Int32 { max(1, Int32((Double(pixels) / pixbuf.scale).rounded())) }
    return (points(gdk_pixbuf_get_width(pixbuf.pointer)), points(gdk_pixbuf_get_height(pixbuf.pointer)))
  }

  /// Whether a point of it is more than one pixel.
  var isDense: Bool { if case .pixels(let pixbuf) = self { pixbuf.scale != 1 } else { false } }

  /// Draws it into the rectangle from the origin.
  /// - Parameters:
  ///   - ink: the colour of symbols and stencils; nil: that of text in `widget`.
  ///   - second: the colour of what is around or behind something in a symbol; nil: that of the rest.
  ///   - isTemplate: whether pixels are a stencil.
  func draw(
    in context: OpaquePointer, width: Double, height: Double, for widget: Native,
    weight: SymbolWeight = .regular, ink: GdkRGBA? = nil, second: GdkRGBA? = nil, isTemplate: Bool = false,
    interpolation: Image.Interpolation? = nil,
    tiles: Bool = false, caps: EdgeInsets = EdgeInsets()
  ) {
    let isOwnInk = ink == nil
    var ink = ink ?? .text(of: widget)
    switch self {
    case .icon(let name):
      DrawnSymbols.paint(.icon(name), weight, in: context, width: width, height: height, ink, for: widget) {
        context, width, height in
        weight.thicken(min(width, height), in: context) {
          if isOwnInk {
            Self.drawIcon(name, in: $0, width: width, height: height, for: widget)
          } else {
            Self.drawIcon(name, in: $0, width: width, height: height, for: widget, color: &ink)
          }
        }
      }
    case .tinted(let picture, let color):
      let color = GdkRGBA(red: color.0, green: color.1, blue: color.2, alpha: 1)
      picture.draw(in: context, width: width, height: height, for: widget, weight: weight, ink: color)
    case .colored(let symbol): symbol.draw(in: context, width: width, height: height)
    case .framed(let symbol):
      DrawnSymbols.paint(
        .framed(symbol), weight, in: context, width: width, height: height, ink, second: second, for: widget
      ) {
        symbol.draw(in: $0, width: $1, height: $2, ink, second: second, weight, for: widget)
      }
    case .drawn(let symbol):
      DrawnSymbols.paint(
        .drawn(symbol), weight, in: context, width: width, height: height, ink, second: second, for: widget
      ) {
        symbol.facing(in: widget).draw(
          in: $0, width: $1, height: $2, ink, second: second, weight: SymbolFigure.weight * weight.factor)
      }
    case .pixels(let pixbuf):
      guard caps == EdgeInsets() else {
        // A stencil is cut out of the whole, so that its parts do not show.
        cairo_push_group(context)
        NinePart(pixbuf, caps).draw(
          in: context, width: width, height: height, tiles: tiles, filter: Self.filter(interpolation))
        cairo_pop_group_to_source(context)
        return isTemplate ? Self.maskBySource(of: context, &ink) : cairo_paint(context)
      }
      let own = (gdk_pixbuf_get_width(pixbuf.pointer), gdk_pixbuf_get_height(pixbuf.pointer))
      if tiles {
        cairo_rectangle(context, 0, 0, width, height)
        cairo_clip(context)
        cairo_scale(context, 1 / pixbuf.scale, 1 / pixbuf.scale)
      } else {
        cairo_scale(context, width / Double(own.0), height / Double(own.1))
      }
      gdk_cairo_set_source_pixbuf(context, pixbuf.pointer, 0, 0)
      if tiles { cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT) }
      cairo_pattern_set_filter(cairo_get_source(context), Self.filter(interpolation))
      if isTemplate { Self.maskBySource(of: context, &ink) } else { cairo_paint(context) }
    }
  }

  /// Paints a colour where the source is.
  private static func maskBySource(of context: OpaquePointer, _ ink: inout GdkRGBA) {
    let pixels = cairo_pattern_reference(cairo_get_source(context))
    gdk_cairo_set_source_rgba(context, &ink)
    cairo_mask(context, pixels)
    cairo_pattern_destroy(pixels)
  }

  private static func filter(_ interpolation: Image.Interpolation?) -> cairo_filter_t {
    switch interpolation {
    case .some(.none): CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .high: CAIRO_FILTER_BEST
    case .medium, nil: CAIRO_FILTER_GOOD
    }
  }

  private static func drawIcon(
    _ name: String, in context: OpaquePointer, width: Double, height: Double, for widget: Native,
    color: UnsafePointer<GdkRGBA>? = nil
  ) {
    let scale = gtk_widget_get_scale_factor(widget)
    let side = Int32(max(1, min(width, height).rounded()))
    guard
      let info = gtk_icon_theme_lookup_icon_for_scale(
        gtk_icon_theme_get_default(), name, side, scale, GTK_ICON_LOOKUP_FORCE_SIZE)
    else { return }
    defer { faves_unref(UnsafeMutableRawPointer(info)) }
    // In the colours of the context it may have more than one, for what is a warning or a success.
    let pixbuf =
      color.map { gtk_icon_info_load_symbolic(info, $0, nil, nil, nil, nil, nil) }
      ?? gtk_icon_info_load_symbolic_for_context(info, gtk_widget_get_style_context(widget), nil, nil)
    guard let pixbuf else { return }
    defer { faves_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let surface = gdk_cairo_surface_create_from_pixbuf(pixbuf, scale, nil) else { return }
    defer { cairo_surface_destroy(surface) }
    cairo_set_source_surface(context, surface, (width - Double(side)) / 2, (height - Double(side)) / 2)
    cairo_paint(context)
  }
}

extension GdkRGBA {
  /// The colour of text in `widget`, as it is now.
  @MainActor
  static func text(of widget: Native) -> GdkRGBA {
    let style = gtk_widget_get_style_context(widget)
    var color = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    return color
  }

  /// As opaque as this times `share`.
  func times(_ share: Double) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: min(alpha * share, 1))
  }
}

/// A decoded picture.
final class Pixbuf {
  let pointer: OpaquePointer
  /// Pixels per point.
  let scale: Double

  init?(file: String, scale: Double = 1) {
    guard let pointer = gdk_pixbuf_new_from_file(file, nil) else { return nil }
    self.pointer = Self.upright(pointer)
    self.scale = scale > 0 ? scale : 1
  }

  init?(_ data: Data, scale: Double = 1) {
    let loader = gdk_pixbuf_loader_new()!
    defer { g_object_unref(loader) }
    let isWritten = data.withUnsafeBytes { bytes in
      bytes.count == 0
        || gdk_pixbuf_loader_write(
          loader, bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), nil)
          != 0
    }
    // Closing also tells whether the picture was whole.
    let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isWhole, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    // The loader owns this one reference.
    _ = faves_ref(UnsafeMutableRawPointer(pixbuf))
    self.scale = scale > 0 ? scale : 1
    pointer = Self.upright(pixbuf)
  }

  /// Takes over the reference.
  init(takingOver pixbuf: OpaquePointer, scale: Double = 1) {
    pointer = pixbuf
    self.scale = scale
  }

  /// The bytes of a file with the picture.
  var png: Data? {
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(pointer, &bytes, &count, "png", nil, nil, nil) != 0, let bytes else {
      return nil
    }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }

  /// The picture as its camera was held; takes over the reference.
  private static func upright(_ pixbuf: OpaquePointer) -> OpaquePointer {
    let turned = gdk_pixbuf_apply_embedded_orientation(pixbuf)!
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
    return turned
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
