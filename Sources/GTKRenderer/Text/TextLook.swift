import CGTK
import SwiftUICore

/// What Pango is told about a run of text: a style and a piece's traits, resolved. The user's own font and colour are
/// what is not said.
struct TextLook: Hashable {
  /// A factor on the user's font size.
  var scale: Double?
  /// An absolute size in points of 1/96 inch, which follows the user's text scale.
  var points: Double?
  var weight: Int?
  var family: String?
  /// As Pango counts, 0 to 8; 4 is normal.
  var stretch: UInt32?
  var isItalic = false
  var isSmallCaps = false
  var isTabular = false
  var isUnderlined = false
  var isStruckThrough = false
  /// The colours of those lines; nil: that of the letters.
  var underlineColor: Color?
  var strikethroughColor: Color?
  var kerning: Double?
  var rise: Double?
  /// Of lines, as a share of what the font has.
  var lineFactor: Double?
  /// Of lines, in points.
  var lineHeight: Double?
  var color: Color?
  /// What is behind the letters.
  var ground: Color?

  static let plain = TextLook()

  /// The looks of text in `style`; `color` apart, which is a class of the widget.
  init(_ style: Style) {
    self = style.textTraits.map { TextLook($0.traits, in: style) } ?? TextLook()
    if style.textTraits == nil, let font = style.font { take(font) }
  }

  /// The looks of a piece with `traits` in text of `style`.
  init(_ traits: TextTraits, in style: Style) {
    if let font = traits.font ?? style.font { take(font) }
    if let weight = traits.weight { self.weight = weight.value }
    if traits.isItalic == true { isItalic = true }
    if traits.isMonospaced == true || traits.design == .monospaced { family = "Monospace" }
    if traits.design == .serif { family = "Serif" }
    if traits.isMonospacedDigit == true { isTabular = true }
    if let width = traits.width { stretch = width.stretch }
    if let factor = traits.scale?.factor, factor != 1 {
      if let points { self.points = points * factor } else { scale = (scale ?? 1) * factor }
    }
    // Those of a pattern are drawn by the widget.
    isUnderlined = traits.isUnderlined == true && !(traits.underline?.isBroken ?? false)
    isStruckThrough = traits.isStruckThrough == true && !(traits.strikethrough?.isBroken ?? false)
    if isUnderlined { underlineColor = traits.underline?.color }
    if isStruckThrough { strikethroughColor = traits.strikethrough?.color }
    kerning = finite(traits.kerning, in: -1_000...1_000, for: "kerning")
    rise = finite(traits.baselineOffset, in: -1_000...1_000, for: "baseline offset")
    take(traits.lineHeight)
    color = traits.color
    ground = traits.background
  }

  private init() {}

  /// What a font's lines are as a share of its size, about.
  private static let naturalFactor = 1.2

  private mutating func take(_ height: AttributedString.LineHeight?) {
    switch height?.kind {
    case .natural(1), .increase, nil: break
    case .natural(let factor): lineFactor = finite(factor, in: 0.1...100, for: "line height")
    case .multiple(let factor):
      // The user's own font has a size that is not known here.
      if let points {
        lineHeight = finite(factor * points, in: 1...10_000, for: "line height")
      } else {
        lineFactor = finite(factor / Self.naturalFactor, in: 0.1...100, for: "line height")
      }
    case .exact(let points): lineHeight = finite(points, in: 1...10_000, for: "line height")
    }
  }

  private mutating func take(_ font: Font) {
    switch font.size {
    case .style(let style):
      let size = font.styleScale(style)
      if size != 1 { scale = size }
      weight = style.weight
    case .points: points = font.pointSize
    }
    if let own = font.weight { weight = own.value }
    switch font.design {
    case .serif: family = "Serif"
    case .monospaced: family = "Monospace"
    case .default, .rounded, nil: break
    }
    if let own = font.family { family = own }
    if let width = font.width { stretch = width.stretch }
    isItalic = font.isItalic
    isSmallCaps = font.isSmallCaps
    isTabular = font.isMonospacedDigit
  }

