import CSQLite
import Foundation

/// A copy of a database as it was at a moment, in the folder `backups` beside it.
public struct Backup: Sendable, Hashable, Identifiable {
  public let url: URL
  /// When it was made, in milliseconds.
  public let date: Date
  /// The format that the database had.
  public let version: Int

  public var id: URL { url }

  /// How many are kept: the oldest goes when there are more.
  public static let kept = 10

  /// The backups of the database at `url`, newest first.
  public static func all(of url: URL) -> [Backup] { all(of: DatabaseFile(url)) }

  /// The newest backup of the database at `url` that can be read, if there is one. It reads the file: not for the main thread.
  public static func newestSound(of url: URL) -> Backup? { all(of: url).first { $0.isSound } }

  static func all(of file: DatabaseFile) -> [Backup] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file.backups.path)) ?? []
    return names.compactMap { Backup(name: $0, file: file) }.sorted { $0.date > $1.date }
  }

  // MARK: Names

  private static let timestamp = Date.ISO8601FormatStyle(
    dateSeparator: .omitted, timeSeparator: .omitted, includingFractionalSeconds: true)

  /// `faves-20261121T101500.000Z-v3.sqlite`
  static func name(of file: DatabaseFile, date: Date, version: Int) -> String {
    "\(file.stem)-\(date.formatted(timestamp))-v\(version).sqlite"
  }

  private init?(name: String, file: DatabaseFile) {
    guard name.hasPrefix(file.stem + "-"), name.hasSuffix(".sqlite") else { return nil }
    let parts = name.dropFirst(file.stem.count + 1).dropLast(".sqlite".count).components(separatedBy: "-v")
    guard parts.count == 2, let version = Int(parts[1]), let date = try? Self.timestamp.parse(parts[0]) else {
      return nil
    }
    self.init(url: file.backups.appendingPathComponent(name), date: date, version: version)
  }

  private init(url: URL, date: Date, version: Int) {
    self.url = url
    self.date = date
    self.version = version
  }

  // MARK: Making

  /// Copies what `connection` sees into a new file, which gets its name only when it is whole.
  @discardableResult
  static func make(of connection: Connection, file: DatabaseFile, now: Date) throws -> Backup {
    try DatabaseFile.makePrivateFolder(file.backups)
    let version = try connection.version()
    let url = file.backups.appendingPathComponent(name(of: file, date: now, version: version))
    let unfinished = url.appendingPathExtension("part")
    do {
      try copy(connection, to: unfinished)
      try DatabaseFile.synchronize(file: unfinished)
      guard rename(unfinished.path, url.path) == 0 else {
        throw StorageError(systemCode: errno, path: url.path)
      }
      try DatabaseFile.synchronize(folder: file.backups)
    } catch {
      unlink(unfinished.path)
      throw error
    }
    for old in all(of: file).dropFirst(kept) { unlink(old.url.path) }
    return Backup(url: url, date: now, version: version)
  }

  /// SQLite's online backup, which sees the log too.
  private static func copy(_ connection: Connection, to url: URL) throws {
    unlink(url.path)
    let target = try ConnectionHandle(path: url.path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    guard let backup = sqlite3_backup_init(target.raw, "main", connection.handle.raw, "main") else {
      throw target.error(sqlite3_errcode(target.raw), sql: nil)
    }
    let step = sqlite3_backup_step(backup, -1)
    let finish = sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE, finish == SQLITE_OK else {
      throw StorageError(code: step == SQLITE_DONE ? finish : step, handle: nil, path: url.path, sql: nil)
    }
    // A backup is one file: without this it would ask for a log of its own.
    sqlite3_exec(target.raw, "PRAGMA journal_mode = DELETE", nil, nil, nil)
    chmod(url.path, 0o600)
  }

  /// Whether SQLite finds nothing wrong with it. It is not changed.
  var isSound: Bool {
    var address = URLComponents()
    address.scheme = "file"
    address.path = url.path
    address.queryItems = [URLQueryItem(name: "immutable", value: "1")]
    guard let name = address.string,
      let connection = try? Connection(path: name, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI),
      let findings = try? connection.quickCheck(), let version = try? connection.version()
    else { return false }
    return findings.isEmpty && version == self.version
  }
}
