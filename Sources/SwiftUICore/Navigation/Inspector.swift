/// A column at the trailing edge that tells more of what a view shows.
private struct InspectedView<Base: View, Column: View> {
  let base: Base
  let isPresented: Bool
  let column: Column
  @State private var width: InspectorWidth?
  /// What a person has made of it, as long as the view is there.
  @State private var dragged: Double?
  @State private var found = FoundInspector()
}

extension InspectedView: View {
  var body: some View {
    let width = width ?? InspectorWidth()
    InspectorLayout(width: width, dragged: dragged, found: found) {
      base.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented {
        // One, of however many views it is.
        HStack(spacing: 0) {
          column
            .frame(idealWidth: CGFloat(width.ideal), maxWidth: .infinity, maxHeight: .infinity)
            .onPreferenceChange(InspectorWidthKey.self) { self.width = $0 }
            // The window's bar is for what is inspected.
            .transformPreference(StackBarsKey.self) { $0.decide(isApart: true) }
            .transformPreference(TabsKey.self) { $0.decide(isApart: true) }
        }
        line
      }
    }
  }

  @MainActor private var line: some View {
    GripView(axis: .horizontal) { [found] in
      found.place
    } moved: {
      dragged = found.total - $0
    } reset: {
      dragged = nil
    }
    .layoutValue(key: GripKey.self, value: true)
  }
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

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Shows a column beside this view while `isPresented` is true, 270 points wide or as its content says. A person moves the
  /// line beside it, and has it between 180 and 400 points wide where the content says nothing. Where that would leave this view
  /// less than 180 points, or than it needs, as in a narrow window, the column is in its place.
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  {
    InspectorPlace(
      base: InspectedView(base: self, isPresented: isPresented.wrappedValue, column: content()),
      isPresented: isPresented)
  }
  /// Gives the inspector that this view is in its width, in points, which stays so.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(fixed: width))
  }
  /// Gives the inspector that this view is in its width, in points, and how narrow and how wide a person may make it.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(min: min, ideal: ideal, max: max))
  }
}
