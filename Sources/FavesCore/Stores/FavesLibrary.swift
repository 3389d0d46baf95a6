import Foundation
import Observation
import Storage

/// Everything the apps keep: opens the file and fills the stores.
///
///     @State var library = FavesLibrary(location: .standard())
///     ContactList().environment(library.contacts).task { await library.open() }
///
/// The stores are there from the start, in the phase `loading`; they stay the same objects when the file is
/// opened again.
@MainActor @Observable
public final class FavesLibrary {
  public let contacts: ContactStore
  public let movies: MovieStore
  public let user: UserStore
  public private(set) var phase: LoadPhase = .loading

  private let location: FavesLocation?
  @ObservationIgnored private(set) var database: Database?
  @ObservationIgnored private(set) var opening: Task<Void, Never>?
  @ObservationIgnored private var tidying: Task<Void, Never>?
  /// What `open(within:)` has begun to read.
  @ObservationIgnored private var reading: LibraryReading?
  @ObservationIgnored private let now: @Sendable () -> Date

  /// Nothing is read before `open()`.
  ///
  /// - Parameter now: the time, for dates in records, the trash and backups.
  public init(location: FavesLocation, now: @escaping @Sendable () -> Date = { Date() }) {
    self.location = location
    self.now = now
    contacts = ContactStore(now: now)
    movies = MovieStore(now: now)
    user = UserStore()
  }

