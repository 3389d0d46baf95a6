import Foundation

/// An open database: one connection, used by one queue off the main thread, one closure at a time and in the order in which
/// they were handed in.
///
///     let database = try await Database.open(at: url, schema: schema)
///     try await database.write { try $0.execute("INSERT INTO note (text) VALUES (\(text))") }
///     let texts = try await database.read { try $0.rows("SELECT text FROM note") { try $0[0] as String } }
///
/// When a write has returned, the disk has it (`synchronous = FULL`): a crash or a power cut does not take it back.
public actor Database {
  nonisolated let disk: DiskQueue
  private var connection: Connection?
  private var claim: OpenFiles.Claim?
  private let liveQueries = LiveQueries()
  private let file: DatabaseFile?

  /// Whether opening made the file.
  public nonisolated let isNew: Bool
  /// Whether writes are refused with `StorageError.readOnly`.
  public nonisolated let isReadOnly: Bool

  public nonisolated var unownedExecutor: UnownedSerialExecutor { disk.asUnownedSerialExecutor() }

  private init(_ disk: DiskQueue, _ opening: sending Opening, file: DatabaseFile?) {
    self.disk = disk
    self.file = file
    isNew = opening.isNew
    isReadOnly = !opening.connection.mayWrite
    claim = opening.claim
    connection = opening.connection
  }

  // Closing copies the log into the file; not on whatever thread let go last.
  isolated deinit { connection = nil }

  // MARK: Opening and closing

  /// Opens the database at `url` for reading and writing; makes it, and its folder (for this user only), when there is none.
  ///
  /// The file is checked first and left untouched when something is wrong with it. One of an older format is backed up, then
  /// migrated.
  ///
  /// - Parameters:
  ///   - busyTimeout: how long to wait for another program that holds the file.
  ///   - now: the time in a backup's name.
  /// - Throws: `StorageError`.
  public static func open(
    at url: URL, schema: Schema, busyTimeout: Duration = .seconds(5), now: Date = Date()
  ) async throws -> Database {
    let file = DatabaseFile(url)
    return try await open(file) { try Opening(file, schema: schema, busyTimeout: busyTimeout, now: now) }
  }

  /// Opens what can be read of the database at `url`, and never changes the file: it works on a private copy, which gets the
  /// migrations. For a file that `open(at:schema:)` refuses.
  public static func openReadOnly(at url: URL, schema: Schema) async throws -> Database {
    let file = DatabaseFile(url)
    return try await open(file) { try Opening(readOnly: file, schema: schema) }
  }

  /// Opens a new database in memory, gone when it is closed.
  public static func inMemory(schema: Schema) async throws -> Database {
    try await open(nil) { try Opening(inMemory: schema) }
  }

  private static func open(
    _ file: DatabaseFile?, _ opening: @escaping @Sendable () throws -> sending Opening
  ) async throws -> Database {
    try await withCheckedThrowingContinuation { continuation in
      enqueueOpening(file, opening) { continuation.resume(with: $0) }
    }
  }

  /// Hands in an opening without waiting. `completion` is called on the disk's queue.
  static func enqueueOpening(
    _ file: DatabaseFile?, _ opening: @escaping @Sendable () throws -> sending Opening,
    completion: @escaping @Sendable (Result<Database, any Error>) -> Void
  ) {
    let disk = DiskQueue()
    disk.queue.async {
      completion(Result { Database(disk, try opening(), file: file) })
    }
  }

  /// Waits for what was handed in before, then closes the file. Later calls throw `StorageError.closed`.
  public nonisolated func close() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      disk.queue.async {
        self.assumeIsolated { database in
          database.connection = nil
          database.claim = nil
          database.liveQueries.removeAll()
        }
        continuation.resume()
      }
    }
  }

  // MARK: Reading and writing

  /// Reads. Throws what `body` throws, and `StorageError.readOnly` for a statement that would write.
  public nonisolated func read<T: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      enqueueRead(body) { continuation.resume(with: $0) }
    }
  }

  /// Reads and writes in one transaction: when `body` throws, nothing of it is kept.
  @discardableResult
  public nonisolated func write<T: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      enqueueWrite(body) { continuation.resume(with: $0) }
    }
  }

  /// Hands in a read without waiting. `completion` is called on the disk's queue.
  public nonisolated func enqueueRead<T: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> T,
    completion: @escaping @Sendable (Result<T, any Error>) -> Void
  ) {
    disk.queue.async {
      completion(self.assumeIsolated { database in Result { try database.reading(body).value } })
    }
  }

  /// Hands in a write without waiting: writes run in the order of these calls. `completion` is called on the disk's queue when
  /// the disk has it, or does not.
  public nonisolated func enqueueWrite<T: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> T,
    completion: @escaping @Sendable (Result<T, any Error>) -> Void
  ) {
    disk.queue.async {
      completion(self.assumeIsolated { database in Result { try database.writing(body) } })
    }
  }

  /// Runs `body` without write access, and says which tables it read.
  private func reading<T>(_ body: (Connection) throws -> T) throws -> (value: T, tables: Set<String>) {
    guard let connection else { throw StorageError.closed }
    connection.mayWrite = false
    defer { connection.mayWrite = !isReadOnly }
    connection.beginRecording()
    let value = try body(connection)
    return (value, connection.readTables)
  }

  private func writing<T>(_ body: (Connection) throws -> T) throws -> T {
    guard let connection else { throw StorageError.closed }
    guard !isReadOnly else { throw StorageError.readOnly(path: file?.path ?? connection.handle.path) }
    defer {
      if liveQueries.touch(connection.takeChangedTables()) {
        // Behind the writes already handed in: a run of commits is one new reading.
        disk.queue.async { self.assumeIsolated { $0.refreshLiveQueries() } }
      }
    }
    return try connection.transaction { try body(connection) }
  }

  // MARK: Live queries

  /// Runs `query` now and again after each commit that changed a table it reads, and hands over the results.
  ///
  /// Commits in quick succession give one result, always the newest. The tables are found by watching what the query reads.
  ///
  /// - Parameter onResult: called on the disk's queue.
  /// - Returns: the live query, which ends when it is cancelled or let go.
  public nonisolated func observe<T: Sendable>(
    _ query: @escaping @Sendable (Connection) throws -> T,
    onResult: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> LiveQuery {
    let live = LiveQuery()
    let observer = LiveQueries.Observer(live) { [weak self] in
      guard let self else { return [] }
      return self.assumeIsolated { database in
        do {
          let (value, tables) = try database.reading(query)
          onResult(.success(value))
          return tables
        } catch {
          onResult(.failure(error))
          return nil
        }
      }
    }
    disk.queue.async { self.assumeIsolated { $0.liveQueries.add(observer) } }
    return live
  }

  /// The results of a live query, the newest only where the reader is slow. A failed reading ends it.
  public nonisolated func values<T: Sendable>(
    of query: @escaping @Sendable (Connection) throws -> T
  ) -> AsyncThrowingStream<T, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let live = observe(query) { result in
        switch result {
        case .success(let value): continuation.yield(value)
        case .failure(let error): continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in live.cancel() }
    }
  }

  private func refreshLiveQueries() { liveQueries.refresh() }

  // MARK: Backups

  /// Copies the database into the folder `backups` beside it and deletes all but the newest `Backup.kept`.
  /// Gives `nil` for a database without a file.
  public nonisolated func backUp(now: Date = Date()) async throws -> Backup? {
    try await withCheckedThrowingContinuation { continuation in
      disk.queue.async {
        continuation.resume(with: self.assumeIsolated { d in Result { try d.makeBackup(now) } })
      }
    }
  }

  private func makeBackup(_ now: Date) throws -> Backup? {
    guard let connection else { throw StorageError.closed }
    guard let file, !isReadOnly else { return nil }
    return try Backup.make(of: connection, file: file, now: now)
  }
}
