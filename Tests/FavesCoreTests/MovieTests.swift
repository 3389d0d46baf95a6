import Foundation
import Testing

@testable import FavesCore

@Suite("A film and its viewer") struct MovieTests {
  @Test(
    "Ratings are halves from 0 to 5",
    arguments: [
      (3.5, 3.5), (3.3, 3.5), (3.2, 3), (3.75, 4), (-1, 0), (9, 5), (.nan, 0), (.infinity, 5),
      (-.infinity, 0),
    ])
  func rating(given: Double, kept: Double) {
    var movie = Movie(title: "x", rating: given)
    #expect(movie.rating == kept)
    movie.rating = 1
    movie.rating = given
    #expect(movie.rating == kept)
  }

  @Test("A film without a title is a masterpiece", arguments: ["", "  ", "\n\t"])
  func untitled(title: String) { #expect(Movie(title: title).title == "An untitled masterpiece") }

  @Test("While it is edited, a title may be empty")
  func editing() {
    var movie = Movie(title: "x")
    movie.title = ""
    #expect(movie.title == "")
    #expect(movie.tidied().title == "An untitled masterpiece")
  }

  @Test("The primary genre changes, the others stay, none twice")
  func genres() {
    var movie = Movie(title: "The Matrix", genres: [.action, .sciFi, .action])
    #expect(movie.genreText == "Action, Sci-Fi")
    movie.genre = .comedy
    #expect(movie.genres == [.comedy, .sciFi])
    movie.genre = .sciFi
    #expect(movie.genres == [.sciFi])
    movie.genre = nil
    #expect(movie.genres.isEmpty)
    movie.genres = [.drama, .drama]
    #expect(movie.genres == [.drama])
  }

  @Test("There are thirteen genres, in the order of the picker")
  func allGenres() {
    #expect(
      Genre.allCases.map(\.title) == [
        "Action", "Adventure", "Crime", "Comedy", "Drama", "Family", "Fantasy", "Horror", "Mystery",
        "Romance",
        "Sci-Fi", "Thriller", "Western",
      ])
  }

  @Test(
    "The profile's title",
    arguments: [("Ann", "Ann Info"), (" Ann  Lee ", "Ann Lee Info"), ("", "User Info"), (" ", "User Info")])
  func title(name: String, title: String) { #expect(UserProfile(name: name).title() == title) }
}
