extension Text {
  private func with(_ change: (inout TextTraits) -> Void) -> Text {
    var text = self
    change(&text.traits)
    return text
  }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
  public func foregroundStyle(_ color: Color) -> Text { with { $0.color = color } }
  public func bold() -> Text { with { $0.weight = .bold } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = Double(kerning) } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = Double(tracking) } }
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = Double(offset) } }
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { self.with { $0.font = ($0.font ?? .body).monospacedDigit() } }
}
