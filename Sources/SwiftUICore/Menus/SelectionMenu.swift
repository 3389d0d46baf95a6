/// What lists and tables in a view offer for what is selected in them.
struct SelectionMenu {
  /// Makes the views of the menu for these values; nil: there is no menu.
  let menu: ((Set<AnyHashable>) -> AnyView)?
  /// What a double click or Enter does; nil: what the row itself does.
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Gives the lists and tables in this view a menu for what is selected in them. Opened on a row that is not selected, it is
  /// for that row; where there is none, for nothing: `menu` gets an empty set then.
  ///
  /// - Parameter primaryAction: what a double click or Enter on a row does; nil: what the row itself does.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(
      \.selectionMenu,
      SelectionMenu(
        menu: { AnyView(menu($0.values(of: itemType))) },
        primaryAction: primaryAction.map { action in { action($0.values(of: itemType)) } }))
  }
}

extension Set<AnyHashable> {
  fileprivate func values<I: Hashable>(of type: I.Type) -> Set<I> { Set<I>(compactMap { $0.base as? I }) }
}

extension ListNode {
  private var selectionMenu: SelectionMenu? { EnvironmentValues(scope: environment).selectionMenu }

  /// Whether rows are activated by two clicks, since one selects what they are activated for.
  static func activatesByDoubleClick(in environment: EnvironmentScope) -> Bool {
    EnvironmentValues(scope: environment).selectionMenu?.primaryAction != nil
  }

  /// What is done to a row is done to all that are selected if it is one of them.
  private func values(around index: Int?) -> Set<AnyHashable> {
    guard let index else { return [] }
    let indices = isRowSelected(index) ? (0..<rowCount).filter { isRowSelected($0) } : [index]
    return Set(indices.compactMap { selectionValue(at: $0) })
  }

  /// Does what the program wants done to a row; false: it wants nothing.
  func performPrimaryAction(at index: Int) -> Bool {
    guard let action = selectionMenu?.primaryAction else { return false }
    action(values(around: index))
    return true
  }

  func selectionMenuSections(forRow index: Int?) -> [MenuSection] {
    guard let menu = selectionMenu?.menu else { return [] }
    menuEntries?.unmount()
    let content = menu(values(around: index))
    let entries = MenuEntriesNode(under: self) {}
    menuEntries = entries
    graph.building { entries.mount { MenuContent._makeNode(MenuContent(content: content), under: $0) } }
    return entries.sections
  }
}
