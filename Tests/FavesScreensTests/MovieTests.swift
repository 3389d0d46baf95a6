import FavesCore
import Foundation
import SwiftUITesting
import Testing

@testable import FavesScreens

@MainActor
@Suite("Fave Flicks")
struct MovieTests {
  let films = [
    Movie(
      title: "The Matrix", genres: [.action, .sciFi], rating: 4, year: 1999,
      added: Date(timeIntervalSince1970: 3)),
    Movie(
      title: "Airplane!", genres: [.comedy], rating: 4.5, year: 1980, added: Date(timeIntervalSince1970: 2)),
    Movie(title: "Heat", genres: [.crime], rating: 3, year: 1995, added: Date(timeIntervalSince1970: 1)),
  ]

  @Test("The list shows title, genre and stars, the last added first")
  func list() {
    let screen = Screen.movies(films)
    #expect(screen.titles == ["The Matrix", "Airplane!", "Heat"])
    #expect(screen.list.row(0).texts == ["The Matrix", "Action, Sci-Fi"])
    #expect(
      screen.list.row(1).stars == [
        "star.fill", "star.fill", "star.fill", "star.fill", "star.leadinghalf.filled",
      ])
  }

  @Test("A new film starts with the user's favourite genre, and its stars follow the slider")
  func add() {
    let screen = Screen.movies(films, profile: UserProfile(favouriteGenre: .western))
    screen.button("Add Movie").tap()
    #expect(screen.title == "Add Movie")
    #expect(screen.picker("Genre").value == "Western")
    screen.slider("Rating").set(3.5)
    #expect(screen.front.stars == ["star.fill", "star.fill", "star.fill", "star.leadinghalf.filled", "star"])
    screen.slider("Rating").set(1)
    #expect(screen.front.stars == ["star.fill", "star", "star", "star", "star"])
    screen.field("Title").type("Unforgiven")
    screen.field("Year").type("1992")
    screen.button("Add").tap()
    #expect(screen.presented.count == 1)
    #expect(screen.titles.first == "Unforgiven")
    #expect(screen.list.row(0).texts == ["Unforgiven", "Western"])
  }

  @Test("Enter saves, where there is something to save")
  func enter() {
    let screen = Screen.movies(films)
    screen.list.activate(row: 2)
    screen.button("Edit").tap()
    screen.field("Title").submit()
    #expect(screen.title == "Edit Movie")
    screen.field("Title").type("!")
    screen.field("Title").submit()
    #expect(screen.title == "Heat!")
  }

  @Test("An empty title becomes an untitled masterpiece")
  func untitled() {
    let screen = Screen.movies()
    #expect(screen.shows("No Films Yet"))
    screen.front.all.last { $0.kind == "button" && $0.label == "Add Movie" }?.tap()
    screen.button("Add").tap()
    #expect(screen.titles == ["An untitled masterpiece"])
  }

  @Test("What is no year cannot be saved")
  func year() {
    let screen = Screen.movies()
    screen.button("Add Movie").tap()
    for text in ["19", "soon", "99999"] {
      screen.field("Year").enter(text)
      #expect(!screen.button("Add").isEnabled)
    }
    screen.field("Year").enter(" 1999 ")
    #expect(screen.button("Add").isEnabled)
  }

  @Test("Cancel adds nothing")
  func cancel() {
    let screen = Screen.movies(films)
    screen.button("Add Movie").tap()
    screen.field("Title").type("No")
    screen.button("Cancel").tap()
    screen.front.answer("Discard")
    #expect(screen.titles.count == 3)
    screen.button("Add Movie").tap()
    screen.front.close()
    #expect(screen.presented.count == 1)
  }

  @Test("A film's page shows what is noted, and an edit shows there and in the list")
  func edit() {
    let screen = Screen.movies(films)
    screen.list.activate(row: 2)
    #expect(screen.title == "Heat")
    screen.button("Edit").tap()
    #expect(!screen.button("Save").isEnabled)
    screen.field("Title").enter("Heat!")
    screen.field("Notes").type("Again")
    screen.button("Save").tap()
    #expect(screen.title == "Heat!")
    #expect(screen.shows("Again"))
    screen.goBack()
    #expect(screen.titles == ["The Matrix", "Airplane!", "Heat!"])
  }

  @Test("A deleted film leaves its page, and comes back with one click")
  func delete() {
    let screen = Screen.movies(films)
    screen.list.activate(row: 0)
    screen.button("Delete").tap()
    #expect(screen.title == "Fave Flicks")
    #expect(screen.titles == ["Airplane!", "Heat"])
    screen.button("Undo").tap()
    #expect(screen.titles == ["The Matrix", "Airplane!", "Heat"])
    screen.list.delete(rows: [1])
    #expect(screen.shows("Deleted “Airplane!”"))
  }

  @Test("Ctrl+Z takes back the last deletion in the window, whichever tab it was on")
  func undoKeys() {
    let screen = Screen(FavesLibrary(contacts: [Contact("Ann Lee")], movies: films))
    screen.list.delete(rows: [1])
    screen.selectTab("Fave Flicks")
    screen.list.activate(row: 0)
    screen.button("Delete").tap()
    screen.undo()
    #expect(screen.titles == ["The Matrix", "Airplane!", "Heat"])
    screen.redo()
    #expect(screen.titles == ["Airplane!", "Heat"])
    screen.undo()
    screen.undo()
    screen.selectTab("Contacts")
    #expect(screen.outline == ["A", "Ann Lee"])
  }

  @Test("Typing searches, Enter opens what was found first, and Esc ends the search")
  func searchKeys() {
    let screen = Screen.movies(films)
    screen.type("hea")
    #expect(screen.titles == ["Heat"])
    screen.field("Search Films").submit()
    #expect(screen.title == "Heat")
    screen.goBack()
    screen.field("Search Films").endSearch()
    #expect(screen.titles.count == 3)
  }

  @Test("Sorting, filters and search work together")
  func filter() {
    let screen = Screen.movies(films)
    screen.picker("Sort By").select("By Title")
    #expect(screen.titles == ["Airplane!", "Heat", "The Matrix"])
    screen.picker("Minimum Rating").select("4+ Stars")
    #expect(screen.titles == ["Airplane!", "The Matrix"])
    screen.picker("Genre").select("Sci-Fi")
    #expect(screen.titles == ["The Matrix"])
    screen.field("Search Films").type("plane")
    #expect(screen.shows("No Films Found"))
    screen.button("Show All").tap()
    #expect(screen.titles.count == 3)
    #expect(screen.picker("Genre").value == "All Genres")
  }
}

