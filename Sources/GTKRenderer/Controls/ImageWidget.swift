import CGTK
import Foundation
import SwiftUICore

/// A picture: an icon of the theme at the size of the text around it, or a photo; a resizable one fills what it is
/// given.
final class ImageWidget: GTKWidget, DescribedWidget, LeafWidget, GradientInked {
  var description: ImageDescription
  private var picture: Picture
  /// Whether `draw` is called; GTK draws what is not resizable.
  private var draws = false
  private var shownGradient: GradientPaint?

  init(_ description: ImageDescription, in renderer: GTKRenderer) {
    self.description = description
    picture = Picture(description)
    super.init(faves_image_new(), in: renderer)
    show()
    if description.surrounds != nil { showSurrounds(from: nil) }
    showInkClass(from: nil)
    showInk(from: nil)
    shownGradient = inkGradient
    tellWords()
    accessibleNameChanged()
  }

  /// A symbol that stands by itself is called by what it shows.
  private var words: String? {
    guard case .symbol(let name) = description.source, !description.isBesideTitle else { return nil }
    return SymbolWords.words(for: name)
  }

  /// Looking for the words is put off until somebody asks: lists show pictures by the hundred as they are scrolled.
  private func tellWords() {
    faves_image_set_words(
      native,
      { data in
        let words = receive(data, as: ImageWidget.self, otherwise: nil) { $0.words }
        return words.flatMap { g_intern_string($0) }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whether the picture is all there is, with nothing around it that the program laid out or drew.
  var isBare: Bool { description.surrounds == nil }

  override var decoration: Decoration? { description.surrounds?.decoration }
  override func willDestroy() {
    if description.surrounds != nil { forgetDecoration() }
    if draws { faves_image_set_drawing(native, nil, nil) }
    faves_image_set_words(native, nil, nil)
  }

  /// Pictures have colours of their own, and symbols of several colours.
  var inkGradient: GradientPaint? {
    switch picture {
    case .icon, .framed, .drawn: description.isColored ? nil : description.style.gradient
    case .pixels where description.isTemplate: description.style.gradient
    default: nil
    }
  }

  override var ownAccessibleName: String? { description.label }
  override var spokenText: String? { description.label }
  override var isDescribedWhole: Bool { true }

  /// Whether it shows pixels, and more of them than a symbol would.
  var isPhoto: Bool {
    guard case .pixels = picture, let size = picture.size else { return false }
    return description.isResizable || max(size.0, size.1) > 32
  }

  func update(from old: ImageDescription) {
    if old.source != description.source || old.isColored != description.isColored
      || old.variableValue != description.variableValue
    {
      picture = Picture(description)
    }
    showInkClass(from: old)
    showInk(from: shownGradient)
    shownGradient = inkGradient
    var looks = old
    looks.style.foreground = description.style.foreground
    looks.label = description.label
    looks.isBesideTitle = description.isBesideTitle
    looks.surrounds = description.surrounds
    if looks != description { show() }
    if description.surrounds != nil { showSurrounds(from: old.surrounds) }
    if old.style.foreground != description.style.foreground || old.style.font != description.style.font
      || old.source != description.source || old.scale != description.scale
    {
      parent?.looksInsideChanged()
    }
    if old.label != description.label { accessibleNameChanged() }
    // A button that shows nothing else is called after the symbol.
    if old.label != description.label || old.source != description.source { parent?.spokenTextChanged() }
  }

  /// The side of a symbol that stands in a line of text, in pixels.
  var symbolSize: Int32 { description.symbolSize }

  private func showInkClass(from old: ImageDescription?) {
    let (before, now) = (old.map { ($0.ink, $0.inkUse) }, (description.ink, description.inkUse))
    if let before, before.1 != now.1 {
      ForegroundClass.change(native, from: before.0, to: nil, for: before.1)
      ForegroundClass.change(native, from: nil, to: now.0, for: now.1)
    } else {
      ForegroundClass.change(native, from: before?.0, to: now.0, for: now.1)
    }
  }

  private func show() {
    let image: UnsafeMutablePointer<GtkImage> = cast(native)
    if description.isResizable {
      let size = picture.size ?? (symbolSize, symbolSize)
      gtk_image_clear(image)
      faves_image_set_resizable(native, size.0, size.1)
      if description.contentMode == .fit { faves_image_set_ratio(native, ratio) }
      if standsOut { faves_image_set_filling(native, ratio) }
      startDrawing()
      gtk_widget_queue_draw(native)
      return
    }
    switch picture {
    case .icon(let name) where !weight.thickensIcons && !isRedacted:
      faves_image_set_symbol(native, name, symbolSize)
    case .icon, .framed, .drawn, .colored, .tinted:
      gtk_image_clear(image)
      faves_image_set_drawn(native, symbolSize)
      startDrawing()
      gtk_widget_queue_draw(native)
    case .pixels
    where isRedacted || description.isTemplate || picture.isDense || description.interpolation != nil:
      gtk_image_clear(image)
      let size = picture.size ?? (1, 1)
      faves_image_set_picture(native, size.0, size.1)
      startDrawing()
      gtk_widget_queue_draw(native)
    case .pixels(let pixbuf):
      faves_image_set_fixed(native)
      gtk_image_set_pixel_size(image, -1)
      gtk_image_set_from_pixbuf(image, pixbuf.pointer)
    }
  }

  private var weight: SymbolWeight {
    if case .symbol = description.source { SymbolWeight(beside: description.style) } else { .regular }
  }
  /// Whether a bar stands in the place of the picture.
  private var isRedacted: Bool { description.style.isRedacted }

  /// Width by height that it keeps: what it is held to, or its own.
  private var ratio: Double {
    let own = picture.size.map { Double($0.0) / Double(max(1, $0.1)) } ?? 1
    return positive(description.aspectRatio, for: "aspect ratio") ?? own
  }

  private var secondInk: GdkRGBA? {
    guard let second = description.secondColor else {
      return description.isHierarchical ? GdkRGBA.text(of: native).times(0.35) : nil
    }
    let color = Palette.shown(in: SchemeClass.scheme(of: native)) { Palette.rgba(second) }
    return GdkRGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private func startDrawing() {
    guard !draws else { return }
    draws = true
    faves_image_set_drawing(
      native,
      { context, width, height, data in
        let context = UInt(bitPattern: context)
        receive(data, as: ImageWidget.self) { image in
          guard let context = OpaquePointer(bitPattern: context) else { return }
          image.draw(in: context, (width, height))
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whether the picture is drawn beyond its room, to all sides as much: what cuts it is around it.
  private var standsOut: Bool {
    description.isResizable && description.contentMode == .fill && !description.isTiled
      && description.capInsets == EdgeInsets()
  }

  private func draw(in context: OpaquePointer, _ room: (width: Double, height: Double)) {
    guard room.width > 0, room.height > 0 else { return }
    if isRedacted { return drawBar(in: context, room) }
    let aspect = ratio
    var width = room.width
    var height = room.height
    let isWider = room.width / room.height > aspect
    switch description.contentMode {
    case _ where !description.isResizable && picture.size != nil:
      (width, height) = picture.size.map { (Double($0.0), Double($0.1)) } ?? (width, height)
    case _ where !description.isResizable:
      // A button may give a symbol more room than the others beside it are drawn in.
      width = min(room.width, room.height, Double(faves_image_drawn_side(native)))
      height = width
    case _ where (description.isTiled || description.capInsets != EdgeInsets()) && picture.size != nil: break
    case .stretch: break
    case .fit: if isWider { width = height * aspect } else { height = width / aspect }
    case .fill: faves_image_fill(aspect, &width, &height)
    }
    if !standsOut {
      cairo_rectangle(context, 0, 0, room.width, room.height)
      cairo_clip(context)
    }
    cairo_translate(context, (room.width - width) / 2, (room.height - height) / 2)
    if picture.size == nil, width != height {
      // A symbol is drawn as a square, and then made as wide and as high as it is to be.
      let side = max(width, height)
      cairo_scale(context, width / side, height / side)
      (width, height) = (side, side)
    }
    picture.draw(
      in: context, width: width, height: height, for: native, weight: weight,
      second: secondInk, isTemplate: description.isTemplate,
      interpolation: description.interpolation, tiles: description.isTiled && description.isResizable,
      caps: description.isResizable ? description.capInsets : EdgeInsets())
  }
}

extension ImageWidget {
  /// As faint as what stands in the place of words.
  private func drawBar(in context: OpaquePointer, _ room: (width: Double, height: Double)) {
    var ink = GdkRGBA.text(of: native).times(0.25)
    gdk_cairo_set_source_rgba(context, &ink)
    cairo_new_path(context)
    addRounded(
      CGRect(x: 0, y: 0, width: room.width, height: room.height),
      radius: min(4, room.width / 4, room.height / 4), to: context)
    cairo_fill(context)
  }
}

extension GTKWidget {
  /// Whether this is a picture with nothing around it.
  var isBareImage: Bool { (self as? ImageWidget)?.isBare == true }
}

extension ImageDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ImageWidget(description, in: renderer)
  }
}

extension ImageDescription {
  /// Of a symbol, or a picture that is a stencil.
  fileprivate var ink: Color? { style.gradient?.solid ?? style.foreground }

  fileprivate var symbolSize: Int32 { Int32(max(1, sizeBesideText * scale.factor).rounded()) }

  private var sizeBesideText: Double {
    let font = style.font
    return switch font?.size {
    case .points: font?.pointSize.map { $0 * 1.15 } ?? 16
    case .style(let style): 16 * (font?.styleScale(style) ?? style.scale)
    case nil: 16
    }
  }

  /// One that is too large to be part of a text has the shades that shapes have.
  @MainActor fileprivate var inkUse: Palette.Use {
    guard isResizable || symbolSize > 32, let ink, !Palette.isForeground(ink) else { return .text }
    return .figure
  }
}
