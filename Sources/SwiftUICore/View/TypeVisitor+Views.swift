// What the views with no body of their own are made of, by their types.

// MARK: what is in a window's bar

extension NavigationStack {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.noteBar()
    visitor.visit(Root.self)
  }
}

extension NavigationSplitView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.noteBar()
    visitor.visit(Sidebar.self)
    visitor.visit(Content.self)
    visitor.visit(Detail.self)
  }
}

extension TabView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.noteBar()
    visitor.visit(Content.self)
  }
}

/// Where an item goes is in its value, not in its type: one for the bar at the bottom counts as well.
extension _ToolbarView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.noteBar()
    visitor.visit(Base.self)
  }
}

extension _PreferenceWritingModifier {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    if K.self == NavigationSubtitleKey.self || K.self == BarLookKey.self { visitor.noteBar() }
  }
}

// MARK: what is around others

extension ContainerView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

extension DescribedView {
  // A widget without a place for other views. Those that have one say so for themselves; for the others nobody has to look up
  // at a program's start that they have no body.
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {}
}

extension ModifyingView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Modified.self) }
}

extension ModifyingContainer {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Modified.self)
  }
}

extension StyledControl {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(BuiltIn.self) }
}

extension EnvironmentalModifier {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    ResolvedModifier._visitTypes(&visitor)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
    Modifier._visitTypes(&visitor)
  }
}

extension Image {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.notePicture() }
}

extension Optional where Wrapped: View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Wrapped.self) }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(TrueContent.self)
    visitor.visit(FalseContent.self)
  }
}

extension TupleView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    forEachElementType { visitor.visit($0) }
  }
}

extension Group where Content: View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension ForEach where Content: View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
    visitor.visit(Parent.self)
    visitor.visit(Footer.self)
  }
}

extension List {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

/// Its body hands the content to a style.
extension GroupBox {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension LazyLinesView {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension RowsInList {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Rows.self)
    visitor.visit(Whole.self)
  }
}

extension BadgedView {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension LabeledRow {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension GroupElementsOfContent {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Base.self)
    visitor.visit(Result.self)
  }
}

extension GeometryReader {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension ScrollViewReader {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension ScrollTransitionView {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension TimelineView where Content: View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension PhaseAnimator where Content: View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension KeyframeAnimator where Content: View {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension VisualEffectView {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension _MatchedGeometryView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension _TransitionView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension _PartialTransactionView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
    visitor.visit(Modified.self)
  }
}

extension _PointerView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension _IDView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension EquatableView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }
}

extension _TabItemView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Base.self) }
}

extension _LinkedView {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Base.self) }
}

extension _LayeredView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Base.self)
    visitor.visit(Layer.self)
  }
}

extension _OverlayView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Base.self)
    visitor.visit(Layer.self)
  }
}

extension _BackgroundView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Base.self)
    visitor.visit(Layer.self)
  }
}

extension _PreferenceLayerView {
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {
    visitor.visit(Base.self)
    visitor.visit(Layer.self)
  }
}

// MARK: what presents something: that has bars of its own

extension PresentingView {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Base.self) }
}

extension AlertingView {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Base.self) }
}

extension FileDialogView {
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Base.self) }
}
