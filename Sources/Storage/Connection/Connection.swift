import CSQLite

/// The connection as the closures of `Database.read` and `Database.write` get it: on the disk's thread, for the length of
/// the closure.
public final class Connection {
  // Statements go before the handle that they were prepared on: `deinit` empties the cache first.
  private var cache = StatementCache()
  private let tracker = TableTracker()
  let handle: ConnectionHandle

  /// Tables that were read since `beginRecording()`.
  private(set) var readTables: Set<String> = []
  /// Tables that a transaction has changed so far.
  private var changedTables: Set<String> = []
  private var depth = 0
  /// Whether statements may change the file. `Database.read` clears it for its closure.
  var mayWrite = true

  /// - Parameters:
  ///   - path: a path, or `:memory:`.
  ///   - flags: `SQLITE_OPEN_…`.
  ///   - reportedPath: which file errors name, when it is another.
  init(path: String, flags: Int32, reportedPath: String? = nil) throws {
    handle = try ConnectionHandle(path: path, flags: flags, reportedPath: reportedPath)
    tracker.attach(to: handle.raw)
    QueryFunctions.install(on: handle.raw)
  }

  deinit {
    cache.removeAll()
    sqlite3_set_authorizer(handle.raw, nil, nil)
  }

  // MARK: Statements

  /// Every row of a query, mapped.
  @inlinable
  public func rows<T>(_ sql: SQL, _ map: (borrowing Row) throws -> T) throws -> [T] {
    var result: [T] = []
    try step(sql) { row in
      result.append(try map(row))
      return true
    }
    return result
  }

  /// The first row of a query, mapped, or `nil` when there is none.
  @inlinable
  public func first<T>(_ sql: SQL, _ map: (borrowing Row) throws -> T) throws -> T? {
    var result: T?
    try step(sql) { row in
      result = try map(row)
      return false
    }
    return result
  }

  /// Runs a statement that gives no rows, and returns how many it inserted, updated or deleted.
  @discardableResult
  public func execute(_ sql: SQL) throws -> Int {
    let before = sqlite3_total_changes64(handle.raw)
    try step(sql) { _ in true }
    return sqlite3_total_changes64(handle.raw) == before ? 0 : Int(sqlite3_changes64(handle.raw))
  }

  /// Runs several statements without values, as migrations need it. Live queries do not hear of it.
  public func run(script: String) throws {
    guard mayWrite else { throw StorageError.readOnly(path: handle.path) }
    let code = sqlite3_exec(handle.raw, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw handle.error(code, sql: script) }
  }

  /// Calls `visit` for each row until it returns `false`.
  @usableFromInline
  func step(_ sql: SQL, _ visit: (borrowing Row) throws -> Bool) throws {
    let statement = try cache.take(sql.text) ?? Statement(sql.text, on: handle, tracker: tracker)
    defer {
      statement.reset()
      cache.giveBack(statement)
    }
    guard statement.isReadOnly || mayWrite else { throw StorageError.readOnly(path: handle.path) }
    try statement.bind(sql.values, on: handle)
    readTables.formUnion(statement.reads)
    let before = sqlite3_total_changes64(handle.raw)
    defer {
      if !statement.isReadOnly, sqlite3_total_changes64(handle.raw) != before {
        changedTables.formUnion(statement.writes)
      }
    }
    while true {
      switch sqlite3_step(statement.handle) {
      case SQLITE_ROW: guard try visit(Row(statement)) else { return }
      case SQLITE_DONE: return
      case let code: throw handle.error(code, sql: sql.text)
      }
    }
  }

  // MARK: Transactions

  /// Runs `body` in a transaction: all of what it does is kept, or when it throws, none of it.
  /// A transaction inside a transaction is a savepoint.
  public func transaction<T>(_ body: () throws -> T) throws -> T {
    let isOutermost = depth == 0
    let changedBefore = changedTables
    try execute(isOutermost ? "BEGIN IMMEDIATE" : "SAVEPOINT inner")
    depth += 1
    defer { depth -= 1 }
    do {
      let result = try body()
      try execute(isOutermost ? "COMMIT" : "RELEASE inner")
      return result
    } catch {
      // SQLite itself rolls back after some failures (a full disk, say); then there is nothing to undo.
      if sqlite3_get_autocommit(handle.raw) == 0 {
        if isOutermost {
          _ = try? execute("ROLLBACK")
        } else {
          _ = try? execute("ROLLBACK TO inner")
          _ = try? execute("RELEASE inner")
        }
      }
      changedTables = changedBefore
      throw error
    }
  }

  // MARK: Recording

  /// Starts to note the tables that are read.
  func beginRecording() { readTables = [] }

  /// The tables changed since the last call.
  func takeChangedTables() -> Set<String> {
    defer { changedTables = [] }
    return changedTables
  }
}
