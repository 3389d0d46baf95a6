/// What a widget tells the layout it stands in about itself.
package struct LayoutTraits {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The row of a grid that it is in.
  package var gridRow: ObjectIdentifier?
  package var gridRowAlignment: VerticalAlignment?
  package var gridColumns = 1
  package var gridAnchor: UnitPoint?
  package var gridColumnAlignment: HorizontalAlignment?
  package var gridUnsizedAxes: Axis.Set = []
  /// Layers with a higher one are in front.
  package var zIndex = 0.0
  package var guides: [LayoutGuide] = []

  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Where a view is lined up, computed from its size.
package struct LayoutGuide {
  /// Whom it is for: containers that line up by the same.
  package enum Line: Equatable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }
  package let line: Line
  let compute: (ViewDimensions) -> CGFloat

  /// Where it is in a view of this size, in points from its leading edge or its top.
  @MainActor
  package func place(in size: ViewDimensions) -> CGFloat {
    // A guide may ask for the size of a layout whose own guides are asked then.
    let outer = Graph.isLayingOut
    Graph.isLayingOut = true
    defer { Graph.isLayingOut = outer }
    return compute(size)
  }
}

/// The traits among the attributes of a widget: behind a reference, since few widgets have any. They hold a client's
/// closures and values, which are looked at on the main actor; two are the same only if they are one.
package final class LayoutTraitsBox: Equatable, @unchecked Sendable {
  package let traits: LayoutTraits
  init(_ traits: LayoutTraits) { self.traits = traits }
  package static func == (a: LayoutTraitsBox, b: LayoutTraitsBox) -> Bool { a === b }
}

/// A change of traits; counts as new with each update.
struct LayoutTraitChange: Equatable {
  let change: (inout LayoutTraits) -> Void
  init(_ change: @escaping (inout LayoutTraits) -> Void) { self.change = change }
  static func == (a: Self, b: Self) -> Bool { false }
}

extension Attributes {
  /// What it tells the layout around it.
  package var traits: LayoutTraits { layoutTraits?.traits ?? LayoutTraits() }

  mutating func changeTraits(_ change: (inout LayoutTraits) -> Void) {
    var traits = traits
    change(&traits)
    layoutTraits = LayoutTraitsBox(traits)
  }
}

extension View {
  nonisolated func layoutTrait(_ change: LayoutTraitChange) -> some View {
    attribute(change) { attributes, change in attributes.changeTraits(change.change) }
  }

  /// Puts this view in front of those with a lower `value` in a `ZStack`.
  public nonisolated func zIndex(_ value: Double) -> some View {
    layoutTrait(LayoutTraitChange { $0.zIndex = value.isFinite ? value : 0 })
  }
  /// Lines this view up, in stacks and layers that go by `g`, by what `computeValue` makes of its size: points from its
  /// leading edge. A guide of a program's own counts for what stands around the view's container, too.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layoutTrait(
      LayoutTraitChange { $0.guides.append(LayoutGuide(line: .horizontal(g), compute: computeValue)) })
  }
  /// Lines this view up, in stacks and layers that go by `g`, by what `computeValue` makes of its size: points from its
  /// top.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layoutTrait(
      LayoutTraitChange { $0.guides.append(LayoutGuide(line: .vertical(g), compute: computeValue)) })
  }
}

/// The size of a view and where it is lined up, in points.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat
  package init(_ size: CGSize) {
    width = size.width
    height = size.height
  }
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide.guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    case .custom(let guide): guide.id.defaultValue(in: self)
    }
  }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.guide {
    case .top: 0
    case .center: height / 2
    case .bottom, .firstBaseline, .lastBaseline: height
    case .custom(let guide): guide.id.defaultValue(in: self)
    }
  }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
