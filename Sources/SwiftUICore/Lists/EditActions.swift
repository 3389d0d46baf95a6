/// What a person may do with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  static var deleting: EditActions { EditActions(rawValue: 1) }
  static var moving: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions { deleting }
  public static var all: EditActions { [deleting, moving] }
}
extension EditActions where Data: MutableCollection {
  public static var move: EditActions { moving }
}

/// A row of a collection that is edited in place.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View { content }
}

/// The elements of a collection by place and id.
public typealias IndexedIdentifierCollection<Base: Collection, ID: Hashable> =
  LazyMapSequence<Base.Indices, (Base.Index, ID)>

extension ForEach {
  /// A view for each element of the collection that a binding holds; a person may delete or move rows in a list.
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable, R: View
  { self.init(data, id: \.id, editActions: editActions, content: content) }

  public nonisolated init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable, R: View
  {
    let rows = ForEach(data, id: id) { EditableCollectionContent<R, C>(content: content($0)) }
    let delete: (IndexSet) -> Void = { data.wrappedValue.removeRows(at: $0) }
    let move: (IndexSet, Int) -> Void = { data.wrappedValue.moveRows(from: $0, to: $1) }
    self = rows
    substitute = AnyView(
      _RowActionsView(
        content: rows, delete: editActions.contains(.deleting) ? delete : nil,
        move: editActions.contains(.moving) ? move : nil))
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at these places, counted from the start.
  fileprivate mutating func removeRows(at offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
  /// Moves the elements at these places to stand in front of the one that is at `destination` now.
  fileprivate mutating func moveRows(from offsets: IndexSet, to destination: Int) {
    let moved = offsets.map { self[index(startIndex, offsetBy: $0)] }
    let place = destination - offsets.count { $0 < destination }
    removeRows(at: offsets)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: Swift.min(place, count)))
  }
}

extension List {
  /// A row for each element of the collection that a binding holds; a person may delete or move them.
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>
    >,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable, R: View
  {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>
    >,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable, R: View
  {
    self.init(
      selection: selection.map { ListSelection(several: $0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<R, C>
    >,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable, R: View
  {
    self.init(
      selection: nil as ListSelection?, content: ForEach(data, editActions: editActions, content: rowContent))
  }
  public nonisolated init<C, ID: Hashable, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<R, C>>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable, R: View
  {
    self.init(
      selection: nil as ListSelection?,
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
