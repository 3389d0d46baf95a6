/// Sections whose titles are resources.
extension Section where Parent == AnyView, Content == AnyView, Footer == EmptyView {
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) {
    self.init(titleResource.words, isExpanded: isExpanded, content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.words, content: content)
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(titleResource.words, content: content)
  }
}

extension Section where Parent == AnyView, Content: TableRowContent, Footer == EmptyView {
  @_disfavoredOverload
  public nonisolated init<V: Identifiable, Rows: TableRowContent>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Rows
  ) where V == Rows.TableRowValue, Content == _ExpandedTableRows<Rows> {
    self.init(titleResource.words, isExpanded: isExpanded, content: content)
  }
}
