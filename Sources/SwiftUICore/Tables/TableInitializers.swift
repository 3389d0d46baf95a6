/// A table's initializers: of a collection, a tree or built rows; with or without a selection; in an order or not.

extension Table {
  // Built rows.

  public nonisolated init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      selection: nil, sortOrder: nil,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      selection: ListSelection(one: selection), sortOrder: nil,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init(
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      selection: ListSelection(several: selection), sortOrder: nil,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      selection: nil, sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      selection: ListSelection(one: selection), sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      selection: ListSelection(several: selection), sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(), rows: rows())
  }

  // A row for each element.

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Never, Rows == TableForEachContent<Data> {
    self.init(
      selection: nil, sortOrder: nil,
      customization: nil, columns: columns(), rows: TableForEachContent(data: data))
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Never, Rows == TableForEachContent<Data> {
    self.init(
      selection: nil, sortOrder: nil,
      customization: columnCustomization, columns: columns(), rows: TableForEachContent(data: data))
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Never, Rows == TableForEachContent<Data> {
    self.init(
      selection: ListSelection(one: selection), sortOrder: nil,
      customization: columnCustomization, columns: columns(), rows: TableForEachContent(data: data))
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Never, Rows == TableForEachContent<Data> {
    self.init(
      selection: ListSelection(several: selection), sortOrder: nil,
      customization: columnCustomization, columns: columns(), rows: TableForEachContent(data: data))
  }
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data> {
    self.init(
      selection: nil, sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(), rows: TableForEachContent(data: data))
  }
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data> {
    self.init(
      selection: ListSelection(one: selection), sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(), rows: TableForEachContent(data: data))
  }
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data> {
    self.init(
      selection: ListSelection(several: selection), sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(), rows: TableForEachContent(data: data))
  }

  // A tree.

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Never, Rows == TableOutlineGroupContent<Data> {
    self.init(
      selection: nil, sortOrder: nil,
      customization: nil, columns: columns(), rows: TableOutlineGroupContent(data: data, children: children))
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Never, Rows == TableOutlineGroupContent<Data> {
    self.init(
      selection: ListSelection(one: selection), sortOrder: nil,
      customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data: data, children: children))
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Never, Rows == TableOutlineGroupContent<Data> {
    self.init(
      selection: ListSelection(several: selection), sortOrder: nil,
      customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data: data, children: children))
  }
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Sort, Rows == TableOutlineGroupContent<Data> {
    self.init(
      selection: nil, sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data: data, children: children))
  }
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Sort, Rows == TableOutlineGroupContent<Data> {
    self.init(
      selection: ListSelection(one: selection), sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data: data, children: children))
  }
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Sort, Rows == TableOutlineGroupContent<Data> {
    self.init(
      selection: ListSelection(several: selection), sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data: data, children: children))
  }

  // Of a type that the rows do not tell.

  public nonisolated init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      selection: nil, sortOrder: nil,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      selection: ListSelection(one: selection), sortOrder: nil,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      selection: ListSelection(several: selection), sortOrder: nil,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      selection: nil, sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      selection: ListSelection(one: selection), sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      selection: ListSelection(several: selection), sortOrder: sortOrder,
      customization: columnCustomization, columns: columns(), rows: rows())
  }
}
