/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The part of a view that the pointer meets.
package struct ContentOutline: Equatable, Sendable {
  /// nil: all of the view's rectangle.
  package let outline: ShapeOutline?
  /// Whether what is inside two of its lines is outside.
  package let isEvenOdd: Bool
  /// The padding that the shape is drawn in as well, in points: what was put around the view before.
  package fileprivate(set) var space = EdgeInsets()

  nonisolated init<S: Shape>(_ shape: S, isEvenOdd: Bool) {
    if case .rectangle = shape.clip { outline = nil } else { outline = ShapeOutline(shape) }
    self.isEvenOdd = isEvenOdd
  }

  /// Whether it is all of the view's rectangle, and nothing else.
  package var isWhole: Bool { outline == nil && space == EdgeInsets() }

  fileprivate func of(_ attributes: Attributes) -> ContentOutline {
    var around = self
    around.space = attributes.margins
    return around
  }
}

extension View {
  /// Where clicks, gestures and the pointer meet this view, and a button or gesture that it is all the content of: within
  /// `shape`, drawn in the view's rectangle. What is outside is for the views behind.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    attribute(ContentOutline(shape, isEvenOdd: eoFill)) { $0.contentShape = $1.of($0) }
  }
  /// The same for some of what a shape is for. Only what is for interaction has an effect: previews of what is dragged and
  /// marks of the focus are pictures and frames of the theme.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    attribute(kind.contains(.interaction) ? [ContentOutline(shape, isEvenOdd: eoFill)] : []) {
      if let said = $1.first { $0.contentShape = said.of($0) }
    }
  }
}
