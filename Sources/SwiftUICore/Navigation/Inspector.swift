/// A column at the trailing edge that tells more of what a view shows.
private struct InspectedView<Base: View, Column: View> {
  let base: Base
  let isPresented: Bool
  let column: Column
  @State private var width: CGFloat?
}

extension InspectedView: View {
  var body: some View {
    HStack(spacing: 0) {
      base.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented {
        Divider()
        column
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
          // The window's bar is for what is inspected.
          .transformPreference(StackBarsKey.self) { $0.decide(isApart: true) }
          .transformPreference(TabsKey.self) { $0.decide(isApart: true) }
          .frame(width: width ?? Self.usualWidth)
      }
    }
  }

  /// In points.
  private static var usualWidth: CGFloat { 270 }
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
    InspectedView(base: self, isPresented: isPresented.wrappedValue, column: content())
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
