/// The looks of a piece of text, where they differ from the style around it.
package struct TextTraits: Hashable, Sendable {
  package var font: Font?
  package var color: Color?
  /// What the letters are cut out of, in place of the colour; nil: they have that.
  package var gradient: TextGradient?
  /// What the colour and the gradient are where the text stands; nil: what they are here.
  var ink: TextInk?
  /// What is behind the letters.
  package var background: Color?
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?
  /// How those lines look; nil: whole, in the colour of the letters.
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  /// Extra space between characters, in points.
  package var kerning: Double?
  package var baselineOffset: Double?
  package var lineHeight: AttributedString.LineHeight?
  package var isMonospaced: Bool?
  package var isMonospacedDigit: Bool?
  package var design: Font.Design?
  package var width: Font.Width?
  package var scale: Text.Scale?
  /// Where a click on it leads.
  package var link: URL?
  /// What programs say of it to their own renderers.
  package var attributes: CustomTextAttributes?
  /// What is read aloud in its place; nil: the text. It is of all of a text, so that no part of that takes it over.
  package var spoken: String?

  package init() {}

  func over(_ outer: TextTraits) -> TextTraits {
    if outer == TextTraits() { return self }
    var traits = self
    traits.font = font ?? outer.font
    traits.color = color ?? outer.color
    traits.gradient = color == nil ? outer.gradient : gradient
    traits.ink = color == nil ? outer.ink : ink
    traits.background = background ?? outer.background
    traits.weight = weight ?? outer.weight
    traits.isItalic = isItalic ?? outer.isItalic
    traits.isUnderlined = isUnderlined ?? outer.isUnderlined
    traits.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    traits.underline = isUnderlined == nil ? outer.underline : underline
    traits.strikethrough = isStruckThrough == nil ? outer.strikethrough : strikethrough
    traits.kerning = kerning ?? outer.kerning
    traits.baselineOffset = baselineOffset ?? outer.baselineOffset
    traits.lineHeight = lineHeight ?? outer.lineHeight
    traits.isMonospaced = isMonospaced ?? outer.isMonospaced
    traits.isMonospacedDigit = isMonospacedDigit ?? outer.isMonospacedDigit
    traits.design = design ?? outer.design
    traits.width = width ?? outer.width
    traits.scale = scale ?? outer.scale
    traits.link = link ?? outer.link
    if outer.attributes != nil { traits.attributes = attributes?.over(outer.attributes) ?? outer.attributes }
    return traits
  }
}
