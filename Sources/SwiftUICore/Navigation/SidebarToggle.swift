/// A button that shows the sidebar of a split view, or hides it.
struct SidebarToggle: View {
  let visibility: Binding<NavigationSplitViewVisibility>
  let hasContentColumn: Bool
  let toggle: Callback<Void>

  var body: some View {
    let visible = visibility.wrappedValue
    let isHidden = visible == .detailOnly || visible == .doubleColumn && hasContentColumn
    Button(
      isHidden ? LocalizedStringKey("Show Sidebar") : LocalizedStringKey("Hide Sidebar"),
      systemImage: "sidebar.leading"
    ) {
      toggle(())
    }
  }
}

extension SplitNode {
  func showToggle(_ visibility: Binding<NavigationSplitViewVisibility>) {
    let button = SidebarToggle(
      visibility: visibility, hasContentColumn: widget.description.hasContentColumn,
      toggle: Callback { [weak self] in self?.toggleSidebar() })
    let item = ToolbarItemView(placement: .navigation, content: button)
    if let toggle {
      ToolbarItemView.patch(toggle, with: item)
    } else {
      toggle = ToolbarItemView.makeNode(item, under: self)
      graph.preferencesChanged(above: sidebar)
    }
  }

  /// In the bar at its start, over the sidebar or where that would be.
  var toggleInBar: [ToolbarItemNode] {
    let isRemoved = [sidebar!, content!, detail!].contains {
      $0.preferenceValue(HiddenBarsKey.self)?.sidebarToggle == true
    }
    return isFolded || isRemoved ? [] : toggle.map { [$0] } ?? []
  }
}
