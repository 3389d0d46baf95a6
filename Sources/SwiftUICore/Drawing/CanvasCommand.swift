/// A step of a drawing, in the coordinates of its transform.
package struct CanvasCommand {
  package enum Kind {
    case fill(Path, Paint, evenOdd: Bool)
    case stroke(Path, Paint, StrokeStyle)
    /// A text at a point of it, or in a rectangle.
    case text([TextSpan], Style, at: CGPoint, anchor: UnitPoint, size: CGSize?)
    /// - isStencil: whether pixels are drawn in the style's colour.
    case image(
      ImageDescription.Source, Style, isStencil: Bool, in: CGRect?, at: CGPoint, anchor: UnitPoint)
    /// A widget that stands in the canvas's content.
    case symbol(any Widget, in: CGRect)
    /// Letters of a text that is laid out, where they are in it.
    case glyphs(any DrawnGlyphs, [Int])
    /// A picture of its own.
    case layer([CanvasCommand])
  }
  /// What is seen of a step; in coordinates of the canvas.
  package enum Clip {
    case path(Path, evenOdd: Bool, isInverse: Bool)
    /// As much as there is of these.
    case layer([CanvasCommand], opacity: Double, isInverse: Bool)
  }
  /// A change to the picture of a step.
  package enum Filter {
    case effects(PictureEffects)
    case threshold(min: Double, max: Double, color: Color)
    /// Puts what is drawn somewhere else, before other filters change it.
    case transform(CGAffineTransform)
  }
  package var kind: Kind
  package var transform: CGAffineTransform
  package var opacity: Double
  package var blendMode: GraphicsContext.BlendMode
  /// The last one is the first to change it.
  package var filters: [Filter]
  /// What is drawn lies within all of these.
  package var clips: [Clip]
}

/// What a drawing wants to know of sizes; they are the renderer's to say.
package struct CanvasMeasures {
  /// In points.
  package struct Text {
    package var size: CGSize
    package var firstBaseline, lastBaseline: CGFloat
    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
      self.size = size
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
    }
  }
  package let widget: @MainActor (any Widget) -> CGSize
  /// A text's, in lines no wider than the size.
  package let text: @MainActor ([TextSpan], Style, CGSize) -> Text
  package let image: @MainActor (ImageDescription.Source, Style) -> CGSize

  package init(
    widget: @escaping @MainActor (any Widget) -> CGSize,
    text: @escaping @MainActor ([TextSpan], Style, CGSize) -> Text,
    image: @escaping @MainActor (ImageDescription.Source, Style) -> CGSize
  ) {
    self.widget = widget
    self.text = text
    self.image = image
  }

  /// Where nothing is drawn: by the number of characters.
  static let estimates = CanvasMeasures(
    widget: { _ in CGSize(width: 16, height: 16) },
    text: { spans, style, room in
      var points: CGFloat = 15
      if case .points(let own) = style.font?.size { points = CGFloat(own) }
      let width = CGFloat(spans.map(\.text).joined().count) * points * 0.55
      let height = points * 1.3
      return Text(
        size: CGSize(width: min(width, room.width), height: height), firstBaseline: height * 0.8,
        lastBaseline: height * 0.8)
    },
    image: { _, _ in CGSize(width: 16, height: 16) })
}
