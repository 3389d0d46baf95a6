/// Lists in which one value or several may be selected: of trees, and of the elements that a binding holds, identified by the
/// value at a key path.
extension List {
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(several: selection, OutlineGroup(data, children: children, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(one: selection, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(several: selection, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

/// Trees that a binding holds.
extension List {
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(several: selection, OutlineGroup(data, children: children, content: rowContent))
  }
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent>, C: MutableCollection & RandomAccessCollection {
    self.init(one: selection, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent>, C: MutableCollection & RandomAccessCollection {
    self.init(several: selection, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<C>, ID, RowContent>, C: MutableCollection & RandomAccessCollection {
    self.init(without: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

/// What a binding holds.
extension List {
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(one: selection, ForEach(data, id: id, content: rowContent))
  }
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(several: selection, ForEach(data, id: id, content: rowContent))
  }
  public nonisolated init<C, ID: Hashable, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<R, C>>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable, R: View
  {
    self.init(one: selection, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
  public nonisolated init<C, ID: Hashable, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<R, C>>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable, R: View
  {
    self.init(several: selection, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
