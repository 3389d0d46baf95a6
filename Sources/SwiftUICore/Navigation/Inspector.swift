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

extension InspectorPlace: View, ViewAroundOne {
  var inside: Base { base }
  static func makeEmptyNode(for view: Self, under parent: Node) -> InspectorNode {
    InspectorNode(view.isPresented, under: parent)
  }
  func tell(_ node: InspectorNode) { node.isPresented = isPresented }
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

  /// How large the column is, with its line; zero: there is none.
  private func columnSize(_ subviews: Subviews, _ height: CGFloat?) -> CGSize {
    guard subviews.count > 1 else { return .zero }
    return subviews[1].sizeThatFits(ProposedViewSize(width: width + 1, height: height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let first = subviews.first else { return .zero }
    let column = columnSize(subviews, proposal.height)
    let base = first.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - column.width) }, height: proposal.height))
    return CGSize(width: base.width + column.width, height: max(base.height, column.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let first = subviews.first else { return }
    let column = columnSize(subviews, bounds.height).width
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
