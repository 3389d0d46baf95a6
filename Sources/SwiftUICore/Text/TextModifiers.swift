extension Text {
  private func with(_ change: (inout TextTraits) -> Void) -> Text {
    var text = self
    change(&text.traits)
    return text
  }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func foregroundColor(_ color: Color?) -> Text {
    with {
      $0.color = color
      $0.gradient = nil
      $0.ink = nil
    }
  }
  /// Sets what the text is painted with. Beside text of other colours, and in a button, a gradient is its middle colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    guard let paint = style._paint(in: EnvironmentValues()).paint else { return self }
    // A colour and a gradient are the same wherever the text stands.
    let isFixed = style is Color || paint.gradient != nil
    return with {
      $0.color = paint.gradient?.solid ?? paint.color
      $0.gradient = paint.gradient.map(TextGradient.init)
      $0.ink = isFixed ? nil : TextInk(style)
    }
  }
  public func bold() -> Text { with { $0.weight = .bold } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text {
    design == .monospaced ? monospaced() : with { $0.design = design }
  }
  /// Sets how wide letters are, where the font has letters of other widths.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with { $0.underline(isActive, LineStyle(pattern: pattern, color: color)) } }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with { $0.strikethrough(isActive, LineStyle(pattern: pattern, color: color)) } }
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kern(by: kerning, for: "kerning") } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.kern(by: tracking, for: "tracking") } }
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.rise(by: offset) } }
  /// Sets how high the lines of this text are; nil: as its font has it.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> Text {
    with { $0.lineHeight = lineHeight }
  }
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { with { $0.isMonospacedDigit = true } }
  /// Makes letters smaller where they are secondary to those around, whatever their font is.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
  /// How large letters are beside others of the same font.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
    /// Of the font's size.
    package var factor: Double { self == .secondary ? 0.82 : 1 }
  }

  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public static let single = LineStyle()
    package let pattern: Pattern
    /// nil: that of the letters.
    package let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
  /// Upper or lower case letters throughout.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension TextTraits {
  fileprivate mutating func kern(by points: CGFloat, for what: String) {
    kerning = Double(legal(points, or: 0, for: what))
  }
  fileprivate mutating func rise(by points: CGFloat) {
    baselineOffset = Double(legal(points, or: 0, for: "baseline offset"))
  }
  /// - Parameter isActive: nil: as the text around has it.
  mutating func underline(_ isActive: Bool?, _ style: Text.LineStyle) {
    isUnderlined = isActive
    underline = isActive == true && style != .single ? style : nil
  }
  mutating func strikethrough(_ isActive: Bool?, _ style: Text.LineStyle) {
    isStruckThrough = isActive
    strikethrough = isActive == true && style != .single ? style : nil
  }
}

extension Font {
  /// How wide letters are: 0 as the font's are, less narrower, more wider. Fonts have a few widths, or one.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.15)
    public static let standard = Width(0)
    public static let expanded = Width(0.3)
  }
  /// How far lines are apart; by name.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  /// Accepted without effect: lines stand as the font has them.
  public func leading(_ leading: Leading) -> Font { self }
  /// The font with letters of another width, where it has them.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  public func uppercaseSmallCaps() -> Font { smallCaps() }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
}
