/// Columns of objects in a table whose order is of `SortDescriptor`s.

extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
  /// A column that objects are sorted by, in the order of the values at a key path.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), SortDescriptor(shared(value)), content)
  }
  @_disfavoredOverload
  public nonisolated init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), SortDescriptor(shared(value)), content)
  }
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, SortDescriptor(shared(value)), content)
  }
  /// The same of values that some objects do not have; those come first.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), SortDescriptor(shared(value)), content)
  }
  @_disfavoredOverload
  public nonisolated init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), SortDescriptor(shared(value)), content)
  }
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, SortDescriptor(shared(value)), content)
  }
  /// A column that objects are sorted by, as `comparator` compares the texts at a key path.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), SortDescriptor(shared(value), comparator: comparator), content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), SortDescriptor(shared(value), comparator: comparator), content)
  }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, SortDescriptor(shared(value), comparator: comparator), content)
  }
}

extension TableColumn
where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Content == Text, Label == Text {
  /// A column of the texts at a key path, which objects are sorted by.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(
      Text(titleKey), SortDescriptor(shared(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(
      Text(title), SortDescriptor(shared(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(text, SortDescriptor(shared(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
}
