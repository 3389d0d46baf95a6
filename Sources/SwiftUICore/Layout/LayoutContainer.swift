/// Views arranged by a layout.
struct LayoutContainer<L: Layout, Content: View>: Animatable {
  var layout: L
  let content: Content

  nonisolated var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}

extension LayoutContainer: View, ContainerView, DescribedView {
  typealias Body = Never
  func describe(in context: DescriptionContext) -> LayoutDescription {
    LayoutDescription(layout: TypedLayoutBox(layout), isChoice: layout is ViewThatFitsLayout)
  }
  static var flattensSections: Bool { true }
  static var decorates: Bool { L.self is any PlacingLayout.Type }
}

/// A layout that a modifier puts around its one view.
protocol PlacingLayout {}

/// A layout that never says where a line is: nobody need ask, each time that something is laid out.
package protocol GuidelessLayout {}

/// Children where a layout of the program's puts them.
package struct LayoutDescription: Description {
  package static let kind = "layout"
  package var layout: LayoutBox
  /// Whether only one of the children is to be seen.
  package var isChoice = false
}

/// A layout and what it keeps between two questions.
@MainActor
package class LayoutBox: Equatable {
  package func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
  package func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {}
  /// Where it says that a line is, in points from the leading edge or the top; nil: where the views in it are, together.
  package func guide(
    _ line: LayoutGuide.Line, _ subviews: LayoutSubviews, in bounds: CGRect
  ) -> CGFloat? { nil }
  /// Whether it may say where a line is.
  package var mayHaveGuides: Bool { false }
  /// Children have come, gone or changed in size.
  package func subviewsChanged() {}
  /// Whether both are of one type and alike.
  func isSame(as other: LayoutBox) -> Bool { self === other }
  package nonisolated static func == (a: LayoutBox, b: LayoutBox) -> Bool {
    withMainActorUnchecked { a.isSame(as: b) }
  }
}

final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let layout: L
  private var cache: L.Cache?
  private var isStale = true

  init(_ layout: L) { self.layout = layout }

  override func isSame(as other: LayoutBox) -> Bool {
    guard let other = other as? TypedLayoutBox<L> else { return false }
    return areSame(layout, other.layout)
  }

  override func subviewsChanged() { isStale = true }

  private func withCache<Answer>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Answer) -> Answer {
    var current = cache ?? layout.makeCache(subviews: subviews)
    if isStale && cache != nil { layout.updateCache(&current, subviews: subviews) }
    isStale = false
    cache = nil
    let answer = body(&current)
    cache = current
    return answer
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let size = withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
    if !size.width.isNaN, !size.height.isNaN { return size }
    let what = "size of the layout \(L.self)"
    return CGSize(
      width: legal(size.width, .any, or: 0, for: what), height: legal(size.height, .any, or: 0, for: what))
  }

  override func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    let outer = LayoutSubview.layout
    LayoutSubview.layout = L.self
    defer { LayoutSubview.layout = outer }
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override var mayHaveGuides: Bool { !(L.self is any GuidelessLayout.Type) }

  override func guide(
    _ line: LayoutGuide.Line, _ subviews: LayoutSubviews, in bounds: CGRect
  ) -> CGFloat? {
    let place = withCache(subviews) { layout.guide(line, subviews, in: bounds, cache: &$0) }
    if let place, !place.isFinite { return legal(place, for: "guide of the layout \(L.self)") }
    return place
  }
}

extension Layout {
  fileprivate func guide(
    _ line: LayoutGuide.Line, _ subviews: Subviews, in bounds: CGRect, cache: inout Cache
  ) -> CGFloat? {
    let proposal = ProposedViewSize(bounds.size)
    return switch line {
    case .horizontal(let guide):
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical(let guide):
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

/// A layout whose type is hidden: exchanging one for another keeps the views in it.
public struct AnyLayout: Layout {
  private let box: AnyLayoutBox
  public typealias Cache = Void

  public init<L: Layout>(_ layout: L) { box = AnyLayoutBox(layout) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    box.size(proposal, subviews)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { box.place(bounds, proposal, subviews) }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { box.guide(.horizontal(guide), bounds, subviews) }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { box.guide(.vertical(guide), bounds, subviews) }
}

private struct AnyLayoutBox: Equatable {
  private let layout: any Layout
  init(_ layout: any Layout) { self.layout = layout }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return size(layout)
  }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    func place<L: Layout>(_ layout: L) {
      var cache = layout.makeCache(subviews: subviews)
      _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    place(layout)
  }
  func guide(_ line: LayoutGuide.Line, _ bounds: CGRect, _ subviews: LayoutSubviews) -> CGFloat? {
    func guide<L: Layout>(_ layout: L) -> CGFloat? {
      var cache = layout.makeCache(subviews: subviews)
      return layout.guide(line, subviews, in: bounds, cache: &cache)
    }
    return guide(layout)
  }
  static func == (a: Self, b: Self) -> Bool {
    func isSame<L: Layout>(_ a: L) -> Bool {
      guard let other = b.layout as? L else { return false }
      // Looked at here and now.
      nonisolated(unsafe) let (old, new) = (a, other)
      return withMainActorUnchecked { areSame(old, new) }
    }
    return isSame(a.layout)
  }
}
