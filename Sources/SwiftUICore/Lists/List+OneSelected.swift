/// Lists in which exactly one value is selected: a click on a row writes it, and nothing takes it back. A row that stands for
/// another type's value is selected by nobody.
extension ListSelection {
  init<V: Hashable>(always selection: Binding<V>) {
    nonisolated(unsafe) let selection = selection
    self.init(
      isMultiple: false,
      accepts: { $0.base is V },
      contains: { id in (id.base as? V).map { selection.wrappedValue == $0 } ?? false },
      isEmpty: { false },
      set: { ids in if let value = ids.first?.base as? V { selection.wrappedValue = value } },
      remove: { _ in })
  }
}

/// The type of a parameter that is to be taken only where no other form fits. A binding to an optional, or to a set, fits the
/// forms for these as well, with one conversion; a value that must be wrapped three times comes after that.
public typealias _LastResort<Value> = Value???

extension List {
  @usableFromInline
  nonisolated init(always selection: Binding<SelectionValue>?, _ content: Content) {
    self.init(selection: selection.map { ListSelection(always: $0) }, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(always: selection, content())
  }
  @_disfavoredOverload
  @inlinable
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: _LastResort<Binding<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(always: (selection ?? nil) ?? nil, ForEach(data, content: rowContent))
  }
  @_disfavoredOverload
  @inlinable
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: _LastResort<Binding<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(always: (selection ?? nil) ?? nil, ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Int {
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(always: selection, ForEach(data, content: rowContent))
  }
}

/// Lists of trees.
extension List {
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(always: selection, OutlineGroup(data, children: children, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(always: selection, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(always: selection, OutlineGroup(data, children: children, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent>, C: MutableCollection & RandomAccessCollection {
    self.init(always: selection, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

/// Lists of what a binding holds.
extension List {
  @_disfavoredOverload
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(always: selection, ForEach(data, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(always: selection, ForEach(data, id: id, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>
    >,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable, R: View
  {
    self.init(always: selection, ForEach(data, editActions: editActions, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<C, ID: Hashable, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<R, C>>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable, R: View
  {
    self.init(always: selection, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
