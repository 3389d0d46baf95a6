import Foundation
import Testing

@testable import FavesCore

@MainActor @Suite("The film store") struct MovieStoreTests {
  let store = FavesLibrary.samples().movies

  private var titles: [String] { store.movies.map(\.title) }

  @Test("The samples are three films, with genres and stars")
  func samples() {
    #expect(titles == ["The Matrix", "Airplane!", "The Dark Knight"])
    #expect(store.movies.map(\.rating) == [4, 4.5, 4.5])
    #expect(store.movies.map(\.genreText) == ["Action, Sci-Fi", "Comedy", "Action"])
  }

  @Test(
    "Sorted by title, year, rating or date",
    arguments: [
      (MovieOrder.title, ["Airplane!", "The Dark Knight", "The Matrix", "Ænima"]),
      (.year, ["The Dark Knight", "The Matrix", "Airplane!", "Ænima"]),
      (.rating, ["Airplane!", "The Dark Knight", "The Matrix", "Ænima"]),
      (.added, ["Ænima", "The Matrix", "Airplane!", "The Dark Knight"]),
    ])
  func orders(order: MovieOrder, expected: [String]) {
    store.order = order
    store.add(Movie(title: "Ænima", added: Date.distantFuture))
    // "ae" stands before "ai".
    #expect(titles == (order == .title ? ["Ænima"] + expected.dropLast() : expected))
    store.order = order == .title ? .year : .title
    store.order = order
    #expect(titles == (order == .title ? ["Ænima"] + expected.dropLast() : expected))
  }

  @Test("Filtered by any of a film's genres, by stars and by words")
  func filters() {
    func found(_ filter: MovieFilter) -> [String] { store.movies(matching: filter).map(\.title) }
    #expect(found(MovieFilter()) == titles)
    #expect(found(MovieFilter(genre: .sciFi)) == ["The Matrix"])
    #expect(found(MovieFilter(minimumRating: 4.5)) == ["Airplane!", "The Dark Knight"])
    #expect(found(MovieFilter(genre: .action, minimumRating: 4.5, text: "kni the")) == ["The Dark Knight"])
    #expect(found(MovieFilter(text: "1999")) == ["The Matrix"])
    #expect(found(MovieFilter(text: "zzz")).isEmpty)
  }

  @Test("Changing a film moves it to its new place")
  func update() throws {
    store.order = .rating
    var matrix = try #require(store.movies.last)
    matrix.rating = 5
    store.update(matrix)
    #expect(titles == ["The Matrix", "Airplane!", "The Dark Knight"])
    matrix.title = " "
    store.update(matrix)
    #expect(store[matrix.id]?.title == Movie.untitled)
  }

  @Test("A film that is gone is not brought back by a late edit")
  func lateUpdate() throws {
    let movie = try #require(store.movies.first)
    store.delete([movie.id])
    var edited = movie
    edited.rating = 1
    store.update(edited)
    #expect(store.count == 2)
  }

  @Test("Deleting is undone")
  func undo() {
    let before = store.movies
    store.delete(Set(before.prefix(2).map(\.id)))
    #expect(titles == ["The Dark Knight"])
    #expect(store.lastDeletion?.items == Array(before.prefix(2)))
    store.undoDelete()
    #expect(store.movies == before)
    #expect(store.lastDeletion == nil)
  }

  @Test("An update that changes nothing tells nobody")
  func sameUpdate() {
    let list = ChangeCount { [store] in _ = store.movies }
    store.update(store.movies[0])
    #expect(list.count == 0)
    var movie = store.movies[0]
    movie.rating = 1
    store.update(movie)
    #expect(list.count == 1)
  }

  @Test(
    "Kept in order step by step, the list is as if it had been sorted anew", arguments: MovieOrder.allCases)
  func incremental(order: MovieOrder) {
    var random = Seeded(state: 3)
    store.order = order
    for _ in 0..<200 {
      if random.next() % 3 == 0, let movie = store.movies.randomElement(using: &random) {
        store.delete([movie.id])
      } else if random.next() % 2 == 0, var movie = store.movies.randomElement(using: &random) {
        movie.rating = Double(random.next() % 6)
        movie.title = ["a", "b", "ä"].randomElement(using: &random)!
        store.update(movie)
      } else {
        store.add(
          Movie(
            title: ["a", "B", "c"].randomElement(using: &random)!, year: random.next() % 2 == 0 ? nil : 2000))
      }
      let anew = store.movies.map(FiledMovie.init).sorted { $0.precedes($1, by: order) }.map(\.movie)
      #expect(store.movies == anew)
    }
  }
}
