import Foundation

/// One film and what its viewer thinks of it.
public struct Movie: Identifiable, Hashable, Sendable {
  public let id: UUID
  /// Any text while it is edited; a store makes an empty one `Movie.untitled`.
  public var title: String
  /// In order, each once; the first is the primary one. May be empty.
  public var genres: [Genre] { didSet { genres = Self.unique(genres) } }
  private var halves: Int
  public var year: Int?
  public var notes: String
  public var watched: Date?
  public let added: Date

  public static let untitled = "An untitled masterpiece"

  /// - Parameter rating: see `rating`.
  public init(
    id: UUID = UUID(), title: String, genres: [Genre] = [], rating: Double = 0, year: Int? = nil,
    notes: String = "", watched: Date? = nil, added: Date = Date()
  ) {
    self.id = id
    self.title = title.isBlank ? Self.untitled : title
    self.genres = Self.unique(genres)
    halves = Self.halves(rating)
    self.year = year
    self.notes = notes
    self.watched = watched
    self.added = added
  }

  /// Stars, 0 to 5 in halves. Other numbers become the nearest of these, not-a-number 0.
  public var rating: Double {
    get { Double(halves) / 2 }
    set { halves = Self.halves(newValue) }
  }

  /// The primary genre. Setting it keeps the others; `nil` takes away only the primary one.
  public var genre: Genre? {
    get { genres.first }
    set { genres = (newValue.map { [$0] } ?? []) + genres.dropFirst().filter { $0 != newValue } }
  }

  /// The genres for reading: "Action, Sci-Fi".
  public var genreText: String { genres.map(\.title).joined(separator: ", ") }

  /// As it is stored: outer white space gone, never without a title.
  func tidied() -> Movie {
    var movie = self
    movie.title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    if movie.title.isEmpty { movie.title = Self.untitled }
    movie.notes = notes.trimmingCharacters(in: .whitespacesAndNewlines)
    return movie
  }

  private static func halves(_ rating: Double) -> Int {
    rating.isNaN ? 0 : Int((min(max(rating, 0), 5) * 2).rounded())
  }

  private static func unique(_ genres: [Genre]) -> [Genre] {
    var seen: Set<Genre> = []
    return genres.filter { seen.insert($0).inserted }
  }
}
