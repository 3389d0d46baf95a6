/// Makes the views of rows, with the columns of their table.
public struct _TableRowMaker<Value: Identifiable> {
  let make: (Value, TableRowPlace) -> AnyView
  /// Where the rows that it makes stand.
  var place = TableRowPlace()

  func view(of value: Value) -> AnyView {
    let row = make(value, place)
    return place.modify?(row) ?? row
  }

  /// The same for rows that stand elsewhere.
  func placed(_ change: (inout TableRowPlace) -> Void) -> Self {
    var other = self
    change(&other.place)
    return other
  }

  /// The same, with something done to each row that stands here; rows under it are none of them.
  func modified(_ modify: @escaping (AnyView) -> AnyView) -> Self {
    placed {
      let before = $0.modify
      $0.modify = { modify(before?($0) ?? $0) }
    }
  }
}

/// Where a row stands in its table's outline.
struct TableRowPlace {
  /// How many rows it is under.
  var level = 0
  /// Whether the table's rows leave room for an arrow, each or none.
  var leavesRoom = false
  /// Whether those under it are shown; nil: it has none.
  var isExpanded: Binding<Bool>?
  /// What modifiers around the rows do to each of them; nil: nothing.
  var modify: ((AnyView) -> AnyView)?
}

/// Rows of a table as views whose number their type knows.
struct TableRowsView<Rows: TableRowContent> {
  let rows: Rows
  let maker: _TableRowMaker<Rows.TableRowValue>
}

extension TableRowsView: View {
  var body: some View { rows._view(maker) }
}

extension TableRowsView: RowsHolding {
  static func holdsRows(_ search: inout RowSearch) -> Bool { !Rows._traits.isOneRow && search.findsAll }
}
