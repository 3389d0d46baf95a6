/// Sections of a table's rows that a click on their headers shows and hides.
extension Section where Parent == AnyView, Content: TableRowContent, Footer == EmptyView {
  @_disfavoredOverload
  public nonisolated init<V: Identifiable, Rows: TableRowContent, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Rows, @ViewBuilder header: () -> H
  ) where V == Rows.TableRowValue, Content == _ExpandedTableRows<Rows> {
    self.init(
      header: AnyView(ExpansionHeader(isExpanded: isExpanded, label: header())),
      content: _ExpandedTableRows(isExpanded: isExpanded, rows: content()), footer: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init<V: Identifiable, Rows: TableRowContent>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Rows
  ) where V == Rows.TableRowValue, Content == _ExpandedTableRows<Rows> {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<V: Identifiable, S: StringProtocol, Rows: TableRowContent>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Rows
  ) where V == Rows.TableRowValue, Content == _ExpandedTableRows<Rows> {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Rows of a table that are shown while a binding says so.
public struct _ExpandedTableRows<Rows: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Rows.TableRowValue
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { _TableRowTraits(mayOpen: Rows._traits.mayOpen) }
  let isExpanded: Binding<Bool>
  let rows: Rows

  public func _view(_ maker: _TableRowMaker<Rows.TableRowValue>) -> AnyView {
    AnyView(ExpandedContent(isExpanded: isExpanded, content: rows._view(maker)))
  }
}
