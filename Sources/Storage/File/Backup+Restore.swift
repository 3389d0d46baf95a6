import Foundation

extension Backup {
  /// Puts this backup in the place of the database at `url`, which must not be open, and keeps what was there:
  /// `faves.sqlite` becomes `faves-replaced-<time>.sqlite` in the same folder, its log beside it.
  ///
  /// Whenever it is interrupted, either the old file or the backup is in place, and nothing is gone. It reads and writes
  /// whole files: not for the main thread.
  ///
  /// - Returns: where the old file is now, or `nil` when there was none.
  /// - Throws: `StorageError.backupFailed` when the backup itself is damaged, and what the disk says.
  @discardableResult
  public func restore(over url: URL, now: Date = Date()) throws -> URL? {
    let file = DatabaseFile(url)
    let claim = try OpenFiles.Claim(file)
    defer { withExtendedLifetime(claim) {} }
    guard isSound else {
      throw StorageError.backupFailed(path: self.url.path, reason: "it is damaged itself")
    }

    let name = Self.name(of: file, date: now, version: 0)
    let aside = DatabaseFile(
      file.folder.appendingPathComponent(
        name.replacing("\(file.stem)-", with: "\(file.stem)-replaced-", maxReplacements: 1)
          .replacing("-v0.sqlite", with: ".sqlite")))
    let incoming = file.folder.appendingPathComponent(".\(file.stem)-incoming.sqlite")
    unlink(incoming.path)
    try Self.copyItem(self.url, incoming)
    try DatabaseFile.synchronize(file: incoming)

    // The log goes first: SQLite would play it back onto the backup.
    if DatabaseFile.size(of: file.log) > 0 { try Self.move(file.log, aside.log) }
    unlink(file.log.path)
    unlink(file.sharedMemory.path)
    let isThere = FileManager.default.fileExists(atPath: file.path)
    // A second name for the old file, so that the place is never empty. Some file systems have no links.
    if isThere, link(file.path, aside.path) != 0 { try Self.copyItem(file.url, aside.url) }
    try Self.move(incoming, file.url)
    try DatabaseFile.synchronize(folder: file.folder)
    return isThere ? aside.url : nil
  }

  private static func move(_ source: URL, _ target: URL) throws {
    guard rename(source.path, target.path) == 0 else {
      throw StorageError(systemCode: errno, path: target.path)
    }
  }

  private static func copyItem(_ source: URL, _ target: URL) throws {
    do {
      try FileManager.default.copyItem(at: source, to: target)
    } catch {
      throw StorageError.backupFailed(path: source.path, reason: error.localizedDescription)
    }
  }
}
