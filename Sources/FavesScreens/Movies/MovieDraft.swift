import FavesCore
import Foundation

/// A film while it is edited.
struct MovieDraft: Hashable, Identifiable {
  /// What is edited; nil for a new film.
  let original: Movie?
  var movie: Movie
  /// As it is typed.
  var year: String

  var id: Movie.ID { movie.id }

  /// A new film, without a title so far.
  init(favouriteGenre: Genre) {
    original = nil
    movie = Movie(title: "", genres: [favouriteGenre])
    movie.title = ""
    year = ""
    (start, startYear) = (movie, year)
  }

  init(_ movie: Movie) {
    original = movie
    self.movie = movie
    year = movie.year.map { String($0) } ?? ""
    (start, startYear) = (movie, year)
  }

  /// How it was to begin with.
  private let start: Movie
  private let startYear: String

  /// Whether something was typed or chosen.
  var hasChanges: Bool { movie != start || year != startYear }

  /// The film as saving makes it; nil while the year is none.
  var result: Movie? {
    var result = movie
    let typed = year.trimmingCharacters(in: .whitespaces)
    result.year = Int(typed)
    guard typed.isEmpty || result.year.map(Self.years.contains) == true else { return nil }
    return result
  }

  /// A new film can be saved as it is: without a title it gets one.
  var canSave: Bool { result.map { $0 != original } ?? false }

  /// From the first moving pictures on.
  private static let years = 1870...2999
}
