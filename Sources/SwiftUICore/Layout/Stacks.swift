/// Children one after the other.
package struct StackDescription: Description {
  package static let kind = "stack"
  package enum Axis: Equatable, Sendable {
    case horizontal(VerticalAlignment)
    case vertical(HorizontalAlignment)
  }
  package var axis: Axis
  /// Between neighbours, in points; nil: the platform's.
  package var spacing: Double?
}

/// Views from top to bottom.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View, ContainerView, DescribedView {
  public typealias Body = Never
  static var flattensSections: Bool { true }

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: legal(spacing, for: "spacing of a stack"), content: content())
  }

  func describe(in context: DescriptionContext) -> StackDescription {
    StackDescription(axis: .vertical(alignment), spacing: spacing.map(Double.init))
  }
}

/// Views from leading to trailing.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View, ContainerView, DescribedView {
  public typealias Body = Never
  static var flattensSections: Bool { true }

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: legal(spacing, for: "spacing of a stack"), content: content())
  }

  func describe(in context: DescriptionContext) -> StackDescription {
    StackDescription(axis: .horizontal(alignment), spacing: spacing.map(Double.init))
  }
}

/// Room that grows along the stack it stands in.
public struct Spacer: Sendable {
  public var minLength: CGFloat?
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = legal(minLength, .length, for: "length of a spacer")
  }
}

extension Spacer: View, DescribedView {
  func describe(in context: DescriptionContext) -> SpacerDescription {
    SpacerDescription(minLength: minLength.map(Double.init))
  }
}

/// Room in a stack; not a widget of its own where the renderer can do without.
package struct SpacerDescription: Description {
  package static let kind = "spacer"
  package static var isSeen: Bool { false }
  /// In points; nil: the platform's.
  package var minLength: Double?
}

/// A thin line between parts, across the stack it stands in.
public struct Divider: Sendable {
  public nonisolated init() {}
}

extension Divider: View, DescribedView {
  func describe(in context: DescriptionContext) -> DividerDescription { DividerDescription() }
}

package struct DividerDescription: Description {
  package static let kind = "divider"
}

/// Views one in front of the other, the last on top.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View, ContainerView, DescribedView {
  public typealias Body = Never
  static var flattensSections: Bool { true }

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  func describe(in context: DescriptionContext) -> LayersDescription {
    var description = LayersDescription(alignment: alignment)
    description.isOfViews = true
    return description
  }
}

/// Children one in front of the other. What is in the slots `background` and `overlay` does not count for the size.
package struct LayersDescription: Description {
  package static let kind = "layers"
  package var alignment: Alignment
  package var decoration = Decoration()
  /// Whether what is in `overlay` is not drawn, but says where the rest is.
  package var isMasked = false
  /// Whether it is a `ZStack`, and not there for what is around one view.
  package var isOfViews = false

  package init(alignment: Alignment) { self.alignment = alignment }

  package enum Clip: Equatable, Sendable {
    case none
    case rectangle
    case rounded(Double)
    case circle
    case ellipse
    case capsule
    case outline(ShapeOutline)
  }
}
