/// The columns' initializers: of a view for each row; of a text at a key path; and such that rows can be sorted by.

extension TableColumn where Sort == Never, Label == Text {
  /// A column that rows are not sorted by.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), nil, content)
  }
  public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column of the texts at a key path, which rows are not sorted by.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(Text(titleKey), nil, { Text($0[keyPath: value]) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    self.init(Text(title), nil, { Text($0[keyPath: value]) })
  }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(text, nil, { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that rows are sorted by, in the order of the values at a key path.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(shared(value)), content)
  }
  @_disfavoredOverload
  public nonisolated init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(shared(value)), content)
  }
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(shared(value)), content)
  }
  /// The same of values that some rows do not have; those come first.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(shared(value)), content)
  }
  @_disfavoredOverload
  public nonisolated init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(shared(value)), content)
  }
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(shared(value)), content)
  }
  /// A column that rows are sorted by, as `comparator` compares the values at a key path.
  public nonisolated init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, C.Compared>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(shared(value), comparator: comparator), content)
  }
  @_disfavoredOverload
  public nonisolated init<C: SortComparator, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, C.Compared>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(shared(value), comparator: comparator), content)
  }
  public nonisolated init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, C.Compared>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(shared(value), comparator: comparator), content)
  }
  /// The same of values that some rows do not have.
  public nonisolated init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, C.Compared?>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(shared(value), comparator: comparator), content)
  }
  @_disfavoredOverload
  public nonisolated init<C: SortComparator, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, C.Compared?>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(shared(value), comparator: comparator), content)
  }
  public nonisolated init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, C.Compared?>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(shared(value), comparator: comparator), content)
  }
  /// A column that rows are sorted by whether something is so of them.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(shared(value), comparator: FalseFirst()), content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(shared(value), comparator: FalseFirst()), content)
  }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(shared(value), comparator: FalseFirst()), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column of the texts at a key path, which rows are sorted by as people sort names.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(
      Text(titleKey), KeyPathComparator(shared(value), comparator: NamesInOrder()),
      { Text($0[keyPath: value]) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    self.init(
      Text(title), KeyPathComparator(shared(value), comparator: NamesInOrder()), { Text($0[keyPath: value]) })
  }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(
      text, KeyPathComparator(shared(value), comparator: NamesInOrder()), { Text($0[keyPath: value]) })
  }
  /// A column of the texts at a key path, which rows are sorted by.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      Text(titleKey), KeyPathComparator(shared(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      Text(title), KeyPathComparator(shared(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(text, KeyPathComparator(shared(value), comparator: comparator), { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Label == Text {
  /// A column that rows are sorted by with `comparator`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator, content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator, content)
  }
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator, content)
  }
}
