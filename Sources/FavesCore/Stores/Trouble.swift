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
    message = ((error as? StorageError)?.description ?? error.localizedDescription).shorteningHome()
  }

  init(title: String, message: String) {
    self.title = title
    self.message = message
    backup = nil
  }
}

extension String {
  /// The text with `~` for the user's home in the paths that begin in it, as a person knows them.
  ///
  /// - Parameter home: the folder; a relative one, or the root, is nobody's home.
  func shorteningHome(_ home: String? = ProcessInfo.processInfo.environment["HOME"]) -> String {
    guard let home, home.hasPrefix("/") else { return self }
    let folder = home.reversed().drop { $0 == "/" }.reversed()
    guard !folder.isEmpty else { return self }
    return replacingOccurrences(of: "“\(String(folder))/", with: "“~/")
  }
}
