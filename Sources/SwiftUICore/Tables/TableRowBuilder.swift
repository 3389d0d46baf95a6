/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  public static func buildBlock() -> _TableRowsOrNot<Value, TableRow<Value>> { _TableRowsOrNot(rows: nil) }
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }
  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> _TableRows<First, Next> where First.TableRowValue == Value, Next.TableRowValue == Value {
    _TableRows(first: accumulated, next: next)
  }
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> _TableRowsOrNot<Value, Content>
  where Content.TableRowValue == Value { _TableRowsOrNot(rows: content.map { $0._view }) }
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _TableRowsOfTwo<First, Second> { .first(first) }
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _TableRowsOfTwo<First, Second> { .second(second) }
  public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
}

/// A row of a table with a modifier that views have, too.
public struct _ModifiedTableRow<Content: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { Content._traits }
  let content: Content
  let modify: (AnyView) -> AnyView

  public func _view(_ maker: _TableRowMaker<Content.TableRowValue>) -> AnyView {
    content._view(maker.modified(modify))
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
  /// Gives the row a menu; the preview is not shown.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some TableRowContent<TableRowValue> { contextMenu(menuItems: menuItems) }
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
