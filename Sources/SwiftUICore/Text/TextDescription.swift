/// A piece of text with looks of its own.
package struct TextSpan: Hashable, Sendable {
  package var text: String
  package var traits: TextTraits
  /// What is seen instead of the text, which is one character for it.
  package var picture: TextPicture?
}

/// Text on screen.
package struct TextDescription: LeafDescription {
  package static let kind = "text"
  package var text: String
  /// The pieces with looks of their own; empty: the whole text has the style's looks.
  package var spans: [TextSpan] = []
  package var style: Style
  package var isSelectable = false
  /// Gets the address of a link that was clicked; nil: there are none.
  package var openLink: Callback<URL>?
  /// Points more between lines than the font has.
  package var lineSpacing = 0.0
  /// How small letters may become, as a share of their size, before a single line is cut.
  package var minimumScale = 1.0
  /// Whether it fades into another text that it becomes in an animation.
  package var fadesChanges = false
  /// How a program draws it; nil: as text is.
  package var drawing: TextDrawing?
  /// What is right around it; nil: nothing.
  package var surrounds: LeafSurrounds?
  /// What is seen on the way from another text; nil: the text itself.
  package var fading: Fading?

  /// The colour of all of it on the way from another; nil: its own.
  package var passingColor: ColorComponents?
  /// The one colour that all of it has; nil: there are several, or it is not painted with one.
  package var wholeColor: Color? {
    guard openLink == nil, drawing == nil, style.gradient == nil else { return nil }
    let around = style.foreground ?? .primary
    guard let first = spans.first else { return around }
    let isOne = spans.allSatisfy { $0.traits.color == first.traits.color && $0.picture == nil }
    return isOne ? first.traits.color ?? around : nil
  }

  package struct Fading: Equatable {
    package var text: String
    package var spans: [TextSpan]
    package var opacity: Double
  }
  /// What is to be seen now.
  package var shownText: String { fading?.text ?? text }
  package var shownSpans: [TextSpan] { fading?.spans ?? spans }

  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}
