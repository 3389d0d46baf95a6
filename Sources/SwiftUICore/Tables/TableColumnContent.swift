/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Never
  associatedtype TableColumnSortComparator: SortComparator = Never
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that this stands for.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
  /// The columns in order, as the engine shows them.
  var _columns: [_TableColumnPart<TableRowValue, TableColumnSortComparator>] { get }
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  public var _columns: [_TableColumnPart<TableRowValue, TableColumnSortComparator>] { [.made(by: self)] }
}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never {
    return Diagnostics.hasNoBody(Self.self, "it is a primitive table column")
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public var tableColumnBody: Never { return fatalError("Never has no value.") }
  public var _columns: [_TableColumnPart<Never, Never>] { [] }
}

/// A column, its views' types hidden.
public struct _TableColumn<RowValue: Identifiable, Sort: SortComparator> {
  var label: AnyView
  let sort: Sort?
  let cell: (RowValue) -> AnyView
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var visibility = Visibility.automatic
  var id: String?
}

/// Columns in their order.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public let _columns: [_TableColumnPart<RowValue, Sort>]
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public typealias Columns = _TableColumns<RowValue, Sort>

  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> Columns { Columns(_columns: column._columns) }
  /// A column that is not sorted by, among those that are.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> Columns { Columns(_columns: column.unsorted()._columns) }
  /// Columns of a group, which say by this what rows they are of.
  public static func buildExpression(_ group: Group<Columns>) -> Columns { group.content }
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Columns
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    Columns(_columns: column._columns)
  }

  public static func buildBlock(_ columns: Columns...) -> Columns {
    Columns(_columns: columns.flatMap(\._columns))
  }
  public static func buildIf(_ columns: Columns?) -> Columns { Columns(_columns: columns?._columns ?? []) }
  public static func buildEither(first columns: Columns) -> Columns { columns }
  public static func buildEither(second columns: Columns) -> Columns { columns }
  public static func buildLimitedAvailability(_ columns: Columns) -> Columns { columns }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  // Groups of rows have a value of the same name, so that it is asked of the content below.
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public nonisolated init<R: Identifiable, S: SortComparator>(
    @TableColumnBuilder<R, S> content: () -> Content
  ) where R == Content.TableRowValue, S == Content.TableColumnSortComparator {
    self.content = content()
  }
  public var _columns: [_TableColumnPart<Content.TableRowValue, Content.TableColumnSortComparator>] {
    content._columns
  }
}

/// Columns made from a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent
>: TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public var data: Data
  public var content: (Data.Element) -> Content
  public var _columns: [_TableColumnPart<RowValue, Sort>] { data.flatMap { content($0)._columns } }
}

extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  /// Columns of a range that stays as it is.
  public nonisolated init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}
