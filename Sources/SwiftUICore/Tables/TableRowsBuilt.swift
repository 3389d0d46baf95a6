/// Rows of a table, one after the other.
public struct _TableRows<First: TableRowContent, Next: TableRowContent>: TableRowContent
where First.TableRowValue == Next.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits {
    _TableRowTraits(mayOpen: First._traits.mayOpen || Next._traits.mayOpen)
  }
  let first: First
  let next: Next

  public func _view(_ maker: _TableRowMaker<First.TableRowValue>) -> AnyView {
    // Not as a `ForEach`, each of whose elements is one row.
    AnyView(TupleView((first._view(maker), next._view(maker))))
  }
}

/// Rows of a table that may be absent.
public struct _TableRowsOrNot<Value: Identifiable, Content: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { _TableRowTraits(mayOpen: Content._traits.mayOpen) }
  let rows: ((_TableRowMaker<Value>) -> AnyView)?

  public func _view(_ maker: _TableRowMaker<Value>) -> AnyView { rows?(maker) ?? AnyView(EmptyView()) }
}

/// One kind of rows of a table or another.
public enum _TableRowsOfTwo<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  case first(First)
  case second(Second)

  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits {
    let (first, second) = (First._traits, Second._traits)
    return _TableRowTraits(
      isOneRow: first.isOneRow && second.isOneRow, mayOpen: first.mayOpen || second.mayOpen)
  }

  public func _view(_ maker: _TableRowMaker<First.TableRowValue>) -> AnyView {
    // As a condition of views, so that each kind keeps a state of its own.
    switch self {
    case .first(let rows):
      AnyView(
        _ConditionalContent<TableRowsView<First>, TableRowsView<Second>>(
          storage: .first(TableRowsView(rows: rows, maker: maker))))
    case .second(let rows):
      AnyView(
        _ConditionalContent<TableRowsView<First>, TableRowsView<Second>>(
          storage: .second(TableRowsView(rows: rows, maker: maker))))
    }
  }
}
