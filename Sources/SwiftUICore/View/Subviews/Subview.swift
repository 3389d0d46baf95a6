/// One of the views that a view consists of: what a container puts somewhere.
public struct Subview: Identifiable {
  /// Stays the same for as long as the view does.
  public struct ID: Hashable {
    let node: ObjectIdentifier
  }
  let place: SubviewSource
  public var id: ID { ID(node: ObjectIdentifier(place)) }
  /// What the view carries for its container.
  @MainActor @preconcurrency public var containerValues: ContainerValues { place.containerValues }
  /// The layout priority that the program gives the view, which the place of the view does not tell the layout around it.
  @MainActor var saidPriority: Double {
    place.node.attributed?.anyWidget.attributes?.layoutPriority ?? 0
  }
}

extension Subview: View, PrimitiveView {
  public typealias Body = Never
  static func makeNode(_ view: Self, under parent: Node) -> SubviewPlaceNode {
    let node = SubviewPlaceNode(under: parent)
    node.show(view.place)
    return node
  }
  static func patch(_ node: SubviewPlaceNode, with view: Self) { node.show(view.place) }
}

/// The views that a view consists of, in order. As a view, all of them.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]
  public typealias SubSequence = SubviewsCollectionSlice
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a view consists of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  public let startIndex: Int
  public let endIndex: Int
  public typealias SubSequence = SubviewsCollectionSlice
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(Array(self)) { $0 } }
}

/// A section among the views that a view consists of; views outside of any are one without header and footer.
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable {
    let first: AnyHashable
  }
  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  /// What the section carries for its container.
  @MainActor @preconcurrency public var containerValues: ContainerValues {
    content.first?.containerValues ?? ContainerValues()
  }
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
