/// A picture in a line of text: a symbol as high as the letters around it, or pixels in their own size.
package struct TextPicture: Hashable, Sendable {
  package var source: ImageDescription.Source
  /// Whether pixels are a stencil, seen in the colour of the text.
  package var isTemplate: Bool
  /// Whether symbols that have colours of their own show them.
  package var isColored: Bool
  /// What it is called, for assistive tools; nil: decoration.
  package var label: String?

  /// What stands for a picture among the characters.
  package static let character = "\u{FFFC}"
}

extension Image {
  /// What is to be seen of it in a text.
  var inText: TextPicture {
    let seen = seen(symbolMode: nil)
    return TextPicture(
      source: seen.source, isTemplate: seen.isTemplate, isColored: seen.isColored,
      label: isDecorative ? nil : label)
  }
}
