import Foundation

/// What the bytes of a file say before SQLite touches it: opening alone may already write beside it.
enum FileProbe: Equatable {
  /// Nothing is there to lose.
  case absent
  /// A database of ours, as far as its first page says.
  case database

  /// Looks, and changes nothing.
  ///
  /// It closes a descriptor of the file, and with it drops every POSIX lock that this process holds on it: never call it for a
  /// file that is open.
  init(_ file: DatabaseFile, schema: Schema) throws {
    let path = file.path
    let isLogLeft = DatabaseFile.size(of: file.log) > 0
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw StorageError(systemCode: errno, path: path) }
      if isLogLeft {
        throw StorageError.corrupt(path: path, details: "it is missing, and its log “-wal” is still there")
      }
      self = .absent
      return
    }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &header, header.count)
    guard count >= 0 else { throw StorageError(systemCode: errno, path: path) }
    if count == 0 {
      // SQLite leaves an empty file when it is killed before its first commit. After that it never has one.
      if isLogLeft || !Backup.all(of: file).isEmpty {
        throw StorageError.corrupt(path: path, details: "it is empty")
      }
      self = .absent
      return
    }
    guard count == header.count, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw StorageError.notADatabase(path: path)
    }
    // https://www.sqlite.org/fileformat.html §1.3: user_version at 60, application_id at 68, big-endian.
    func number(at offset: Int) -> Int32 {
      Int32(bitPattern: header[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) })
    }
    let version = Int(number(at: 60))
    let applicationID = number(at: 68)
    // Both are 0 in a file whose first transaction is still in the log.
    guard applicationID == schema.applicationID || (applicationID == 0 && version == 0) else {
      throw StorageError.foreignDatabase(path: path)
    }
    guard version <= schema.version else {
      throw StorageError.newerVersion(path: path, found: version, known: schema.version)
    }
    self = .database
  }
}
