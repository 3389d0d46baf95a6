import CGTK

extension WindowWidget {
  /// Puts the focus where a person goes on once a cover is gone: where it was before. A button in the bar was only the way
  /// there; then it is the row that is selected, where there is one.
  func focusAfterCover(_ before: FocusMemory?) {
    guard before?.isWithin(screen?.content) != true, let list = selectedList else {
      before?.restore(in: toplevel.native)
      return
    }
    list.focusSelectedRow()
  }

  /// The first list in sight that has a selected row.
  private var selectedList: ListWidget? {
    func find(in widget: GTKWidget) -> ListWidget? {
      if let list = widget as? ListWidget {
        return gtk_widget_get_mapped(list.native) != 0 && list.selectedRow != nil ? list : nil
      }
      for child in widget.children { if let found = find(in: child) { return found } }
      return nil
    }
    return find(in: self)
  }
}

extension ListWidget {
  fileprivate var selectedRow: Int? {
    guard let source, source.hasSelectedRows else { return nil }
    return (0..<source.rowCount).first { source.isRowSelected($0) }
  }

  fileprivate func focusSelectedRow() {
    guard let row = selectedRow else { return }
    gtk_widget_grab_focus(list)
    faves_list_set_cursor(list, Int32(row))
  }
}
