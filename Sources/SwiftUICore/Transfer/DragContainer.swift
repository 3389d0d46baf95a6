/// Makes what is dragged of views that only know which things they show.
struct DragContainer {
  let namespace: Namespace.ID?
  let idType: ObjectIdentifier
  let items: @MainActor ([AnyHashable]) -> [DragItem]

  static func matches(_ namespace: Namespace.ID?, _ wanted: Namespace.ID?) -> Bool {
    wanted == nil || namespace == wanted
  }
}

/// What is selected in a container, and is dragged together.
struct DragSelection {
  let namespace: Namespace.ID?
  let idType: ObjectIdentifier
  let ids: @MainActor () -> [AnyHashable]
}

private struct DragContainersKey: EnvironmentKey { static var defaultValue: [DragContainer] { [] } }
private struct DragSelectionsKey: EnvironmentKey { static var defaultValue: [DragSelection] { [] } }

extension EnvironmentValues {
  /// The innermost last.
  var dragContainers: [DragContainer] {
    get { self[DragContainersKey.self] }
    set { self[DragContainersKey.self] = newValue }
  }
  /// The innermost last.
  var dragSelections: [DragSelection] {
    get { self[DragSelectionsKey.self] }
    set { self[DragSelectionsKey.self] = newValue }
  }

  /// What is dragged with the thing that has `id`: what is selected, if it is, or it alone.
  @MainActor
  func draggedItems(_ id: AnyHashable, in namespace: Namespace.ID?) -> (
    ids: [AnyHashable], items: [DragItem]
  )? {
    let type = ObjectIdentifier(Swift.type(of: id.base))
    let container = dragContainers.last {
      $0.idType == type && DragContainer.matches($0.namespace, namespace)
    }
    guard let container else { return nil }
    let selection = dragSelections.last {
      $0.idType == type && DragContainer.matches($0.namespace, namespace)
    }
    let selected = selection?.ids() ?? []
    let ids = selected.contains(id) ? selected : [id]
    return (ids, container.items(ids))
  }
}

extension View {
  /// Makes what is dragged of the views in this one that say only which things they show, with
  /// `draggable(containerItemID:)`.
  /// - Parameter payload: gets the ids of what is dragged: of all that is selected, if what is dragged is, or of it alone.
  public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable {
    dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
  }
  /// The same for things that have their ids elsewhere.
  public nonisolated func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    nonisolated(unsafe) let payload = payload
    let container = DragContainer(namespace: namespace, idType: ObjectIdentifier(ItemID.self)) { ids in
      payload(ids.compactMap { $0.base as? ItemID }).map { DragItem($0) }
    }
    return modifier(_EnvironmentModifier { $0.dragContainers.append(container) })
  }

  /// Says what is selected in the drag containers in this view. What is selected is dragged together.
  public nonisolated func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    nonisolated(unsafe) let ids = selection
    let selection = DragSelection(namespace: containerNamespace, idType: ObjectIdentifier(ItemID.self)) {
      ids().map { AnyHashable($0) }
    }
    return modifier(_EnvironmentModifier { $0.dragSelections.append(selection) })
  }

  /// Lets a person drag the thing with this id from this view; the drag container around it makes what is dragged.
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    let id = AnyHashable(containerItemID)
    return DragView(content: self, sources: { $0.draggedItems(id, in: containerNamespace) ?? ([], []) })
  }

  /// Lets a person drag what `item` makes from this view, with what else is selected in the drag container around it.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
    _ item: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
  }
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
  }
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View { draggable(itemType, id: id, containerNamespace: containerNamespace, item) }
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View {
    nonisolated(unsafe) let (id, payload) = (id, payload)
    return DragView(
      content: self,
      sources: { values in
        guard let item = payload() else { return ([], []) }
        let itemID = AnyHashable(item[keyPath: id])
        return values.draggedItems(itemID, in: containerNamespace) ?? ([itemID], [DragItem(item)])
      })
  }
}
