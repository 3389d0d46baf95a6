import Foundation

/// A copy of a database and its log in a folder that only this user can enter, deleted with the value.
struct PrivateCopy: ~Copyable {
  let file: DatabaseFile
  private let folder: URL

  init(of original: DatabaseFile) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(original.stem)-\(UUID().uuidString)", isDirectory: true)
    file = DatabaseFile(folder.appendingPathComponent(original.url.lastPathComponent))
    do {
      try DatabaseFile.makePrivateFolder(folder)
      try FileManager.default.copyItem(at: original.url, to: file.url)
      if DatabaseFile.size(of: original.log) > 0 {
        try FileManager.default.copyItem(at: original.log, to: file.log)
      }
      // The original may be read-only, and a copy inherits that.
      for copy in [file.url, file.log] { chmod(copy.path, 0o600) }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      if let error = error as? StorageError { throw error }
      throw StorageError.unreadable(
        path: original.path, reason: "a copy to read from cannot be made (\(error.localizedDescription))")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
