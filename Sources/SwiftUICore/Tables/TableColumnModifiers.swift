/// What can be said of a column. A column stays a column, so that the key path in it finds its type.
extension TableColumn {
  private func changed(_ change: (inout Self) -> Void) -> Self {
    var column = self
    change(&column)
    return column
  }

  /// A column of a fixed width, in points; nil: as wide as its share.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    changed { $0.width.fix(width) }
  }
  /// A column of a width between limits, in points; nil: no limit. The ideal width is what it has where there is room.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    changed { $0.width.limit(min, ideal, max) }
  }
  /// Where what stands in the column stands.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> TableColumn<RowValue, Sort, Content, Label> { changed { $0.alignment = alignment } }
  /// Whether the column is to be seen where nobody has said otherwise.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> TableColumn<RowValue, Sort, Content, Label> { changed { $0.visibility = visibility } }
  /// What the column is known by in a `TableColumnCustomization`.
  public func customizationID(
    _ id: String
  ) -> TableColumn<RowValue, Sort, Content, Label> { changed { $0.id = id } }
  /// Accepted without effect: columns are neither dragged nor chosen by the user.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn<RowValue, Sort, Content, Label> { self }
}

/// The same of several columns together.
extension TableColumnContent {
  private func changed(
    _ change: @escaping (inout _TableColumn<TableRowValue, TableColumnSortComparator>) -> Void
  ) -> _TableColumns<TableRowValue, TableColumnSortComparator> {
    _TableColumns(_columns: _columns.map { $0.changed(change) })
  }

  /// Columns of a fixed width, in points; nil: as wide as their share.
  public func width(
    _ width: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { $0.width.fix(width) } }
  /// Columns of a width between limits, in points; nil: no limit.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.width.limit(min, ideal, max) }
  }
  /// Where what stands in the columns stands.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.alignment = alignment }
  }
  /// Whether the columns are to be seen where nobody has said otherwise.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.visibility = visibility }
  }
  /// What the columns are known by in a `TableColumnCustomization`.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { $0.id = id } }
}
