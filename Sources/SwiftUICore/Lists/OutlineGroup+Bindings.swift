/// Trees that a binding holds: each row is given a binding to its element.
extension OutlineGroup where Leaf: View {
  public nonisolated init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element {
    nonisolated(unsafe) let children = children
    self.init(
      data: data, id: (\Binding<E>.wrappedValue).appending(path: id),
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }
  public nonisolated init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection & RandomAccessCollection, E: Identifiable,
    E == C.Element
  { self.init(data, id: \E.id, children: children, content: content) }
}

extension List {
  /// A list of a tree that a binding holds.
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// A list of a tree that a binding holds.
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
