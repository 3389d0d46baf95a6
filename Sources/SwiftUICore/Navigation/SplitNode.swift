/// The node of a split view.
final class SplitNode: HostNode, AttributedNode {
  override var exchangesViews: Bool { true }
  let widget: any DescribedWidget<SplitDescription>
  private(set) var sidebar: ColumnNode!
  private(set) var content: ColumnNode!
  private(set) var detail: ColumnNode!
  private(set) var isFolded = false

  var anyWidget: any Widget { widget }

  init(hasContentColumn: Bool, under parent: Node) {
    final class Later { weak var node: SplitNode? }
    let later = Later()
    widget = parent.graph.renderer.makeWidget(
      for: SplitDescription(
        hasContentColumn: hasContentColumn, foldedChanged: Callback { later.node?.foldedChanged($0) },
        frontChanged: Callback { later.node?.go(to: $0) }))
    super.init(under: parent)
    later.node = self
  }

  func mount(
    sidebar: @escaping (Node) -> Node, content: @escaping (Node) -> Node, detail: @escaping (Node) -> Node
  ) {
    let hasContentColumn = widget.description.hasContentColumn
    self.sidebar = ColumnNode(.sidebar, after: nil, of: self)
    self.content = ColumnNode(.content, after: hasContentColumn ? self.sidebar : nil, of: self)
    self.detail = ColumnNode(.detail, after: hasContentColumn ? self.content : self.sidebar, of: self)
    self.sidebar.mountOwn(sidebar)
    self.content.mountOwn(content)
    self.detail.mountOwn(detail)
    announcePreference()
    applyAttributes()
  }

  // MARK: the sidebar

  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var compactColumn: Binding<NavigationSplitViewColumn>?
  /// Whether, side by side, the sidebar is out of sight.
  var isSidebarHidden: Bool { widget.description.hidesSidebar }

  /// Does what the binding says; without one the user's last word counts.
  func follow(
    _ new: Binding<NavigationSplitViewVisibility>?, _ column: Binding<NavigationSplitViewColumn>?,
    hasToggle: Bool
  ) {
    visibility = new
    compactColumn = column
    if new != nil || column != nil { update() }
    if hasToggle, toggle == nil { showToggle() }
  }

  override func update() {
    super.update()
    let (visible, front) = reading { (visibility?.wrappedValue, compactColumn?.wrappedValue) }
    if let front { show(front.column) }
    guard let wanted = visible else { return }
    let hasContentColumn = widget.description.hasContentColumn
    hide(
      sidebar: wanted == .detailOnly || wanted == .doubleColumn && hasContentColumn,
      content: wanted == .detailOnly && hasContentColumn)
  }

  /// The button for it; nil: there is none.
  var toggle: ToolbarItemNode?

  func toggleSidebar() {
    let hides = !isSidebarHidden
    if let visibility {
      visibility.wrappedValue =
        hides ? (widget.description.hasContentColumn ? .doubleColumn : .detailOnly) : .all
    } else {
      hide(sidebar: hides, content: false)
    }
  }

  private func hide(sidebar: Bool, content: Bool) {
    let old = widget.description
    widget.description.hidesSidebar = sidebar
    widget.description.hidesContent = content
    guard old != widget.description else { return }
    widget.update(from: old)
    if toggle != nil, old.hidesSidebar != sidebar { showToggle() }
    graph.preferencesChanged(above: self.sidebar)
  }

  private func foldedChanged(_ folded: Bool) {
    guard folded != isFolded else { return }
    isFolded = folded
    graph.preferencesChanged(above: sidebar)
  }

  // MARK: what SplitBars shows

  var bottomItems: [SplitDescription.Column: [ToolbarItemNode]] = [:]

  func node(of column: SplitDescription.Column) -> ColumnNode {
    switch column {
    case .sidebar: sidebar
    case .content: content
    case .detail: detail
    }
  }

  // MARK: one column at a time

  var front: SplitDescription.Column { widget.description.front }
  var columnInFront: ColumnNode { node(of: front) }

  func column(after column: SplitDescription.Column) -> SplitDescription.Column {
    column == .sidebar && widget.description.hasContentColumn ? .content : .detail
  }

