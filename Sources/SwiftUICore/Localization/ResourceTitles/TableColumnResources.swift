/// Columns whose titles are resources.
extension TableColumn where Sort == Never, Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(titleResource.words, value: value)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, value: value, content: content)
  }
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, value: value, content: content)
  }
  @_disfavoredOverload
  public nonisolated init<C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, C.Compared>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, value: value, comparator: comparator, content: content)
  }
  @_disfavoredOverload
  public nonisolated init<C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, C.Compared?>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, value: value, comparator: comparator, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, value: value, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(titleResource.words, value: value)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) {
    self.init(titleResource.words, value: value, comparator: comparator)
  }
}

extension TableColumn where Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, sortUsing: comparator, content: content)
  }
}

extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, value: value, content: content)
  }
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, value: value, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.words, value: value, comparator: comparator, content: content)
  }
}

extension TableColumn
where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Content == Text, Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(titleResource.words, value: value, comparator: comparator)
  }
}
