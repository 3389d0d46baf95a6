/// A column at the trailing edge that tells more of what a view shows.
private struct InspectedView<Base: View, Column: View> {
  let base: Base
  let isPresented: Bool
  let column: Column
  @State private var width: CGFloat?
}

extension InspectedView: View {
  var body: some View {
    InspectorLayout(width: width ?? Self.usualWidth) {
      base.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented {
        HStack(spacing: 0) {
          Divider()
          column
            .frame(idealWidth: width ?? Self.usualWidth, maxWidth: .infinity, maxHeight: .infinity)
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
            // The window's bar is for what is inspected.
            .transformPreference(StackBarsKey.self) { $0.decide(isApart: true) }
            .transformPreference(TabsKey.self) { $0.decide(isApart: true) }
        }
      }
    }
  }

  /// In points.
  private static var usualWidth: CGFloat { 270 }
}

/// A view with an inspector, whose node a command finds in the window.
private struct InspectorPlace<Base: View> {
  let base: Base
  let isPresented: Binding<Bool>
}

extension InspectorPlace: View, PrimitiveView {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Base.self) }
  static func makeNode(_ view: Self, under parent: Node) -> InspectorNode {
    let node = InspectorNode(view.isPresented, under: parent)
    node.child = Base._makeNode(view.base, under: node)
    return node
  }
  static func patch(_ node: InspectorNode, with view: Self) {
    node.isPresented = view.isPresented
    Base._patch(node.child!, with: view.base)
  }
}

final class InspectorNode: SingleChildNode {
  fileprivate(set) var isPresented: Binding<Bool>

  init(_ isPresented: Binding<Bool>, under parent: Node) {
    self.isPresented = isPresented
    super.init(under: parent)
  }
}

/// What is inspected, and behind it the column: as wide as is said, or as what is in it takes at least.
private struct InspectorLayout: Layout {
  let width: CGFloat

  /// How wide the column is, with its line; 0: there is none.
  private func columnWidth(_ subviews: Subviews, _ height: CGFloat?) -> CGFloat {
    guard subviews.count > 1 else { return 0 }
    return subviews[1].sizeThatFits(ProposedViewSize(width: width + 1, height: height)).width
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let first = subviews.first else { return .zero }
    let column = columnWidth(subviews, proposal.height)
    let base = first.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - column) }, height: proposal.height))
    let inspector = subviews.dropFirst().map {
      $0.sizeThatFits(ProposedViewSize(width: column, height: proposal.height)).height
    }
    return CGSize(width: base.width + column, height: max(base.height, inspector.max() ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let first = subviews.first else { return }
    let column = columnWidth(subviews, bounds.height)
    let base = max(0, bounds.width - column)
    first.place(at: bounds.origin, proposal: ProposedViewSize(width: base, height: bounds.height))
    for inspector in subviews.dropFirst() {
      inspector.place(
        at: CGPoint(x: bounds.minX + base, y: bounds.minY),
        proposal: ProposedViewSize(width: column, height: bounds.height))
    }
  }
}

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
  /// Shows a column beside this view while `isPresented` is true, 270 points wide or as its content says.
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  {
    InspectorPlace(
      base: InspectedView(base: self, isPresented: isPresented.wrappedValue, column: content()),
      isPresented: isPresented)
  }
  /// Gives the inspector that this view is in its width, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }
  /// Gives the inspector that this view is in its width, in points. It is not dragged: the least and the largest have no
  /// effect.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    preference(key: InspectorWidthKey.self, value: ideal)
  }
}
