/// Which columns of a split view are in sight; a narrow window decides for itself.
public struct NavigationSplitViewVisibility: Codable, Equatable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One of the columns of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let column: SplitDescription.Column
  public static let sidebar = NavigationSplitViewColumn(column: .sidebar)
  public static let content = NavigationSplitViewColumn(column: .content)
  public static let detail = NavigationSplitViewColumn(column: .detail)
}

/// A sidebar and beside it what it shows; in a narrow window one at a time.
///
/// In a wide one a person moves the lines between the columns: by dragging them, and by keys. Where nothing is said by
/// `navigationSplitViewColumnWidth`, the sidebar is between 180 and 400 points wide then, and the content column between 200
/// and 500. A button in the bar hides the sidebar and shows it again, as long as the program does not take it out by
/// `toolbar(removing: .sidebarToggle)`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  var columnVisibility: Binding<NavigationSplitViewVisibility>?
  /// Which column is in front in a narrow window; nil: as the user moves.
  var compactColumn: Binding<NavigationSplitViewColumn>?
  /// Whether there is a button that shows and hides the sidebar.
  var hasToggle = true
}

extension NavigationSplitView: View, PrimitiveView {
  public typealias Body = Never

  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: columnVisibility)
  }
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), columnVisibility: columnVisibility)
  }
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), compactColumn: preferredCompactColumn)
  }
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), compactColumn: preferredCompactColumn)
  }
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), columnVisibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }

  /// The same columns without the button for the sidebar, which the older `NavigationView` leaves to the program.
  var withoutToggle: Self {
    var copy = self
    copy.hasToggle = false
    return copy
  }

  static func makeNode(_ view: Self, under parent: Node) -> SplitNode {
    let node = SplitNode(hasContentColumn: Content.self != EmptyView.self, under: parent)
    node.mount(
      sidebar: { Sidebar._makeNode(view.sidebar, under: $0) },
      content: { Content._makeNode(view.content, under: $0) },
      detail: { Detail._makeNode(view.detail, under: $0) })
    node.follow(view.columnVisibility, view.compactColumn, hasToggle: view.hasToggle)
    return node
  }
  static func patch(_ node: SplitNode, with view: Self) {
    node.sidebar.patchOwn {
      Sidebar._patch($0, with: view.sidebar)
    } make: {
      Sidebar._makeNode(view.sidebar, under: $0)
    }
    node.content.patchOwn {
      Content._patch($0, with: view.content)
    } make: {
      Content._makeNode(view.content, under: $0)
    }
    node.detail.patchOwn {
      Detail._patch($0, with: view.detail)
    } make: {
      Detail._makeNode(view.detail, under: $0)
    }
    node.follow(view.columnVisibility, view.compactColumn, hasToggle: view.hasToggle)
  }
}
