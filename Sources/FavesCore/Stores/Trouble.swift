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

/// A change that did not reach the disk. Memory shows again what the disk has.
public struct SaveFailure<Item: Sendable>: Sendable {
  public let trouble: Trouble
  /// The items as they were to be saved, so that the work is not lost with them.
  public internal(set) var unsaved: [Item] = []
}

/// What one command deleted, for its undo.
public struct Deletion<Item: Sendable>: Sendable, Identifiable {
  public let id = UUID()
  public let items: [Item]
}
