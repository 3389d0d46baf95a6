/// Changes that did not reach the disk. Memory shows again what the disk has.
public struct SaveFailure<Item: Equatable & Sendable>: Sendable {
  /// What went wrong last.
  public let trouble: Trouble
  /// The items as they were to be saved, in this order, so that the work is not lost with them. Of an item
  /// that failed more than once all versions are here.
  public internal(set) var unsaved: [Item] = []
}

extension Optional {
  /// Notes a further failure, and keeps what earlier ones could not save.
  mutating func add<Item>(_ trouble: Trouble, unsaved items: [Item] = [])
  where Wrapped == SaveFailure<Item> {
    let earlier = self?.unsaved ?? []
    self = SaveFailure(trouble: trouble, unsaved: earlier + items.filter { !earlier.contains($0) })
  }

  /// Keeps an item that turned out not to be saved after `trouble` was told, also when that was read
  /// meanwhile.
  mutating func keep<Item>(_ item: Item, after trouble: Trouble?) where Wrapped == SaveFailure<Item> {
    guard let trouble = self?.trouble ?? trouble else { return }
    add(trouble, unsaved: [item])
  }
}
