/// What a split view says in the bars over and under its columns.
extension SplitNode {
  /// Shows what each column wants in the bar under it, which is there also while it is the only one in sight, and over the
  /// content column what it is called.
  func showBars() {
    guard isMounted else { return }
    placeBottomItems { column in
      (self.node(of: column).preferenceValue(ToolbarKey.self) ?? []).filter { $0.position == .bottom }
    }
    let old = widget.description
    widget.description.hidingBottomBars = Set(
      SplitDescription.Column.allCases.filter {
        node(of: $0).preferenceValue(HiddenBarsKey.self)?.bottom == true
      })
    widget.description.titles = titles
    widget.description.contentTitle = titleOverContent ?? ""
    if old != widget.description { widget.update(from: old) }
  }

  private var titles: [SplitDescription.Column: String] {
    var titles: [SplitDescription.Column: String] = [:]
    for column in SplitDescription.Column.allCases {
      titles[column] = node(of: column).preferenceValue(NavigationTitleKey.self) ?? nil
    }
    return titles
  }

  /// What is said over the content column as long as there are columns beside it, whatever the detail is called or whether it
  /// is: nothing moves as the first thing is chosen.
  private var titleOverContent: String? {
    guard !isFolded, widget.description.hasContentColumn else { return nil }
    let hidden = content.preferenceValue(HiddenBarsKey.self) ?? HiddenBars()
    if hidden.top == true || hidden.title == true { return nil }
    return content.preferenceValue(NavigationTitleKey.self) ?? nil
  }

  /// The bar does not say once more what stands over the content column, where the window is called by that.
  var barOfDetail: HiddenBars? {
    var hidden = detail.preferenceValue(HiddenBarsKey.self)
    let isOwn = (detail.preferenceValue(NavigationTitleKey.self) ?? nil) != nil
    let hasMore =
      (content.preferenceValue(NavigationSubtitleKey.self) ?? nil) != nil
      || (combinedChildPreferences(TitleMenuKey.self) ?? nil) != nil
    if !isOwn, !hasMore, titleOverContent?.isEmpty == false {
      hidden = hidden ?? HiddenBars()
      hidden?.title = true
    }
    return hidden
  }

  func placeBottomItems(_ wanted: (SplitDescription.Column) -> [ToolbarItemNode]) {
    let wanted = SplitDescription.Column.allCases.map { (column: $0, items: wanted($0)) }
    // An item that goes to another place leaves its own before that takes it.
    for (column, items) in wanted {
      BarItems.clear(&bottomItems[column, default: []], for: items, from: column.bottomSlot, of: widget)
    }
    for (column, items) in wanted {
      BarItems.fill(&bottomItems[column, default: []], with: items, in: column.bottomSlot, of: widget)
    }
  }

  var isSidebarBeside: Bool { !isFolded && !isSidebarHidden }

  /// What a column has in the bar at the top, or under itself.
  func items(of column: ColumnNode) -> [ToolbarItemNode] {
    (column.preferenceValue(SidebarItemsKey.self) ?? []) + (column.preferenceValue(ToolbarKey.self) ?? [])
  }

  /// Whether an item is the sidebar's, and not one that a dialog is left by, which stand where they do in all of them.
  func standsOverSidebar(_ item: ToolbarItemNode) -> Bool {
    item.standsAtAnEnd && item.isInside(sidebar)
  }
}
