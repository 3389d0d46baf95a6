/// What one command deleted, for its undo.
public struct Deletion<Item: Sendable>: Sendable, Identifiable {
  /// Stays the same while some of the items are brought back in another way.
  public let id: DeletionID
  public let items: [Item]

  init(id: DeletionID = DeletionID(), items: [Item]) {
    self.id = id
    self.items = items
  }
}

/// Which deletion is meant. An object, so that an undo manager can take it for its target: what is registered
/// with it goes with the deletion.
public final class DeletionID: Hashable, Sendable {
  init() {}

  public static func == (a: DeletionID, b: DeletionID) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
