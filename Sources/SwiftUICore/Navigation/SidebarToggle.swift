/// A button that shows the sidebar of a split view, or hides it.
struct SidebarToggle: View {
  let isHidden: Bool
  let toggle: Callback<Void>

  var body: some View {
    Button(
      isHidden ? LocalizedStringKey("Show Sidebar") : LocalizedStringKey("Hide Sidebar"),
      systemImage: "sidebar.leading"
    ) {
      toggle(())
    }
  }
}

extension SplitNode {
  /// Has the button say what it would do now.
  func showToggle() {
    let button = SidebarToggle(
      isHidden: isSidebarHidden, toggle: Callback { [weak self] in self?.toggleSidebar() })
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
