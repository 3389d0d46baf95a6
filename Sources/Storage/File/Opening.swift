import CSQLite
import Foundation

/// The way from a path to a connection on a sound file of the current format.
///
/// Until the file has passed every check nothing is written to it: a file that cannot be read stays as it is, byte for byte.
struct Opening {
  let connection: Connection
  /// Whether the file was made by this opening.
  let isNew: Bool
  let claim: OpenFiles.Claim?

  /// Opens for reading and writing, making the file and its folder where needed.
  init(_ file: DatabaseFile, schema: Schema, busyTimeout: Duration, now: Date) throws {
    try DatabaseFile.makePrivateFolder(file.folder)
    let claim = try OpenFiles.Claim(file)
    let probe = try FileProbe(file, schema: schema)
    // SQLite would silently open for reading only.
    guard access(file.folder.path, W_OK | X_OK) == 0 else {
      throw StorageError.readOnlyFolder(path: file.folder.path)
    }
    if probe == .absent {
      try Self.makePrivateFile(file)
    } else if access(file.path, W_OK) != 0 {
      throw StorageError.readOnly(path: file.path)
    }

    let connection = try Connection(path: file.path, flags: SQLITE_OPEN_READWRITE)
    // When a check fails, closing shall not copy a log into the file; without a log, it takes away the empty one it made.
    connection.setCheckpointOnClose(DatabaseFile.size(of: file.log) == 0)
    connection.setBusyTimeout(busyTimeout)
    // One connection is all there ever is: two instances would overwrite each other's contacts, and SQLite before 3.51.3 can
    // lose data of a WAL that two connections write (https://www.sqlite.org/wal.html, "The WAL-Reset Bug").
    try connection.run(script: "PRAGMA locking_mode = EXCLUSIVE")
    try Self.check(connection, schema: schema)

    let isNew = try connection.isEmpty()
    try connection.run(
      script: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    connection.setCheckpointOnClose(true)
    if !isNew, try connection.version() < schema.version {
      try Backup.make(of: connection, file: file, now: now)
    }
    try Self.migrate(connection, schema: schema, isNew: isNew)
    self.connection = connection
    self.isNew = isNew
    self.claim = claim
  }

  /// A database in memory, for tests and previews.
  init(inMemory schema: Schema) throws {
    connection = try Connection(path: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try connection.run(script: "PRAGMA foreign_keys = ON")
    try Self.migrate(connection, schema: schema, isNew: true)
    isNew = true
    claim = nil
  }

  /// Opens a private copy of the file for reading, and leaves the file itself alone. A damaged file opens as far as SQLite can
  /// read it.
  init(readOnly file: DatabaseFile, schema: Schema) throws {
    let claim = try OpenFiles.Claim(file)
    guard try FileProbe(file, schema: schema) == .database else {
      throw StorageError.unreadable(path: file.path, reason: "there is no such file")
    }
    let copy = try PrivateCopy(of: file)
    connection = try Connection(path: copy.file.path, flags: SQLITE_OPEN_READWRITE, reportedPath: file.path)
    // Takes the log into the copy, so that the copy's folder can go when this returns: SQLite keeps the open file.
    try connection.run(script: "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY")
    try Self.checkOwner(connection, schema: schema)
    try Self.migrate(connection, schema: schema, isNew: false)
    try connection.run(script: "PRAGMA query_only = ON")
    connection.mayWrite = false
    isNew = false
    self.claim = claim
    _ = consume copy
  }

  private static func makePrivateFile(_ file: DatabaseFile) throws {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EACCES || errno == EROFS { throw StorageError.readOnlyFolder(path: file.folder.path) }
      throw StorageError(systemCode: errno, path: file.path)
    }
    close(descriptor)
  }

  /// The checks that only SQLite can do, the log included.
  private static func check(_ connection: Connection, schema: Schema) throws {
    try checkOwner(connection, schema: schema)
    let findings = try connection.quickCheck()
    if let finding = findings.first {
      throw StorageError.corrupt(path: connection.handle.path, details: finding)
    }
  }

  private static func checkOwner(_ connection: Connection, schema: Schema) throws {
    let path = connection.handle.path
    let isOurs = try connection.applicationID() == schema.applicationID
    guard try isOurs || connection.isEmpty() else { throw StorageError.foreignDatabase(path: path) }
    let version = try connection.version()
    guard version <= schema.version else {
      throw StorageError.newerVersion(path: path, found: version, known: schema.version)
    }
  }

  /// Brings the file to the current format: each migration is a transaction; for a new file all of it is one, so that there is
  /// never a file with tables and without its first contents.
  private static func migrate(_ connection: Connection, schema: Schema, isNew: Bool) throws {
    if isNew {
      try connection.transaction {
        for migration in schema.migrations { try migration.change(connection) }
        try schema.firstContents(connection)
        try connection.setApplicationID(schema.applicationID)
        try connection.setVersion(schema.version)
      }
    } else {
      for index in try connection.version()..<schema.version {
        try migrate(connection, by: schema.migrations[index], to: index + 1)
      }
    }
    _ = connection.takeChangedTables()
  }

  private static func migrate(_ connection: Connection, by migration: Migration, to version: Int) throws {
    do {
      try connection.transaction {
        try migration.change(connection)
        try connection.setVersion(version)
      }
    } catch let error as StorageError {
      switch error {
      case .diskFull, .inputOutput, .readOnly, .inUse, .corrupt: throw error
      default:
        throw StorageError.migrationFailed(
          path: connection.handle.path, version: version, reason: error.errorDescription ?? "\(error)")
      }
    } catch {
      throw StorageError.migrationFailed(path: connection.handle.path, version: version, reason: "\(error)")
    }
  }
}
