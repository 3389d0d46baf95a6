import Foundation

/// Where a database is: its file, SQLite's two files beside it, and the folder of its backups.
struct DatabaseFile: Sendable, Hashable {
  let url: URL

  init(_ url: URL) { self.url = url.standardizedFileURL.resolvingSymlinksInPath() }

  var path: String { url.path }
  var folder: URL { url.deletingLastPathComponent() }
  /// The write-ahead log: what was written and is not in the main file yet.
  var log: URL { URL(fileURLWithPath: path + "-wal") }
  var sharedMemory: URL { URL(fileURLWithPath: path + "-shm") }
  var backups: URL { folder.appendingPathComponent("backups", isDirectory: true) }
  /// The file's name without its extension.
  var stem: String { url.deletingPathExtension().lastPathComponent }

  /// Bytes in a file; 0 when it is not there.
  static func size(of url: URL) -> Int {
    var status = stat()
    return stat(url.path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Makes a folder, and those above it, for this user only.
  static func makePrivateFolder(_ url: URL) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw StorageError(systemCode: ENOTDIR, path: url.path) }
      return
    }
    let parent = url.deletingLastPathComponent()
    if parent.path != url.path { try makePrivateFolder(parent) }
    guard mkdir(url.path, 0o700) != 0 else { return }
    switch errno {
    case EEXIST: return
    case EACCES, EPERM, EROFS, ENOENT: throw StorageError.readOnlyFolder(path: parent.path)
    case let code: throw StorageError(systemCode: code, path: url.path)
    }
  }

  /// Makes the names in a folder last: a rename is on the disk only when its folder is.
  static func synchronize(folder: URL) throws { try synchronize(folder, flags: O_RDONLY | O_DIRECTORY) }
  static func synchronize(file: URL) throws { try synchronize(file, flags: O_RDONLY) }

  private static func synchronize(_ url: URL, flags: Int32) throws {
    let descriptor = open(url.path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError(systemCode: errno, path: url.path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw StorageError(systemCode: errno, path: url.path) }
  }
}
