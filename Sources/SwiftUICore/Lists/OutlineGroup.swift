/// A tree of data, each element with children under a row that shows and hides them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
  /// Whether it is what an element of another one holds.
  var isInAnother = false
}

extension OutlineGroup where Leaf: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    nonisolated(unsafe) let children = children
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID, Leaf: View {
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data, id: \.id, children: children, content: content) }
}

extension OutlineGroup where Leaf: View {
  /// The tree under one element.
  @_disfavoredOverload
  public nonisolated init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element] { self.init([root], id: id, children: children, content: content) }
  @_disfavoredOverload
  public nonisolated init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View where Leaf: View {
  public var body: some View {
    // Those without children begin where the labels of the others do, behind the arrow; further in, also where there are no
    // others, or they would stand where what holds them does.
    let standsBehindArrows = isInAnother || data.contains { children($0) != nil }
    ForEach(data, id: id) { element in
      if let inside = children(element) {
        DisclosureGroup {
          // The tree's depth is the data's: the type cannot say it.
          AnyView(
            OutlineGroup(data: inside, id: id, children: children, content: content, isInAnother: true))
        } label: {
          content(element)
        }
      } else if standsBehindArrows {
        content(element).modifier(BehindArrow())
      } else {
        content(element)
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// A list of a tree.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
  /// A list of the elements a binding holds, identified by the value at `id`.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