  /// Has a column in front where only one has room.
  func bringForward(_ column: SplitDescription.Column) {
    let front = NavigationSplitViewColumn(column: column)
    if let compactColumn, compactColumn.wrappedValue != front { compactColumn.wrappedValue = front }
    show(column)
  }

  private func show(_ column: SplitDescription.Column) {
    let old = widget.description
    guard old.front != column else { return }
    widget.description.front = column
    widget.update(from: old)
    graph.preferencesChanged(above: sidebar)
  }

  /// Back to the column before this one.
  private func goBack() {
    go(to: front == .detail && widget.description.hasContentColumn ? .content : .sidebar)
  }

  /// A person goes to a column. A link whose page is left behind is done with it.
  private func go(to column: SplitDescription.Column) {
    let left = columnInFront
    let isBack = column.rawValue < front.rawValue
    bringForward(column)
    if isBack { left.popPage() }
  }

  /// Folded, the bar is that of the side in sight; side by side, titles come from the detail, items from both. Those at the
  /// bottom stand under the columns themselves.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if key == StackBarsKey.self {
      let columns = isFolded ? [columnInFront] : [sidebar!, content!, detail!]
      return
        (StackBars(
          self, isFolded: isFolded, around: columns.map { $0.preferenceValue(StackBarsKey.self) }) as! K.Value)
    }
    if key == ToolbarKey.self {
      let columns = isFolded ? [columnInFront] : [sidebar!, content!, detail!]
      let all = columns.flatMap { self.items(of: $0) }.filter { $0.position != .bottom }
      let others = all.filter { !(standsOverSidebar($0) && isSidebarBeside) }
      return ((isSidebarBeside ? others : toggleInBar + others) as! K.Value)
    }
    if key == SidebarItemsKey.self {
      let own = isSidebarBeside ? toggleInBar + items(of: sidebar).filter(standsOverSidebar) : []
      return (own as! K.Value)
    }
    if key == BackKey.self, !isFolded {
      for column in SplitDescription.Column.allCases.reversed() {
        guard var back = node(of: column).preferenceValue(BackKey.self) ?? nil else { continue }
        back.column = column
        return .some(Optional(back) as! K.Value)
      }
      return nil
    }
    if key == TabsKey.self {
      if isFolded { return columnInFront.preferenceValue(key) }
      // The bar at the top is for what the columns are called; each has its tabs over its own pages.
      var beside = combinedChildPreferences(TabsKey.self) ?? TabBars()
      beside.decide(isApart: true)
      return (beside as! K.Value)
    }
    let isOfBar =
      key == NavigationTitleKey.self || key == BackKey.self
      || key == BarLookKey.self || key == HiddenBarsKey.self || key == TitleMenuKey.self
      || key == NavigationSubtitleKey.self
    if isFolded && isOfBar {
      let column = columnInFront
      if key == BackKey.self, front != .sidebar, column.preferenceValue(BackKey.self) == nil {
        let back: BackAction? = BackAction { [weak self] in self?.goBack() }
        return (back as! K.Value)
      }
      return column.preferenceValue(key)
    }
    if key == SidebarTitleKey.self {
      let title = sidebar.preferenceValue(NavigationTitleKey.self) ?? nil
      let isSaid = title == combinedChildPreferences(NavigationTitleKey.self) ?? nil
      return ((isFolded || isSidebarHidden || isSaid ? nil : title) as! K.Value)
    }
    // What stands below a title is of the view whose title it is.
    if key == NavigationSubtitleKey.self {
      let titled = [detail!, content!, sidebar!].first {
        ($0.preferenceValue(NavigationTitleKey.self) ?? nil) != nil
      }
      if let titled { return titled.preferenceValue(key) }
    }
    // The bar is over all columns: one of them alone hides nothing of the others'.
    if key == HiddenBarsKey.self { return barOfDetail as! K.Value? }
    return combinedChildPreferences(key)
  }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) {
    visit(sidebar)
    visit(content)
    visit(detail)
    if let toggle { visit(toggle) }
  }
  override func unmount() {
    sidebar.unmount()
    content.unmount()
    detail.unmount()
    toggle?.unmount()
    super.unmount()
    placeBottomItems { _ in [] }
  }
}
