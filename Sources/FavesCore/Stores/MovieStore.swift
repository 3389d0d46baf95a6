import Foundation
import Observation
import Storage

/// The films. Memory first, disk behind: a change shows at once, and reaches the disk a moment later;
/// `flush()` waits for it.
@MainActor @Observable
public final class MovieStore {
  public internal(set) var phase: LoadPhase = .loading
  /// What could not be made or saved. Set it to `nil` when it was read.
  public var lastError: SaveFailure<Movie>?
  /// How `movies` is sorted. Setting it sorts anew.
  public var order: MovieOrder = .added {
    didSet { if order != oldValue { filed.sort { $0.precedes($1, by: order) } } }
  }
  private var filed: [FiledMovie] = []
  private var deletions: [Deletion<Movie>] = []

  @ObservationIgnored private var byID: [Movie.ID: FiledMovie] = [:]
  @ObservationIgnored private var lastTrouble: Trouble?
  @ObservationIgnored private var disk: WriteBehind<Movie>?
  @ObservationIgnored private let now: () -> Date

  /// - Parameter now: the time of deletions.
  init(now: @escaping () -> Date = Date.init) { self.now = now }

  /// Every film, sorted.
  public var movies: [Movie] { filed.map(\.movie) }
  public var count: Int { filed.count }

  /// The films that a filter lets through, sorted.
  public func movies(matching filter: MovieFilter) -> [Movie] {
    let query = SearchQuery(filter.text)
    return filed.filter { filed in
      let movie = filed.movie
      return filter.genre.map(movie.genres.contains) ?? true && movie.rating >= filter.minimumRating
        && (query.isEmpty || filed.search.matches(query))
    }.map(\.movie)
  }

  public subscript(id: Movie.ID) -> Movie? {
    _ = filed
    return byID[id]?.movie
  }

  /// Waits until the disk has every change made so far.
  public func flush() async { await disk?.flush() }

  // MARK: Changes

  /// Adds films, in one transaction. An empty title becomes `Movie.untitled`.
  public func add(_ movies: [Movie]) {
    guard !movies.isEmpty, mayChange(unsaved: movies) else { return }
    save(movies.map { $0.tidied() })
  }

  /// Adds a film. An empty title becomes `Movie.untitled`.
  public func add(_ movie: Movie) { add([movie]) }

  /// Replaces the film of the same id. Does nothing when it is not there any more, or is the same.
  public func update(_ movie: Movie) {
    let movie = movie.tidied()
    guard let old = byID[movie.id]?.movie, old != movie, mayChange(unsaved: [movie]) else { return }
    save([movie])
  }

  /// Moves films into the trash. `undoDelete()` brings them back.
  ///
  /// - Returns: what names the deletion; `nil` when nothing was deleted.
  @discardableResult
  public func delete(_ ids: Set<Movie.ID>) -> DeletionID? {
    let gone = filed.map(\.movie).filter { ids.contains($0.id) }
    guard !gone.isEmpty, mayChange() else { return nil }
    let deletion = Deletion(items: gone)
    deletions.append(deletion)
    for movie in gone { takeOut(movie.id) }
    let date = now()
    write(gone.map(\.id)) { try MovieRecords.setDeleted(date, of: $0, in: $1) }
    return deletion.id
  }

  /// What `undoDelete()` would bring back.
  public var lastDeletion: Deletion<Movie>? { deletions.last }

  /// Takes back a deletion that was not taken back yet, the last one unless told.
  public func undoDelete(_ id: DeletionID? = nil) {
    guard let index = deletions.lastIndex(where: { id == nil || $0.id == id }), mayChange() else { return }
    let movies = deletions.remove(at: index).items
    put(movies)
    write(movies.map(\.id)) { try MovieRecords.setDeleted(nil, of: $0, in: $1) }
  }

  /// Saves again what could not be saved.
  public func saveAgain() {
    guard let unsaved = lastError?.unsaved, !unsaved.isEmpty else { return }
    lastError = nil
    add(unsaved)
  }

  private func save(_ movies: [Movie]) {
    put(movies)
    // What was deleted and is added anew is not to be undone to what it was.
    for movie in movies { forgetDeletion(of: movie.id) }
    disk?.write(movies.map(\.id)) { connection in
      for movie in movies { try MovieRecords.save(movie, in: connection) }
    }
  }

  private func write(_ ids: [Movie.ID], _ body: @escaping @Sendable ([Movie.ID], Connection) throws -> Void) {
    disk?.write(ids) { try body(ids, $0) }
  }

  private func mayChange(unsaved: [Movie] = []) -> Bool {
    if phase.isEditable { return true }
    lastError.add(
      phase.trouble
        ?? Trouble(title: "Your films are still being read", message: "Try again in a moment."),
      unsaved: unsaved)
    return false
  }

  // MARK: Memory

  /// - Parameter database: where changes go; `nil` keeps them in memory.
  func load(_ movies: [FiledMovie], from database: Database?, phase: LoadPhase) {
    byID = Dictionary(movies.map { ($0.movie.id, $0) }, uniquingKeysWith: { first, _ in first })
    filed = movies.sorted { $0.precedes($1, by: order) }
    deletions = []
    disk = WriteBehind(database, find: MovieRecords.find) { [weak self] error in
      let trouble = Trouble(title: "Your films could not be saved", error: error)
      self?.lastTrouble = trouble
      self?.lastError.add(trouble)
    } putRight: { [weak self] id, movie in
      self?.putRight(id, movie)
    }
    self.phase = phase
  }

  private func put(_ movies: [Movie]) {
    guard movies.count < 100 || movies.count < count / 10 else {
      for movie in movies { byID[movie.id] = FiledMovie(movie) }
      filed = byID.values.sorted { $0.precedes($1, by: order) }
      return
    }
    for movie in movies {
      let new = FiledMovie(movie)
      if let old = byID[movie.id], !old.precedes(new, by: order), !new.precedes(old, by: order) {
        filed[index(of: old)] = new
      } else {
        takeOut(movie.id)
        filed.insert(new, at: index(of: new))
      }
      byID[movie.id] = new
    }
  }

  private func takeOut(_ id: Movie.ID) {
    guard let old = byID.removeValue(forKey: id) else { return }
    filed.remove(at: index(of: old))
  }

  /// Where a film stands, or would.
  private func index(of movie: FiledMovie) -> Int {
    filed.partitioningIndex { !$0.precedes(movie, by: order) }
  }

  /// After a failed write: makes memory hold what the disk has.
  private func putRight(_ id: Movie.ID, _ stored: Movie?) {
    let held = byID[id]?.movie
    guard held != stored else { return }
    if let held { lastError.keep(held, after: lastTrouble) }
    if let stored {
      put([stored])
      if held == nil { forgetDeletion(of: id) }
    } else {
      takeOut(id)
    }
  }

  private func forgetDeletion(of id: Movie.ID) {
    for index in deletions.indices.reversed() {
      let deletion = deletions[index]
      let rest = deletion.items.filter { $0.id != id }
      guard rest.count < deletion.items.count else { continue }
      if rest.isEmpty {
        deletions.remove(at: index)
      } else {
        deletions[index] = Deletion(id: deletion.id, items: rest)
      }
    }
  }
}
