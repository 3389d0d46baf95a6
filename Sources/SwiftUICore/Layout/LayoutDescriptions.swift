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
}

/// A surface of one colour.
package struct FillDescription: Description {
  package static let kind = "fill"
  package enum Shape: Equatable, Sendable {
    case rectangle
    case rounded(Double)
    case circle, ellipse, capsule
  }
  package var shape: Shape
  package var color: Color?
  /// The width of the outline in points; nil: filled.
  package var stroke: Double?
}

/// Scrolls its content.
package struct ScrollDescription: Description {
  package static let kind = "scroll"
  package var isHorizontal: Bool
  package var isVertical: Bool
  package var showsIndicators: Bool
}
