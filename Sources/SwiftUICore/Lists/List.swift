/// Rows that scroll, made as they come into sight.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection?
  let content: Content
}

/// What is selected in a list, as the list uses it.
struct ListSelection {
  let isMultiple: Bool
  /// Whether a value is of the selection's type.
  let accepts: @MainActor (AnyHashable) -> Bool
  let contains: @MainActor (AnyHashable) -> Bool
  let isEmpty: @MainActor () -> Bool
  /// Replaces the selection.
  let set: @MainActor ([AnyHashable]) -> Void
  /// Takes values out of it, of which the last may be what is selected.
  let remove: @MainActor ([AnyHashable]) -> Void
}

extension ListSelection {
  init<V: Hashable>(one selection: Binding<V?>) {
    nonisolated(unsafe) let selection = selection
    self.init(
      isMultiple: false,
      accepts: { $0.base is V },
      contains: { id in (id.base as? V).map { selection.wrappedValue == $0 } ?? false },
      isEmpty: { selection.wrappedValue == nil },
      set: { ids in selection.wrappedValue = ids.first?.base as? V },
      remove: { ids in
        guard let value = selection.wrappedValue, ids.contains(AnyHashable(value)) else { return }
        selection.wrappedValue = nil
      })
  }
  init<V: Hashable>(several selection: Binding<Set<V>>) {
    nonisolated(unsafe) let selection = selection
    self.init(
      isMultiple: true,
      accepts: { $0.base is V },
      contains: { id in (id.base as? V).map { selection.wrappedValue.contains($0) } ?? false },
      isEmpty: { selection.wrappedValue.isEmpty },
      set: { ids in selection.wrappedValue = Set(ids.compactMap { $0.base as? V }) },
      remove: { ids in selection.wrappedValue.subtract(ids.lazy.compactMap { $0.base as? V }) })
  }
}

extension List {
  // What these make is made in the client, so that the ids of all elements are read in a loop that knows their type
  // (`ForEach`).
  @usableFromInline
  nonisolated init(one selection: Binding<SelectionValue?>?, _ content: Content) {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: content)
  }
  @usableFromInline
  nonisolated init(several selection: Binding<Set<SelectionValue>>?, _ content: Content) {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: content)
  }
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(one: selection, content())
  }
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(several: selection, content())
  }
  @_disfavoredOverload
  @inlinable
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(one: selection, ForEach(data, content: rowContent))
  }
  @_disfavoredOverload
  @inlinable
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(several: selection, ForEach(data, content: rowContent))
  }
  @_disfavoredOverload
  @inlinable
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(one: selection, ForEach(data, id: id, content: rowContent))
  }
  @_disfavoredOverload
  @inlinable
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(several: selection, ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Int {
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Int?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(one: selection, ForEach(data, content: rowContent))
  }
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<Int>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(several: selection, ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  @usableFromInline
  nonisolated init(without content: Content) { self.init(selection: nil, content: content) }
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(without: content())
  }
  @_disfavoredOverload
  @inlinable
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(without: ForEach(data, content: rowContent))
  }
  @_disfavoredOverload
  @inlinable
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(without: ForEach(data, id: id, content: rowContent))
  }
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(without: ForEach(data, content: rowContent))
  }
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(without: ForEach(data, content: rowContent))
  }
}

extension List: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> ListNode {
    let node = ListNode(view.selection, under: parent)
    node.mount { Content._makeNode(view.content, under: $0) }
    return node
  }
  static func patch(_ node: ListNode, with view: Self) {
    node.selection = view.selection
    Content._patch(node.child, with: view.content)
    node.update()
  }
}
