extension Text {
  private func with(_ change: (inout TextTraits) -> Void) -> Text {
    var text = self
    change(&text.traits)
    return text
  }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
  /// Sets the colour of the text; of a gradient its middle one.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { if let paint = style._paint(in: EnvironmentValues()).paint { $0.color = paint.color } }
  }
  public func bold() -> Text { with { $0.weight = .bold } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text {
    design == .monospaced ? monospaced() : with { $0.design = design }
  }
  /// Accepted without effect: a font has the width it has.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive, color: color) }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = Double(kerning) } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = Double(tracking) } }
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = Double(offset) } }
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { self.with { $0.font = ($0.font ?? .body).monospacedDigit() } }
  /// Accepted without effect: capitals are the font's.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled && scale == .secondary ? with { $0.font = ($0.font ?? .body).scaledToCaption } : self
  }
  public enum Scale: Hashable, Sendable { case `default`, secondary }

  /// How a line under or through text looks. Patterns are drawn as one line.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public static let single = LineStyle()
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    init() {}
  }
  /// Upper or lower case letters throughout.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension Font {
  fileprivate var scaledToCaption: Font {
    var font = self
    if case .style = font.size { font.size = .style(.caption) }
    return font
  }
  /// How wide letters are; by name.
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
  /// Accepted without effect: a font has the width it has.
  public func width(_ width: Width) -> Font { self }
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  public func uppercaseSmallCaps() -> Font { smallCaps() }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
}
