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
  package func place(_ subviews: LayoutSubviews, in bounds: CGRect) {}
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
    withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    withCache(subviews) {
      layout.placeSubviews(
        in: bounds, proposal: ProposedViewSize(bounds.size), subviews: subviews, cache: &$0)
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