  /// A library in memory, for previews and tests: ready at once, and gone with the object.
  public init(
    contacts: [Contact] = [], movies: [Movie] = [], profile: UserProfile = UserProfile(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    location = nil
    self.now = now
    self.contacts = ContactStore(now: now)
    self.movies = MovieStore(now: now)
    user = UserStore()
    show(
      Snapshot(contacts: contacts, movies: movies, profile: profile, order: .given), from: nil, phase: .ready)
  }

  /// A library in memory with what a person finds on the first start.
  public static func samples(now: Date = Date()) -> FavesLibrary {
    FavesLibrary(
      contacts: FirstContents.contacts(now: now), movies: FirstContents.movies(now: now), now: { now })
  }

  /// Opens the file, makes it with the samples when there is none, and fills the stores.
  ///
  /// A file that cannot be opened is left as it is: what can be read is shown for reading (`readOnly`), else
  /// the phase is `failed`. Either says what is wrong and offers the newest backup where that would help. A
  /// library that is open stays as it is, and one that failed is tried again.
  public func open() async {
    guard let location, !(database != nil && phase.isEditable) else { return }
    // Two windows may ask at once.
    let opening = opening ?? Task { await read(location) }
    self.opening = opening
    await opening.value
    self.opening = nil
  }

  /// Begins to read what is going to be opened, away from the main thread: a program that starts has other things to do until then.
  ///
  /// - Parameter isInVain: asked there first; true: nothing is read before it is opened after all.
  public func beginReading(unless isInVain: @escaping @Sendable () -> Bool = { false }) {
    guard let location, database == nil, opening == nil, reading == nil else { return }
    reading = LibraryReading(location, by: contacts.nameOrder, now: now(), unless: isInVain)
  }

  /// Begins what `open()` does, and waits for it so long, for a window that is about to come: that then has everything in its
  /// first frame. What takes longer goes on, and anything that is wrong with the file is for `open()`, which has to follow.
  public func open(within patience: Duration) {
    // Where it has failed, nobody shall wait for it once more.
    guard phase == .loading else { return }
    beginReading()
    // Another opening is under way, and what was read before belongs to that.
    guard opening == nil, database == nil else { return }
    guard let location, let (database, snapshot) = reading?.result(within: patience) else { return }
    take(snapshot, from: database, at: location)
  }

  private func read(_ location: FavesLocation) async {
    await close()
    setPhase(.loading)
    let order = contacts.nameOrder
    let reading = reading ?? LibraryReading(location, by: order, now: now())
    self.reading = nil
    do {
      let (database, snapshot) = try await reading.result
      take(snapshot, from: database, at: location)
    } catch {
      await openForReading(location, after: error, order: order)
    }
  }

  private func take(_ snapshot: Snapshot, from database: Database, at location: FavesLocation) {
    reading = nil
    self.database = database
    show(snapshot, from: database, phase: .ready)
    tidyUp(database, at: location)
    contacts.foldAhead(after: Self.pause)
  }

  /// What nobody waits for begins so long after the data is there: what shows the data is made and drawn until then, and
  /// shall have the processors.
  private static let pause = Duration.milliseconds(500)

  /// Puts a backup in the place of the file, which is kept beside it, and opens it.
  ///
  /// - Parameter backup: as `Trouble.backup` offers it.
  /// - Throws: `StorageError`; the file in use is then left as it was, and stays open as it was.
  public func restore(_ backup: Backup) async throws {
    guard let location else { return }
    await close()
    do {
      let date = now()
      try await Task.detached { _ = try backup.restore(over: location.database, now: date) }.value
    } catch {
      await open()
      throw error
    }
    await open()
  }

  /// Waits until the disk has every change made so far: before the app quits.
  public func flush() async {
    await contacts.flush()
    await movies.flush()
    await user.flush()
  }

  /// Waits as `flush()` does, then closes the file. `open()` opens it again.
  public func close() async {
    await flush()
    // It pauses no longer then.
    tidying?.cancel()
    await tidying?.value
    tidying = nil
    await database?.close()
    database = nil
    if location != nil { setPhase(.loading) }
  }

  private func openForReading(_ location: FavesLocation, after error: any Error, order: NameOrder) async {
    let backup = await Task.detached { error.asksForBackup ? Backup.newestSound(of: location.database) : nil }
      .value
    if error.leavesReading,
      let database = try? await Database.openReadOnly(at: location.database, schema: FavesSchema.bare),
      let snapshot = try? await database.read({ try Snapshot(from: $0, order: order) })
    {
      self.database = database
      let trouble = Trouble(title: "Your contacts and films cannot be changed", error: error, backup: backup)
      show(snapshot, from: database, phase: .readOnly(trouble))
    } else {
      let trouble = Trouble(title: "Your contacts and films cannot be opened", error: error, backup: backup)
      show(Snapshot(), from: nil, phase: .failed(trouble))
    }
  }

  private func show(_ snapshot: Snapshot, from database: Database?, phase: LoadPhase) {
    contacts.load(snapshot.contacts, from: database, phase: phase)
    movies.load(snapshot.movies, from: database, phase: phase)
    user.load(snapshot.profile, from: database, phase: phase)
    self.phase = phase
  }

  private func setPhase(_ phase: LoadPhase) {
    contacts.phase = phase
    movies.phase = phase
    user.phase = phase
    self.phase = phase
  }

  /// Empties the trash of what is too old, and makes the day's backup. Nobody waits for it, and where it
  /// fails, the next start tries again.
  private func tidyUp(_ database: Database, at location: FavesLocation) {
    let day = 86400.0
    let date = now()
    let limit = date - Double(ContactStore.daysInTrash) * day
    tidying = Task.detached {
      try? await Task.sleep(for: Self.pause)
      _ = try? await database.write { connection in
        try ContactRecords.purge(before: limit, in: connection)
        try MovieRecords.purge(before: limit, in: connection)
      }
      let last = Backup.all(of: location.database).first?.date
      if !database.isNew, last.map({ $0 <= date - day }) ?? true { _ = try? await database.backUp(now: date) }
    }
  }
}

extension Error {
  /// Whether bringing back a backup would help.
  fileprivate var asksForBackup: Bool {
    switch self as? StorageError {
    case .corrupt, .notADatabase, .foreignDatabase, .malformedRow, .unreadable, .inputOutput,
      .migrationFailed:
      true
    default: false
    }
  }

  /// Whether the file may still be read when it cannot be opened for writing.
  fileprivate var leavesReading: Bool {
    switch self as? StorageError {
    case .corrupt, .readOnly, .readOnlyFolder, .diskFull, .inputOutput, .unreadable: true
    default: false
    }
  }
}
