import CGTK
import SwiftUICore

/// What a person does to the rows of a list.
extension ListWidget {
  func select(_ action: FavesSelectAction, _ from: Int, _ to: Int) {
    guard let source else { return }
    if action == FAVES_SELECT_TOGGLE, source.isRowSelected(from) {
      source.deselectRow(from)
      return faves_list_selection_changed(list)
    }
    var selected: Set<Int> = []
    if action == FAVES_SELECT_TOGGLE || action == FAVES_SELECT_EXTEND {
      for index in 0..<source.rowCount where source.isRowSelected(index) { selected.insert(index) }
    }
    switch action {
    case FAVES_SELECT_ALL: selected.formUnion(0..<source.rowCount)
    default: selected.formUnion(from...to)
    }
    source.selectRows(selected.filter { source.rowTraits(at: $0).isSelectable }.sorted())
    faves_list_selection_changed(list)
  }

  /// What the program does by the key comes before what it offers for rows.
  func deleteByKey(_ index: Int) -> Bool {
    guard let source, source.rowTraits(at: index).isDeletable else { return false }
    if let event = gtk_get_current_event() {
      defer { gdk_event_free(event) }
      if event.pointee.type == GDK_KEY_PRESS, let press = KeyPress(event.pointee.key, .down),
        renderer.focus.handle(press, beforeFocus: false)
      {
        return true
      }
    }
    return delete(index)
  }

  /// Delete takes the selected rows away if this is one of them, or else this one.
  func delete(_ index: Int) -> Bool {
    guard let source, source.rowTraits(at: index).isDeletable else { return false }
    var indices = [index]
    if source.isRowSelected(index) {
      indices = (0..<source.rowCount).filter {
        source.isRowSelected($0) && source.rowTraits(at: $0).isDeletable
      }
    }
    source.deleteRows(indices)
    return true
  }

  /// The row goes in front of another; dragged, it takes along all that are selected if it is.
  func move(_ index: Int, to target: Int, isDragged: Bool) {
    guard let source else { return }
    var indices = [index]
    if isDragged && source.isRowSelected(index) {
      indices = (0..<source.rowCount).filter { source.isRowSelected($0) && source.canMoveRow($0, to: target) }
    }
    source.moveRows(indices, to: target)
  }

  /// The menu of a row: its own, if it has one, and what else can be done to it.
  func showMenu(_ index: Int, _ content: Native?, _ event: UnsafeMutablePointer<GdkEvent>?) -> Bool {
    // A finger stays on both, the row and what has a menu in it.
    if let content, renderer.hasOpenMenu(in: content) { return true }
    if index >= 0, let content, let own = rows[content]?.firstContextMenu, own.open(event) { return true }
    guard index < 0 || content != nil else { return false }
    let popup = MenuPopup(over: content ?? list, in: renderer) { [weak self] in
      guard let self else { return [] }
      // While the menu is open, the row may get another place, or leave.
      let row = content.map { Int(faves_list_index_of(list, $0)) }
      if let row, row < 0 { return [] }
      let own = source?.menu(forRow: row) ?? []
      return own + choices(for: row ?? -1, beside: own)
    }
    popup?.show(.at(event))
    return popup != nil
  }

  /// What can be done to a row beside what its views offer, and beside what a menu has already.
  func choices(for index: Int, beside own: [MenuSection]) -> [MenuSection] {
    guard index >= 0, let source else { return [] }
    var choices: [MenuItem] = []
    if source.canMoveRow(index, to: index - 1) {
      choices.append(MenuItem(DesktopWords.word("Move Up")) { source.moveRows([index], to: index - 1) })
    }
    if source.canMoveRow(index, to: index + 2) {
      choices.append(MenuItem(DesktopWords.word("Move Down")) { source.moveRows([index], to: index + 2) })
    }
    if source.rowTraits(at: index).isDeletable, !offersDeletion(index), !own.contains(where: \.offersDeletion)
    {
      choices.append(MenuItem(DesktopWords.word("Delete")) { [weak self] in _ = self?.delete(index) })
    }
    return choices.isEmpty ? [] : [MenuSection(items: choices)]
  }

