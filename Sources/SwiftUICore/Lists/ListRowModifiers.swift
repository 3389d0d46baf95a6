/// How prominent headers are.
public enum Prominence: Hashable, Sendable { case standard, increased }
/// How far sections are apart.
public struct ListSectionSpacing: Sendable {
  /// In points; nil: as the list's style has it.
  let length: CGFloat?
  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 12)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: legal(spacing, .length, for: "spacing of sections"))
  }
}

private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}
/// The colour of the icons in a list's labels.
public struct ListItemTint: Sendable {
  /// nil: that of the text.
  let color: Color?
  /// This colour, whatever the desktop's accent is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// This colour; no desktop here replaces it by its accent.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The colour of the text.
  public static let monochrome = ListItemTint(color: nil)
}

extension View {
  /// The distances of a row's content from the row's edges; nil: the list's.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    let insets = insets.map { legal($0, for: "inset of a row") }
    return RowBackground<Self, EmptyView>(content: self, background: nil, insets: insets)
      .rowLook { if insets != nil { $0.isBare = true } }
  }
  /// The distance of a row's content from some of the row's edges; nil: the list's. The other edges' is the list's; of
  /// several on one row the innermost counts.
  @_disfavoredOverload
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRowInsets(length.map { EdgeInsets.ofRows.setting($0, at: edges) })
  }
  /// Paints behind the whole row; nil: nothing is painted.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    let isPainted = view != nil
    return RowBackground(content: self, background: view).rowLook {
      if isPainted { ($0.isBare, $0.hasGround) = (true, true) }
    }
  }
  /// Shows or hides the lines between this row and its neighbours. A line is hidden if either of them hides it.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowLook {
      if edges.contains(.top) { $0.topSeparator = visibility }
      if edges.contains(.bottom) { $0.bottomSeparator = visibility }
    }
  }
  /// Sets the colour of the lines between this row and its neighbours; nil: the theme's. Of two rows the upper one is asked
  /// first.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowLook {
      if edges.contains(.top) { $0.topSeparatorTint = color }
      if edges.contains(.bottom) { $0.bottomSeparatorTint = color }
    }
  }
  /// Shows or hides the lines above the first row of a list's section and below its last; under a header there is one only
  /// where it is `visible`. The sections of a form have a frame around them.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowLook {
      if edges.contains(.top) { $0.topSectionSeparator = visibility }
      if edges.contains(.bottom) { $0.bottomSectionSeparator = visibility }
    }
  }
  /// Sets the colour of those lines; nil: the theme's. What is said of a row at an end comes first.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowLook {
      if edges.contains(.top) { $0.topSectionSeparatorTint = color }
      if edges.contains(.bottom) { $0.bottomSectionSeparatorTint = color }
    }
  }
  /// Sets how far rows of lists in this view are apart, in points; nil: as the list's style has it. In lists whose rows lie on
  /// a surface each then has one of its own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
  /// Sets how far sections of lists and forms in this view are apart, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }
  /// Sets the colour of the icons of labels in this view; nil: that of the text.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    transformEnvironment(\.labelForm) { $0.iconTint = tint }
  }
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.labelForm) { $0.iconTint = tint?.color }
  }
  /// Whether every other row of lists and tables in this view has a ground of its own; automatic: where the style of a table
  /// says so.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { environment(\.rowsAlternate, behavior == .automatic ? nil : behavior == .enabled) }
  /// Makes the headers of sections in this view larger, or as the list's style has them.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  /// Keeps a row from being deleted while `isDisabled`.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowLook { $0.isDeleteDisabled = isDisabled }
  }
  /// Keeps a row from being moved while `isDisabled`.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    rowLook { $0.isMoveDisabled = isDisabled }
  }
  /// Keeps a row from being selected while `isDisabled`.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowLook { $0.isSelectionDisabled = isDisabled }
  }
  /// Offers actions on a row, in its menu: a right click, a long press or the Menu key opens it. GTK's lists are not swiped.
  /// Those of all edges are in that menu; with some at the trailing edge it has no "Delete" of `onDelete` beside them.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { ContextMenuView(base: self, content: content(), edge: edge) }
}

/// Whether every other row has a ground of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
private struct RowsAlternateKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// nil: nobody has said.
  var rowsAlternate: Bool? {
    get { self[RowsAlternateKey.self] }
    set { self[RowsAlternateKey.self] = newValue }
  }
}

private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// Accepted without effect: rows are as high as the theme and their content have it.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}
