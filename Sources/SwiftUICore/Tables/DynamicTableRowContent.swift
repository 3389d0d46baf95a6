/// Rows of a table that are made of a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection
  var data: Data { get }
  /// The rows as views of a list, before their type is hidden.
  func _rows(_ maker: _TableRowMaker<TableRowValue>) -> any DynamicViewContent
}

extension TableForEachContent: DynamicTableRowContent {
  public func _rows(_ maker: _TableRowMaker<Data.Element>) -> any DynamicViewContent {
    ForEach(data, content: maker.view)
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {
  public func _rows(_ maker: _TableRowMaker<Content.TableRowValue>) -> any DynamicViewContent {
    let content = content
    return ForEach<Data, ID, TableRowsView<Content>>(
      data: data, content: { TableRowsView(rows: content($0), maker: maker) }, ids: ids)
  }
}

/// Rows of a collection that take what is dropped between them.
public struct _TakingTableRows<Rows: DynamicTableRowContent>: DynamicTableRowContent {
  public typealias TableRowValue = Rows.TableRowValue
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { Rows._traits }
  let rows: Rows
  let take: (any DynamicViewContent) -> any DynamicViewContent

  public var data: Rows.Data { rows.data }
  public func _rows(_ maker: _TableRowMaker<Rows.TableRowValue>) -> any DynamicViewContent {
    take(rows._rows(maker))
  }
  public func _view(_ maker: _TableRowMaker<Rows.TableRowValue>) -> AnyView { AnyView(_rows(maker)) }
}

extension DynamicTableRowContent {
  /// Takes what is dropped between the rows; `action` gets how many elements are in front of it.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    _TakingTableRows(rows: self) { $0.onInsert(of: supportedContentTypes, perform: action) }
  }
  /// Takes values that are dropped between the rows; `action` gets how many elements are in front of them.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    _TakingTableRows(rows: self) { $0.dropDestination(for: payloadType) { action($1, $0) } }
  }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  public nonisolated init() {}
  public func _view(_ maker: _TableRowMaker<Value>) -> AnyView { AnyView(EmptyView()) }
}
