/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value { _TableRows(rows: [content._view]) }
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(rows: rows.flatMap(\.rows))
  }
  public static func buildIf(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    _TableRows(rows: rows?.rows ?? [])
  }
  public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }
  public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }
  public static func buildLimitedAvailability(_ rows: _TableRows<Value>) -> _TableRows<Value> { rows }
}

/// Rows, their types hidden.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let rows: [(_TableRowMaker<Value>) -> AnyView]

  public func _view(_ maker: _TableRowMaker<Value>) -> AnyView {
    // Not as a `ForEach`, each of whose elements is one row.
    rows.reduce(nil) { rows, view -> AnyView? in
      rows.map { AnyView(TupleView(($0, view(maker)))) } ?? view(maker)
    } ?? AnyView(EmptyView())
  }
}

/// A row of a table with a modifier that views have, too.
public struct _ModifiedTableRow<Content: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  let content: Content
  let modify: (AnyView) -> AnyView

  public func _view(_ maker: _TableRowMaker<Content.TableRowValue>) -> AnyView {
    let modify = modify
    return content._view(_TableRowMaker { modify(maker.make($0)) })
  }
}

extension TableRowContent {
  private func modified(_ modify: @escaping (AnyView) -> AnyView) -> _ModifiedTableRow<Self> {
    _ModifiedTableRow(content: self, modify: modify)
  }

  /// Gives the row a menu, opened by a right click, a long press or the Menu key.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TableRowContent<TableRowValue> { modified { AnyView($0.contextMenu(menuItems: menuItems)) } }
  /// Calls `action` as the pointer comes over the row and leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    modified { AnyView($0.onHover(perform: action)) }
  }
  /// Lets a person drag the row.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { modified { AnyView($0.draggable(payload())) } }
  /// Lets a person drag what `action` makes from the row; nil: nothing.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    modified { view in
      guard let action else { return view }
      return AnyView(view.onDrag { action() ?? NSItemProvider() })
    }
  }
  /// Takes what is dropped on the row.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified { view in
      AnyView(
        view.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }
  /// Keeps the row from being selected while `isDisabled`.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    modified { AnyView($0.selectionDisabled(isDisabled)) }
  }
}
