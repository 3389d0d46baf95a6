import Foundation
import Storage

/// Something that went wrong, in words for the person it happened to.
public struct Trouble: Hashable, Sendable, Identifiable {
  public let id = UUID()
  /// One line: what does not work.
  public let title: String
  /// What happened, and what to do about it.
  public let message: String
  /// The newest backup that can be read, where bringing it back would help: see `FavesLibrary.restore(_:)`.
  public let backup: Backup?

  init(title: String, error: any Error, backup: Backup? = nil) {
    self.title = title
    self.backup = backup
    if let error = error as? StorageError {
      message = error.description
    } else {
      message = error.localizedDescription
    }
  }

  init(title: String, message: String) {
    self.title = title
    self.message = message
    backup = nil
  }
}

/// How far the data is.
public enum LoadPhase: Hashable, Sendable {
  case loading
  case ready
  /// What could be read is here and cannot be changed.
  case readOnly(Trouble)
  case failed(Trouble)

  /// Whether changes are taken.
  public var isEditable: Bool { self == .ready }

  public var trouble: Trouble? {
    switch self {
    case .loading, .ready: nil
    case .readOnly(let trouble), .failed(let trouble): trouble
    }
  }
}

/// Changes that did not reach the disk. Memory shows again what the disk has.
public struct SaveFailure<Item: Equatable & Sendable>: Sendable {
  /// What went wrong last.
  public let trouble: Trouble
  /// The items as they were to be saved, in this order, so that the work is not lost with them. Of an item that failed more
  /// than once all versions are here.
  public internal(set) var unsaved: [Item] = []
}

extension Optional {
  /// Notes a further failure, and keeps what earlier ones could not save.
  mutating func add<Item>(_ trouble: Trouble, unsaved items: [Item] = []) where Wrapped == SaveFailure<Item> {
    let earlier = self?.unsaved ?? []
    self = SaveFailure(trouble: trouble, unsaved: earlier + items.filter { !earlier.contains($0) })
  }

  /// Keeps an item that turned out not to be saved after `trouble` was told, also when that was read meanwhile.
  mutating func keep<Item>(_ item: Item, after trouble: Trouble?) where Wrapped == SaveFailure<Item> {
    guard let trouble = self?.trouble ?? trouble else { return }
    add(trouble, unsaved: [item])
  }
}

/// What one command deleted, for its undo.
public struct Deletion<Item: Sendable>: Sendable, Identifiable {
  public let id = UUID()
  public let items: [Item]
}
