/// What can go wrong with the file, and with statements. Each has words a person can act on: see `errorDescription` and
/// `recoverySuggestion`.
public enum StorageError: Error, Sendable, Hashable {
  /// The file or its folder is there and cannot be read.
  case unreadable(path: String, reason: String)
  /// The file is something else than an SQLite database.
  case notADatabase(path: String)
  /// The file is a database of another program.
  case foreignDatabase(path: String)
  /// The file is damaged; `details` is what SQLite's check says.
  case corrupt(path: String, details: String)
  /// The file was written by a newer version of the app.
  case newerVersion(path: String, found: Int, known: Int)
  /// The folder cannot be made, or no file can be written in it.
  case readOnlyFolder(path: String)
  /// The file cannot be written, or was opened for reading only.
  case readOnly(path: String)
  /// No room is left on the disk.
  case diskFull(path: String)
  /// Another program holds the file.
  case inUse(path: String)
  /// The disk failed.
  case inputOutput(path: String, reason: String)
  /// A migration failed and was rolled back.
  case migrationFailed(path: String, version: Int, reason: String)
  /// A backup cannot be made or brought back.
  case backupFailed(path: String, reason: String)
  /// A statement broke a rule of its table (unique, foreign key, check, not null).
  case constraint(reason: String)
  /// A column does not hold what the program expects.
  case malformedRow(column: String, expected: String, found: String)
  /// The statement itself is wrong: a mistake in the program.
  case statement(sql: String, reason: String)
  /// The database was closed before.
  case closed
}
