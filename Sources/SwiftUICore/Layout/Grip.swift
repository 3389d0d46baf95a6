/// Where the line between two views is, and how far it may be moved: how long what is before it is, in points.
package struct GripPlace: Equatable, Sendable {
  package var length: Double
  package var least: Double
  package var most: Double

  package init(length: Double, least: Double, most: Double) {
    self.length = length
    self.least = least
    self.most = most
  }

  /// Whether there is anywhere to move it.
  package var isMoved: Bool { most - least >= 1 }
}

/// The line between two views that are beside each other, which a person moves.
package struct GripDescription: Description {
  package static let kind = "grip"
  /// Along the way that it is moved: how long it is where it is moved, and how much of that is before the line in it.
  package static let (length, before) = (9.0, 2.0)
  /// The way that it is moved.
  package var axis: Axis
  /// It is asked as it is moved: a layout finds the answer.
  package var place: Question<GripPlace>
  /// How long what is before the line is to be.
  package var moved: Callback<Double>
  /// It was clicked twice.
  package var reset: Callback<Void>
}

/// The line as a view, for the layout of what it is between.
struct GripView: View, DescribedView {
  typealias Body = Never
  let axis: Axis
  let place: @MainActor () -> GripPlace
  let moved: @MainActor (Double) -> Void
  let reset: @MainActor () -> Void

  func describe(in context: DescriptionContext) -> GripDescription {
    GripDescription(
      axis: axis, place: Question(place), moved: Callback(moved), reset: Callback { reset() })
  }
}

/// Tells the lines from the views that they are between.
struct GripKey: LayoutValueKey { static var defaultValue: Bool { false } }

extension LayoutSubview {
  /// Puts the line at a place along its axis; where it is not moved, nothing is but the line.
  func placeLine(at place: CGFloat, isMoved: Bool, along axis: Axis, in bounds: CGRect) {
    let (before, length) = isMoved ? (GripDescription.before, GripDescription.length) : (0, 1)
    let start = place - CGFloat(before)
    switch axis {
    case .horizontal:
      self.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.minY),
        proposal: ProposedViewSize(width: CGFloat(length), height: bounds.height))
    case .vertical:
      self.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + start),
        proposal: ProposedViewSize(width: bounds.width, height: CGFloat(length)))
    }
  }
}