  /// Adds what is said to `list` for the bytes of `range`; nil: all of the text.
  @MainActor
  func append(to list: OpaquePointer, bytes range: Range<Int>? = nil) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
      if let range {
        attribute.pointee.start_index = guint(range.lowerBound)
        attribute.pointee.end_index = guint(range.upperBound)
      }
      pango_attr_list_insert(list, attribute)
    }
    if let scale { add(pango_attr_scale_new(scale)) }
    if let points { add(pango_attr_size_new(Int32(points * 0.75 * Double(PANGO_SCALE)))) }
    if let weight { add(pango_attr_weight_new(PangoWeight(UInt32(weight)))) }
    if let family { add(pango_attr_family_new(family)) }
    if let stretch { add(pango_attr_stretch_new(PangoStretch(stretch))) }
    if isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if isSmallCaps { add(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS)) }
    if isTabular { add(pango_attr_font_features_new("tnum=1")) }
    if isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if isStruckThrough { add(pango_attr_strikethrough_new(1)) }
    if let kerning { add(pango_attr_letter_spacing_new(Int32(kerning * Double(PANGO_SCALE)))) }
    if let rise { add(pango_attr_rise_new(Int32(rise * Double(PANGO_SCALE)))) }
    if let lineFactor { add(pango_attr_line_height_new(lineFactor)) }
    if let lineHeight { add(pango_attr_line_height_new_absolute(Int32(lineHeight * Double(PANGO_SCALE)))) }
    func channel(_ x: Double) -> UInt16 { UInt16((x * 65_535).rounded()) }
    if let color = underlineColor.map({ Palette.rgba($0, for: .text) }) {
      add(pango_attr_underline_color_new(channel(color.red), channel(color.green), channel(color.blue)))
    }
    if let color = strikethroughColor.map({ Palette.rgba($0, for: .text) }) {
      add(pango_attr_strikethrough_color_new(channel(color.red), channel(color.green), channel(color.blue)))
    }
    if let ground {
      let rgba = Palette.rgba(ground)
      add(pango_attr_background_new(channel(rgba.red), channel(rgba.green), channel(rgba.blue)))
      if rgba.alpha < 1 { add(pango_attr_background_alpha_new(max(1, channel(rgba.alpha)))) }
    }
    guard let color else { return }
    let rgba = Palette.rgba(color, for: .text)
    if !Palette.isForeground(color) {
      add(pango_attr_foreground_new(channel(rgba.red), channel(rgba.green), channel(rgba.blue)))
    }
    // Zero means "not set" to Pango.
    if rgba.alpha < 1 { add(pango_attr_foreground_alpha_new(max(1, channel(rgba.alpha)))) }
  }
}

extension Font {
  /// How large it is as a share of the user's font, no larger than Pango can lay out.
  func styleScale(_ style: TextStyle) -> Double {
    min(max(style.scale * factor, 0.01), 150)
  }
  /// Its size in points where it has one of its own, no larger than Pango can lay out.
  var pointSize: Double? {
    guard case .points(let size) = size else { return nil }
    return positive(size, for: "font size").map { min($0, 2_000) }
  }
}

extension Font.Width {
  /// The nearest of Pango's nine; nil: the font's own.
  var stretch: UInt32? {
    switch value {
    case ..<(-0.4): PANGO_STRETCH_ULTRA_CONDENSED.rawValue
    case ..<(-0.2): PANGO_STRETCH_EXTRA_CONDENSED.rawValue
    case ..<(-0.1): PANGO_STRETCH_CONDENSED.rawValue
    case ..<0: PANGO_STRETCH_SEMI_CONDENSED.rawValue
    case 0: nil
    case ...0.1: PANGO_STRETCH_SEMI_EXPANDED.rawValue
    case ...0.3: PANGO_STRETCH_EXPANDED.rawValue
    case ...0.5: PANGO_STRETCH_EXTRA_EXPANDED.rawValue
    default: value > 0 ? PANGO_STRETCH_ULTRA_EXPANDED.rawValue : nil
    }
  }
}

extension Font.TextStyle {
  /// Of the user's font size: SwiftUI's ladder, in the steps that GNOME's titles and captions take.
  var scale: Double {
    switch self {
    case .largeTitle: 1.8
    case .title: 1.5
    case .title2: 1.3
    case .title3: 1.15
    case .headline, .body: 1
    case .callout: 0.95
    case .subheadline: 0.9
    case .footnote: 0.85
    case .caption: 0.82
    case .caption2: 0.75
    }
  }
  var weight: Int? { self == .headline ? 700 : nil }
}
