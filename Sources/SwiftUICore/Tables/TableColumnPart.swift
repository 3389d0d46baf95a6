/// A column of a table, or a program's own content whose columns are made where the table is.
///
/// A struct of a program's own may hold dynamic properties. They live on a node, as those of a view do, so its columns
/// are not made with the table's value but in a view around the table's.
public enum _TableColumnPart<RowValue: Identifiable, Sort: SortComparator> {
  case column(_TableColumn<RowValue, Sort>)
  case own(_OwnTableColumns<RowValue, Sort>)

  static func made<Content: TableColumnContent>(by content: Content) -> Self
  where
    Content.TableColumnBody.TableRowValue == RowValue,
    Content.TableColumnBody.TableColumnSortComparator == Sort
  {
    nonisolated(unsafe) let content = content
    return .own(
      _OwnTableColumns { show in AnyView(OwnTableColumnsView(content: content, show: show)) })
  }

  func changed(_ change: @escaping (inout _TableColumn<RowValue, Sort>) -> Void) -> Self {
    switch self {
    case .column(var column):
      change(&column)
      return .column(column)
    case .own(let own):
      nonisolated(unsafe) let change = change
      let view = own.view
      return .own(_OwnTableColumns { show in view { show($0.map { $0.changed(change) }) } })
    }
  }
}

/// Columns that a program's own content makes.
public struct _OwnTableColumns<RowValue: Identifiable, Sort: SortComparator> {
  typealias Show = @MainActor ([_TableColumnPart<RowValue, Sort>]) -> AnyView
  /// The view that makes them and shows what becomes of them.
  let view: @MainActor (@escaping Show) -> AnyView
}

private struct OwnTableColumnsView<Content: TableColumnContent>: View
where
  Content.TableColumnBody.TableRowValue: Identifiable
{
  typealias Parts = [_TableColumnPart<
    Content.TableColumnBody.TableRowValue, Content.TableColumnBody.TableColumnSortComparator
  >]
  let content: Content
  let show: @MainActor (Parts) -> AnyView

  var body: some View { show(content.tableColumnBody._columns) }
}

/// Calls `show` with all columns of `parts`, in the views that make them.
@MainActor
func tableView<RowValue, Sort>(
  of parts: ArraySlice<_TableColumnPart<RowValue, Sort>>, after made: [_TableColumn<RowValue, Sort>] = [],
  show: @escaping @MainActor ([_TableColumn<RowValue, Sort>]) -> AnyView
) -> AnyView {
  var made = made
  var rest = parts
  while let first = rest.popFirst() {
    switch first {
    case .column(let column): made.append(column)
    case .own(let own):
      let (before, after) = (made, rest)
      return own.view { tableView(of: $0 + after, after: before, show: show) }
    }
  }
  return show(made)
}
