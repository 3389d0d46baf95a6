/// The views in a layout, in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  private var elements: ArraySlice<LayoutSubview>
  public var layoutDirection = LayoutDirection.leftToRight

  package init(_ elements: [LayoutSubview]) { self.elements = elements[...] }
  private init(slice: ArraySlice<LayoutSubview>) { elements = slice }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> LayoutSubview { elements[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(slice: elements[bounds]) }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] })
  }
}

/// What a renderer's widget answers a layout.
@MainActor
package protocol LayoutElement: AnyObject {
  /// The size the widget takes of what is proposed, in points.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Where its top left corner is to be, and what it is offered there.
  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
  var attributes: Attributes? { get }
  /// From its top to the baseline of its first line of text, or its last, where it is so wide; nil: there is none.
  func baseline(isLast: Bool, width: CGFloat) -> CGFloat?
  /// The frame that is all of what is in it, but for what is behind and in front of that; nil: there is none.
  var frameInside: FrameDescription? { get }
}

extension LayoutElement {
  package var frameInside: FrameDescription? { nil }
  package func baseline(isLast: Bool, width: CGFloat) -> CGFloat? { nil }
}

/// One of the views in a layout.
public struct LayoutSubview: Equatable {
  private let element: any LayoutElement
  /// The layout that is asked to place views now, for what it is told.
  @MainActor static var layout: (any Layout.Type)?

  package init(_ element: any LayoutElement) { self.element = element }

  public static func == (a: Self, b: Self) -> Bool { a.element === b.element }

  private func ask<Answer>(_ question: @MainActor (any LayoutElement) -> Answer) -> Answer {
    nonisolated(unsafe) let element = element
    return withMainActorUnchecked { question(element) }
  }

  /// The length that a frame in a pane says to be ideal; nil: none does.
  func idealInside(along axis: Axis) -> Double? {
    ask { axis == .horizontal ? $0.frameInside?.idealWidth : $0.frameInside?.idealHeight }
  }

  package var traits: LayoutTraits { ask { $0.attributes?.traits ?? LayoutTraits() } }
  public var priority: Double { ask { $0.attributes?.layoutPriority ?? 0 } }
  public var spacing: ViewSpacing { ViewSpacing() }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { traits[key] }
  public var containerValues: ContainerValues { ContainerValues() }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ask { $0.size(for: proposal) } }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ask {
      ViewDimensions(
        size, said: $0.attributes?.saidGuides(for: size) ?? [],
        firstBaseline: $0.baseline(isLast: false, width: size.width),
        lastBaseline: $0.baseline(isLast: true, width: size.width))
    }
  }
  /// Puts the view so that its `anchor` is at `position`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    var position = position
    if !position.x.isFinite || !position.y.isFinite {
      let what =
        "place of a view in the layout \(withMainActorUnchecked { Self.layout.map { "\($0)" } ?? "" })"
      position = CGPoint(x: legal(position.x, or: 0, for: what), y: legal(position.y, or: 0, for: what))
    }
    ask { [position] in $0.place(at: position, anchor: anchor, proposal: proposal) }
  }
}
