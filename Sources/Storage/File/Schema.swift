/// What a database file looks like, and how older ones become like that.
public struct Schema: Sendable {
  /// Marks a file as this program's (SQLite's `application_id`). Not 0.
  public let applicationID: Int32
  /// In order, from an empty file on. The file's format (`user_version`) is how many it has had, so one that was released is
  /// never changed again, and new ones are added at the end.
  public let migrations: [Migration]
  /// Puts the first contents into a file that was made new, in the transaction that makes its tables.
  public let firstContents: @Sendable (Connection) throws -> Void

  public init(
    applicationID: Int32, migrations: [Migration],
    firstContents: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) {
    precondition(applicationID != 0, "0 is what files without an application id have")
    self.applicationID = applicationID
    self.migrations = migrations
    self.firstContents = firstContents
  }

  /// The format that this program writes.
  public var version: Int { migrations.count }
}

/// One step from a format to the next. It runs in a transaction, after a backup.
public struct Migration: Sendable {
  let change: @Sendable (Connection) throws -> Void

  public init(_ change: @escaping @Sendable (Connection) throws -> Void) { self.change = change }

  /// A migration that is only SQL: one or more statements.
  public init(script: String) { self.init { try $0.run(script: script) } }
}
