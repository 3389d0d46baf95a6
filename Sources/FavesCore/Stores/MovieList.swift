import Foundation

/// In which order films are listed.
public enum MovieOrder: String, CaseIterable, Identifiable, Sendable {
  case title
  /// The newest year first, films without one last.
  case year
  /// The best first.
  case rating
  /// The last added first.
  case added

  public var id: Self { self }
}

/// Which films are wanted.
public struct MovieFilter: Hashable, Sendable {
  /// A genre that a film must have, also as a further one.
  public var genre: Genre?
  /// 0 to 5 stars.
  public var minimumRating: Double
  /// Words that must be found in the title, the genres, the year or the notes.
  public var text: String

  public init(genre: Genre? = nil, minimumRating: Double = 0, text: String = "") {
    self.genre = genre
    self.minimumRating = minimumRating
    self.text = text
  }
}

/// A film with what is needed to sort and find it.
struct FiledMovie: Sendable {
  let movie: Movie
  let titleKey: String
  let search: SearchText

  init(_ movie: Movie) {
    self.movie = movie
    titleKey = movie.title.folded
    search = SearchText([movie.title, movie.genreText, movie.year.map(String.init) ?? "", movie.notes])
  }

  /// Whether it stands before `other`; never both ways, and for one of two different films always.
  func precedes(_ other: FiledMovie, by order: MovieOrder) -> Bool {
    switch order {
    case .title: break
    case .year:
      let (mine, theirs) = (movie.year ?? .min, other.movie.year ?? .min)
      if mine != theirs { return mine > theirs }
    case .rating: if movie.rating != other.movie.rating { return movie.rating > other.movie.rating }
    case .added: if movie.added != other.movie.added { return movie.added > other.movie.added }
    }
    if titleKey != other.titleKey { return titleKey < other.titleKey }
    return movie.id < other.movie.id
  }
}