@MainActor
@Suite("The user")
struct UserTests {
  @Test("The title follows each keystroke; Update goes back, and the person button shows the name")
  func update() {
    let library = FavesLibrary()
    let screen = Screen(library)
    screen.selectTab("Fave Flicks")
    screen.button("User").tap()
    #expect(screen.title == "User Info")
    screen.field("Name").type("A")
    #expect(screen.title == "A Info")
    screen.field("Name").type("nn")
    #expect(screen.title == "Ann Info")
    #expect(library.user.profile.name == "")
    screen.picker("Favourite Genre").select("Western")
    screen.button("Update").tap()
    #expect(screen.title == "Fave Flicks")
    #expect(screen.button("User").texts == ["Ann"])
    #expect(library.user.profile == UserProfile(name: "Ann", favouriteGenre: .western))
    screen.button("Add Movie").tap()
    #expect(screen.picker("Genre").value == "Western")
  }

  @Test("Leaving without Update asks, and changes nothing")
  func back() {
    let library = FavesLibrary(profile: UserProfile(name: "Ann"))
    let screen = Screen(library)
    screen.selectTab("Fave Flicks")
    screen.button("User").tap()
    screen.field("Name").type("a")
    screen.button("Cancel").tap()
    screen.front.answer("Discard")
    #expect(screen.button("User").texts == ["Ann"])
    screen.button("User").tap()
    #expect(screen.field("Name").value == "Ann")
  }
}