  /// Whether the row's own views say what is offered at the edge where "Delete" would be.
  private func offersDeletion(_ index: Int) -> Bool {
    rows.values.contains {
      Int(faves_list_index_of(list, $0.native)) == index
        && $0.rowActions.contains { $0.description.edge == .trailing }
    }
  }

  // MARK: while the list is edited

  /// Gives the rows that can be deleted a button for it while the list is edited, those that can be moved a handle, and takes
  /// them back afterwards. A click on any other place of a row ticks it meanwhile.
  func showEditing() {
    faves_list_set_ticks(list, description.isEditing.gboolean)
    for row in rows.values { showEditing(in: row, at: Int(faves_list_index_of(list, row.native))) }
  }

  func showEditing(in row: GTKWidget, at index: Int) {
    guard let row = row as? RowWidget else { return }
    let traits = description.isEditing && index >= 0 ? source?.rowTraits(at: index) : nil
    row.hasHandle = traits?.isMovable ?? false
    guard traits?.isDeletable ?? false else {
      row.remove = nil
      return
    }
    row.remove = { [weak self, weak row] in
      guard let self, let row else { return }
      // This row alone, also where several are selected.
      let index = Int(faves_list_index_of(list, row.native))
      if index >= 0 { source?.deleteRows([index]) }
    }
  }
}

extension MenuSection {
  /// Whether the program has a way of its own here to take the row away, which says itself what is deleted and asks before
  /// where it wants: what destroys something, whatever it is called, and what is drawn or called as deleting is.
  @MainActor fileprivate var offersDeletion: Bool {
    items.contains { item in
      guard item.kind == .action else { return false }
      return item.isDestructive || item.symbol?.hasPrefix("trash") == true
        || ["Delete", DesktopWords.word("Delete")].contains(item.title)
    }
  }
}

extension GTKWidget {
  /// What can be done to the row of a list that this is in, beside what its views offer in `own`.
  func choicesOfRow(beside own: [MenuSection]) -> [MenuSection] {
    placeInList.map { $0.list.choices(for: $0.row, beside: own) } ?? []
  }

  /// What the list offers for its rows, in the row that this is in.
  var menuOfList: [MenuSection] {
    guard let (list, row) = placeInList, row >= 0 else { return [] }
    return list.source?.menu(forRow: row) ?? []
  }

  /// The list that this is in, and the row; nil: it is in none.
  private var placeInList: (list: ListWidget, row: Int)? {
    var widget = self
    while let parent = widget.parent {
      if let list = parent as? ListWidget {
        return (list, Int(faves_list_index_of(list.list, widget.native)))
      }
      widget = parent
    }
    return nil
  }

  fileprivate var firstContextMenu: ContextMenuWidget? {
    if let menu = self as? ContextMenuWidget { return menu }
    for child in children { if let menu = child.firstContextMenu { return menu } }
    return nil
  }

  var isRowOfList: Bool { parent is ListWidget }

  /// All menus and sets of actions in this, this itself as well, the inner ones of nested ones first.
  var contextMenus: [ContextMenuWidget] {
    children.flatMap(\.contextMenus) + [self as? ContextMenuWidget].compactMap { $0 }
  }

  /// The sets of actions of the row that this is in, or outside of a list of those nested in one another here: first those
  /// of the leading edge.
  var rowActions: [ContextMenuWidget] {
    var outermost = self
    var widget = self
    while !widget.isRowOfList, let parent = widget.parent {
      widget = parent
      if widget is ContextMenuWidget || widget.isRowOfList { outermost = widget }
    }
    let actions = outermost.contextMenus.filter { $0.description.edge != nil }
    return [HorizontalEdge.leading, .trailing].flatMap { edge in
      actions.filter { $0.description.edge == edge }
    }
  }
}
