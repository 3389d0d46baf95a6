/// Navigation in its older form: one view is the root of a stack of pages; two or three are the columns of a split view,
/// where the links of a column show their pages in the next one.
public struct NavigationView<Content: View> {
  let content: Content
  @Environment(\.isNavigationStacked) private var isStacked
}

extension NavigationView: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let columns = NavigationColumns.views(in: content)
    if columns.count < 2 {
      NavigationStack { content }
    } else if isStacked {
      NavigationStack { columns[0] }
    } else if columns.count == 2 {
      NavigationSplitView {
        columns[0]
      } detail: {
        NavigationStack { columns[1] }
      }
      .withoutToggle
    } else {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        NavigationStack { columns[2] }
      }
      .withoutToggle
    }
  }
}

private struct NavigationIsStackedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a navigation view shows one page at a time, of however many views it is.
  var isNavigationStacked: Bool {
    get { self[NavigationIsStackedKey.self] }
    set { self[NavigationIsStackedKey.self] = newValue }
  }
}
