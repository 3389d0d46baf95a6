/// What a view is to do with what is dragged over it.
public struct DropConfiguration: Sendable {
  public var operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is dragged over a view.
public struct DropSession: Sendable {
  /// In points of the view.
  public var location: CGPoint
  /// How many things are dragged.
  public var itemsCount: Int
}

extension View {
  /// Accepted without effect, and not asked: what takes a drop takes a copy.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }
}
