/// One child in a rectangle of its own size rules. All in points.
package struct FrameDescription: Description {
  package static let kind = "frame"
  package var minWidth: Double?
  package var idealWidth: Double?
  /// Infinity: as wide as it is offered.
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment: Alignment
  /// Whether, where it takes all it is offered, it takes no more than a child that says itself how much that is at most.
  package var yieldsToContent = false
  /// Whether it says how wide a column of a split view is that it is all of. What is in it has all of the column, which
  /// alone fills the window.
  package var isOfColumn = false
  /// What is drawn around the child; nil: nothing.
  package var decorationBox: DecorationBox?
  package var decoration: Decoration? { decorationBox?.decoration }
}

/// A surface in one paint.
package struct FillDescription: Description {
  package static let kind = "fill"
  package enum Shape: Equatable, Sendable {
    case rectangle
    case rounded(Double)
    case circle, ellipse, capsule
    /// Any other, by its path; the path may say itself that it is to be outlined.
    case outline(ShapeOutline)
  }
  package var shape: Shape
  package var color: Color?
  /// In place of the colour.
  package var gradient: GradientPaint?
  /// In place of both.
  package var image: ImagePattern?
  /// The width of the outline in points, half of it outside; nil: filled.
  package var stroke: Double?
  /// What else there is to say of the outline; nil: nothing.
  package var strokeStyle: StrokeStyle?
  /// How far inside its rectangle the shape stands, in points.
  package var inset = 0.0
  package var isEvenOdd = false
  /// Where the shape stands in the rectangle if it does not fill that, as a circle.
  package var alignment = Alignment.center
  /// nil: none.
  package var effects: PaintEffects?

  package init(shape: Shape, color: Color?, stroke: Double? = nil) {
    self.shape = shape
    self.color = color
    self.stroke = stroke
  }

  package init(paint: Paint, shape: Shape = .rectangle) {
    self.shape = shape
    take(paint)
  }

  private mutating func take(_ paint: Paint) {
    switch paint {
    case .color(let color): self.color = color
    case .gradient(let gradient): self.gradient = gradient
    case .image(let image): self.image = image
    case .styled(let paint, let effects):
      take(paint)
      self.effects = effects
    }
  }
}

/// Scrolls its content.
package struct ScrollDescription: Description {
  package static let kind = "scroll"
  package var isHorizontal: Bool
  package var isVertical: Bool
  /// Whether only the program scrolls it.
  package var isStill = false
  package var showsIndicators: Bool
  /// Whether what is scrolled is cut at the edges.
  package var clips = true
  /// Whether the content has at least all the room that is in sight, and not just the length it would like.
  package var fillsRoom = false
  /// The height in points that it would like at most, however high its content is, where it scrolls vertically; nil: the
  /// content's.
  package var mostHeight: Double?
  /// Whether a frame of a given height around it is higher where all of the content can then be seen.
  package var growsFrames = false
  /// Where it begins, stays and stands.
  package var anchors = ScrollAnchors()
  /// What is free around the content, within what scrolls: what is brought into sight keeps so far from the edges.
  package var margins = EdgeInsets()
  /// nil: nothing that scrolls here is ever refreshed.
  package var refresh: RefreshOffer?
}
