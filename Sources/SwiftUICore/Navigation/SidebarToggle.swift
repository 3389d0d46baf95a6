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
