// What the views with no body of their own say to the search for what is in a window's bar.

// MARK: what is in it

extension NavigationStack {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { true }
}

extension NavigationSplitView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { true }
}

extension TabView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { true }
}

/// Where an item goes is in its value, not in its type: one for the bar at the bottom counts as well.
extension _ToolbarView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { true }
}

extension _PreferenceWritingModifier {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    K.self == NavigationSubtitleKey.self || K.self == BarLookKey.self
  }
}

// MARK: what is around others

extension ContainerView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension ModifyingView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Modified.self)
  }
}

extension ModifyingContainer {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Modified.self)
  }
}

extension StyledControl {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: BuiltIn.self)
  }
}

extension EnvironmentalModifier {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    ResolvedModifier._mayNeedBar(&search)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self) || Modifier._mayNeedBar(&search)
  }
}

extension Optional where Wrapped: View {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Wrapped.self)
  }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: TrueContent.self) || search.finds(in: FalseContent.self)
  }
}

extension TupleView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    elementTypes.contains { search.finds(in: $0) }
  }
}

extension Group where Content: View {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension ForEach where Content: View {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self) || search.finds(in: Parent.self) || search.finds(in: Footer.self)
  }
}

extension List {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

/// Its body hands the content to a style.
extension GroupBox {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension GridRow {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension LazyLinesView {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Content.self) }
}

extension RowsInList {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Rows.self) || search.finds(in: Whole.self)
  }
}

extension _RowActionsView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension BadgedView {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Content.self) }
}

extension LabeledRow {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Content.self) }
}

extension GroupElementsOfContent {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Base.self) || search.finds(in: Result.self)
  }
}

extension GeometryReader {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension ScrollViewReader {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension ScrollFollowerView {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Content.self) }
}

extension ScrollTransitionView {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Content.self) }
}

extension TimelineView where Content: View {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension PhaseAnimator where Content: View {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension KeyframeAnimator where Content: View {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension VisualEffectView {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Content.self) }
}

extension _MatchedGeometryView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension _TransitionView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension _PartialTransactionView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self) || search.finds(in: Modified.self)
  }
}

extension _PointerView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension _TagView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Base.self)
  }
}

extension _IDView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension EquatableView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Content.self)
  }
}

extension _TabItemView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Base.self)
  }
}

extension _LinkedView {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Base.self) }
}

extension _LayeredView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Base.self) || search.finds(in: Layer.self)
  }
}

extension _OverlayView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Base.self) || search.finds(in: Layer.self)
  }
}

extension _BackgroundView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Base.self) || search.finds(in: Layer.self)
  }
}

extension _PreferenceLayerView {
  @MainActor public static func _mayNeedBar(_ search: inout _BarSearch) -> Bool {
    search.finds(in: Base.self) || search.finds(in: Layer.self)
  }
}

// MARK: what presents something: that has bars of its own

extension PresentingView {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Base.self) }
}

extension AlertingView {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Base.self) }
}

extension FileDialogView {
  @MainActor static func _mayNeedBar(_ search: inout _BarSearch) -> Bool { search.finds(in: Base.self) }
}
