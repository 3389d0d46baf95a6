/// Rows that something can be dropped between, with what is done then.
public struct _InsertingRowsView<Content: DynamicViewContent> {
  let content: Content
  let insertion: RowInsertion
}

/// What may be dropped between rows.
struct RowInsertion {
  let types: [UTType]
  /// Gets how many elements are in front, and what was dropped; false: it is of no use.
  let insert: @MainActor (Int, DropEvent) -> Bool
}

extension _InsertingRowsView: View {
  public var body: some View {
    if let rows = content as? any InsertableRows { rows.inserting(insertion) } else { AnyView(content) }
  }
}

extension _InsertingRowsView: DynamicViewContent {
  public var data: Content.Data { content.data }
}

/// Rows that know where in the data each stands.
@MainActor
private protocol InsertableRows { func inserting(_ insertion: RowInsertion) -> AnyView }

extension ForEach: InsertableRows where Content: View {
  fileprivate func inserting(_ insertion: RowInsertion) -> AnyView {
    let (data, content, ids) = (data, content, ids)
    return AnyView(
      ForEach<Range<Int>, ID, InsertionTarget<Content>>(
        data: 0..<data.count,
        content: { place in
          InsertionTarget(
            content: content(data[data.index(data.startIndex, offsetBy: place)]), place: place,
            insertion: insertion)
        }, ids: { _ in ids(data) }))
  }
}

extension _RowActionsView: InsertableRows {
  fileprivate func inserting(_ insertion: RowInsertion) -> AnyView {
    AnyView(
      _RowActionsView<_InsertingRowsView<Content>>(
        content: _InsertingRowsView(content: content, insertion: insertion), delete: delete, move: move))
  }
}

/// A row: what is dropped on its upper half goes in front of it, on its lower half behind it.
private struct InsertionTarget<Content: View>: View {
  let content: Content
  let place: Int
  let insertion: RowInsertion
  @State private var size = RowHeight()

  private final class RowHeight { var points: CGFloat = 0 }

  var body: some View {
    DragView(
      content: content.onGeometryChange(for: CGFloat.self, of: \.size.height) { size.points = $0 },
      types: insertion.types,
      event: { event in
        guard event.stage == .dropped else { return true }
        return insertion.insert(event.place.y > size.points / 2 ? place + 1 : place, event)
      })
  }
}

extension DynamicViewContent {
  /// Takes what is dropped between the rows of a list; `action` gets how many elements are in front of it. An empty list
  /// has no row to drop something on.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    return _InsertingRowsView(
      content: self,
      insertion: RowInsertion(types: supportedContentTypes) { place, event in
        let providers = DropInfo(event: event).itemProviders(for: supportedContentTypes)
        guard !providers.isEmpty else { return false }
        action(place, providers)
        return true
      })
  }
  /// The older form, with identifiers of types.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }

  /// Takes values that are dropped between the rows of a list; `action` gets how many elements are in front of them.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    let types = T.transferForms.filter { $0.import != nil }.map(\.type)
    return _InsertingRowsView(
      content: self,
      insertion: RowInsertion(types: types) { place, event in
        let values = event.items.compactMap { $0.value as? T }
        if values.count == event.items.count {
          action(values, place)
        } else {
          Task { @MainActor in
            var loaded: [T] = []
            for item in event.items { if let value = await item.load(T.self) { loaded.append(value) } }
            if !loaded.isEmpty { action(loaded, place) }
          }
        }
        return true
      })
  }
}
