/// A view for each element of a collection, each with the identity of its element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  /// The ids of all elements, in order.
  @usableFromInline
  let ids: (Data) -> ContiguousArray<ID>
  /// What is shown in its place: rows that can be edited, views made of views.
  var substitute: AnyView?
  /// Whether the data are said to stay what they are.
  var isConstant = false

  @usableFromInline
  nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content, ids: @escaping (Data) -> ContiguousArray<ID>
  ) {
    self.data = data
    self.content = content
    self.ids = ids
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each identifiable element. A binding to a collection is one too: its own initializer comes first.
  // Inlined, so that the ids of all elements are read in one loop that knows their type: a nanosecond each where
  // they are numbers, and not fifty.
  @_disfavoredOverload
  @inlinable
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(
      data: data, content: content,
      ids: { data in
        var ids: ContiguousArray<ID> = []
        ids.reserveCapacity(data.count)
        // Elements that lie next to each other are looked at where they lie: taken out, each of their strings would be
        // retained and released.
        let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
          for index in elements.indices { ids.append(elements[index].id) }
        }
        if isDone == nil { for element in data { ids.append(element.id) } }
        return ids
      })
  }
}

extension ForEach where Content: View {
  /// A view for each element, identified by the value at `id`.
  @_disfavoredOverload
  @inlinable
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, content: content,
      ids: { data in
        var ids: ContiguousArray<ID> = []
        ids.reserveCapacity(data.count)
        let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
          for index in elements.indices { ids.append(elements[index][keyPath: id]) }
        }
        if isDone == nil { for element in data { ids.append(element[keyPath: id]) } }
        return ids
      })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range. Its identity is its place in the range, from 0: what a picker selects of
  /// `ForEach(2..<5)` is 0 for the first row.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, ids: { ContiguousArray(0..<$0.count) })
    isConstant = true
  }
}

extension ForEach where Content: View {
  /// A view for each element of the collection a binding holds, each given a binding to its element.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of the collection a binding holds, identified by the value at `id`.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0, orLast: elements[$0.0])) },
      ids: { ContiguousArray($0.map(\.1)) })
  }
}

/// A view made from a collection, whose rows can be deleted and moved.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View where Content: View {
  public typealias Body = Never

  // Whether there is a substitute is the initializer's to say, and each has a `Content` of its own.
  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    if let substitute = view.substitute { return AnyView._makeNode(substitute, under: parent) }
    return ForEachNode(view, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    if let substitute = view.substitute { return AnyView._patch(node, with: substitute) }
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).patch(with: view)
  }
}
