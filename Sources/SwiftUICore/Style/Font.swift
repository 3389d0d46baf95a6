/// A font, relative to the user's: a text style or a size, a weight and a design.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    /// As in CSS and Pango, 100 to 900.
    package let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  package enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// In points.
    case points(Double)
  }
  package var size: Size
  package var weight: Weight?
  package var design: Design?
  /// A font family by name.
  package var family: String?
  package var isItalic = false
  package var isMonospacedDigit = false
  package var isSmallCaps = false
  package var width: Width?
  /// The text style with which a font that has its size in points grows as the user's text does; nil: it does not.
  var follows: TextStyle?
  /// How much larger than its style a font of one is.
  package var factor = 1.0

  /// The same font in another size, in points.
  package func sized(_ points: CGFloat) -> Font {
    var font = self
    font.size = Self.legal(points)
    font.follows = nil
    font.factor = 1
    return font
  }

  init(_ size: Size) { self.size = size }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    font.design = design
    font.weight = weight
    return font
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(legal(size))
    font.design = design
    font.weight = weight
    return font
  }
  /// What letters cannot have counts as not given.
  private static func legal(_ size: CGFloat) -> Size {
    SwiftUICore.legal(Optional(size), .positive, for: "font size").map { .points(Double($0)) }
      ?? .style(.body)
  }
  /// A font of a family; its size grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    var font = custom(name, fixedSize: size)
    font.follows = textStyle
    return font
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = Font(legal(fixedSize))
    font.family = name
    return font
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
