import Foundation
import Storage

/// Films as rows.
enum MovieRecords {
  /// All films that are not in the trash, in no order.
  static func all(in connection: Connection) throws -> [Movie] {
    var genres: [UUID: [Genre]] = [:]
    _ = try connection.rows("SELECT movie, genre FROM movie_genre ORDER BY movie, place") {
      try genres[$0[0], default: []].append($0[1])
    }
    return try connection.rows(
      "SELECT id, title, rating, year, notes, watched, added FROM movie WHERE deleted IS NULL"
    ) { row in try movie(row) { genres[$0] ?? [] } }
  }

  /// One film, unless it is in the trash.
  static func find(_ id: Movie.ID, in connection: Connection) throws -> Movie? {
    let genres = try connection.rows("SELECT genre FROM movie_genre WHERE movie = \(id) ORDER BY place") {
      try $0[0] as Genre
    }
    return try connection.first(
      "SELECT id, title, rating, year, notes, watched, added FROM movie WHERE deleted IS NULL AND id = \(id)"
    ) { row in try movie(row) { _ in genres } }
  }

  private static func movie(_ row: borrowing Row, genres: (UUID) -> [Genre]) throws -> Movie {
    let id: UUID = try row[0]
    return Movie(
      id: id, title: try row[1], genres: genres(id), rating: try row[2], year: try row[3], notes: try row[4],
      watched: try row[5], added: try row[6])
  }

  /// Inserts a film or replaces what is stored of it. One in the trash comes out of it.
  static func save(_ movie: Movie, in connection: Connection) throws {
    try connection.execute(
      """
      INSERT INTO movie (id, title, rating, year, notes, watched, added)
      VALUES (\(movie.id), \(movie.title), \(movie.rating), \(movie.year), \(movie.notes), \(movie.watched),
        \(movie.added))
      ON CONFLICT (id) DO UPDATE SET title = excluded.title, rating = excluded.rating, year = excluded.year,
        notes = excluded.notes, watched = excluded.watched, deleted = NULL
      """)
    try connection.execute("DELETE FROM movie_genre WHERE movie = \(movie.id)")
    for (place, genre) in movie.genres.enumerated() {
      try connection.execute(
        "INSERT INTO movie_genre (movie, place, genre) VALUES (\(movie.id), \(place), \(genre))")
    }
  }

  /// Moves films into the trash, or with `nil` back out of it.
  static func setDeleted(_ date: Date?, of ids: [Movie.ID], in connection: Connection) throws {
    for id in ids { try connection.execute("UPDATE movie SET deleted = \(date) WHERE id = \(id)") }
  }

  /// Deletes for good what went to the trash before `date`.
  static func purge(before date: Date, in connection: Connection) throws {
    try connection.execute("DELETE FROM movie WHERE deleted < \(date)")
  }
}

extension Genre: SQLConvertible {}
