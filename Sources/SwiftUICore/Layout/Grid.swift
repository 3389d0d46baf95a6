/// Cells in columns and rows that are as wide and high as their largest cell. What is not in a `GridRow` is a row of its own.
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View {
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
      content: content())
  }
  public var body: some View { LayoutContainer(layout: layout, content: content) }
}

/// The cells of one row of a `Grid`.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, ViewAroundOne {
  public typealias Body = Never

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  var inside: Content { content }
  static func makeEmptyNode(for view: Self, under parent: Node) -> GridRowNode { GridRowNode(under: parent) }
  func tell(_ node: GridRowNode) { node.alignment = alignment }
}

/// Marks the widgets in it as one row.
final class GridRowNode: AttributeSourceNode {
  var alignment: VerticalAlignment?
  override func apply(to attributes: inout Attributes) {
    attributes.changeTraits {
      $0.gridRow = ObjectIdentifier(self)
      $0.gridRowAlignment = alignment
    }
  }
}

extension View {
  /// Lets this cell of a grid take so many columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    let count = legal(count, atLeast: 1, for: "number of columns of a grid cell")
    return layoutTrait(LayoutTraitChange { $0.gridColumns = count })
  }
  /// Where in its cell this view stands.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutTrait(LayoutTraitChange { $0.gridAnchor = anchor })
  }
  /// Where views in this cell's column stand.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutTrait(LayoutTraitChange { $0.gridColumnAlignment = guide })
  }
  /// Keeps this view from making its column wider, or its row higher.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutTrait(LayoutTraitChange { $0.gridUnsizedAxes = axes })
  }
}
