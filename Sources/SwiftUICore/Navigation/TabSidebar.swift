/// The tabs of a tab view as the rows of a list, in their sections.
struct TabSidebar {
  /// A tab. Those that follow each other in one section are under its header.
  struct Row: Identifiable {
    let id: AnyHashable
    /// Its place among the tabs.
    let place: Int
    let label: AnyView
    let badge: String?
    let traits: TabTraits
    /// The section that it is in, and its header; nil: none.
    let section: ObjectIdentifier?
    let header: AnyView?
  }
  let rows: [Row]
  let selection: Binding<Int?>
  @Environment(\.tabSidebarParts) private var parts

  /// Rows that follow each other in one section, or in none.
  private struct Block: Identifiable {
    let id: AnyHashable
    var rows: [Row]
  }

  private var blocks: [Block] {
    var blocks: [Block] = []
    for row in rows {
      if let last = blocks.last?.rows.last, last.section == row.section {
        blocks[blocks.count - 1].rows.append(row)
      } else {
        blocks.append(Block(id: row.id, rows: [row]))
      }
    }
    return blocks
  }
}

extension TabSidebar: View {
  var body: some View {
    let list = List(selection: selection) {
      parts.header
      ForEach(blocks) { block in
        let first = block.rows[0]
        if first.section == nil {
          Self.content(block.rows)
        } else if let header = first.header {
          Section {
            Self.content(block.rows)
          } header: {
            header
          }
        } else {
          Section { Self.content(block.rows) }
        }
      }
      parts.footer
    }
    .listStyle(.sidebar)
    if let bottom = parts.bottom {
      list.safeAreaInset(edge: .bottom, spacing: 0) { bottom }
    } else {
      list
    }
  }

  @ViewBuilder
  private static func content(_ rows: [Row]) -> some View {
    ForEach(rows) { row in
      row.traits.rowModifiers.reduce(AnyView(row.label.badge(row.badge))) { $1($0) }.tag(row.place)
    }
    ForEach(Array(rows[0].traits.sectionActions.enumerated()), id: \.offset) { place, action in
      // Not the place of a tab.
      action.tag("action \(place)")
    }
  }
}

/// What a sidebar of tabs has beside them.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  /// What stands under the list.
  var bottom: AnyView?
}

private struct TabSidebarPartsKey: EnvironmentKey {
  static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

extension EnvironmentValues {
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }
}

extension View {
  /// Puts views over the rows of the sidebar that tab views in this view have.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let header = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.header = header }
  }
  /// Puts views after the rows of the sidebar that tab views in this view have.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let footer = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.footer = footer }
  }
  /// Puts views under the sidebar that tab views in this view have, where they do not scroll.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bottom = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.bottom = bottom }
  }
}
