/// What a view is to do with what is dragged over it.
public struct DropConfiguration: Sendable {
  public var operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Takes values that are dropped on this view, while `isEnabled`.
  /// - Parameter action: gets them, and where they were dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    let drop = dropView(
      for: type,
      action: { items, place in
        action(items, DropSession(phase: .ended(.copy), location: place, itemsCount: items.count))
        return true
      }, isTargeted: { _ in })
    return isEnabled ? drop : DragView(content: self)
  }
  /// Accepted without effect, and not asked: what takes a drop takes a copy.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }
}
