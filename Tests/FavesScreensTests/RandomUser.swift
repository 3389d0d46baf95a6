import FavesCore
import SwiftUITesting
import Testing

@testable import FavesScreens

/// Somebody who does one thing after the other in the app's window, whatever comes to mind, and looks at each
/// for whether it did what it says.
@MainActor
struct RandomUser {
  var numbers: SeededNumbers
  private(set) var library: FavesLibrary
  private(set) var screen: Screen
  /// What was done so far, for the message when something is wrong.
  private(set) var diary: [String] = []
  private var isOnMovies = false
  private let folder: TemporaryFolder

  init(seed: UInt64, folder: TemporaryFolder) async {
    numbers = SeededNumbers(seed: seed)
    self.folder = folder
    library = FavesLibrary(location: folder.location)
    await library.open()
    screen = Screen(library)
  }

  private var kept: Kept { Kept(library) }

  // MARK: what to do next

  mutating func doSomething() {
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0, 1: isOnMovies ? addMovie() : addContact()
    case 2, 3, 4: isOnMovies ? editMovie() : editContact()
    case 5, 6: isOnMovies ? deleteMovie() : deleteContact()
    case 7: isOnMovies ? changeUser() : makeFavourite()
    case 8, 9: search()
    case 10: isOnMovies ? sortMovies() : select()
    case 11: undoInBar()
    case 12: undoAndRedo()
    default: changeTab()
    }
    check()
  }

  /// Nothing is left in front of the window, and the lists show what the store holds.
  private func check() {
    #expect(screen.presented.count == 1, comment)
    if isOnMovies {
      if library.movies.count > 0 { #expect(screen.titles == library.movies.movies.map(\.title), comment) }
    } else {
      #expect(shownContacts == listed(library.contacts.sections), comment)
    }
  }

  private var comment: Comment { "After \(diary.count): \(diary.suffix(4).joined(separator: "; "))" }

  /// Closes the window and opens it anew: all that was kept is there again.
  mutating func restart() async {
    note("restart")
    let before = kept
    screen.front.close()
    #expect(screen.presented.isEmpty)
    #expect(await library.finish() == nil)
    library = FavesLibrary(location: folder.location)
    await library.open()
    screen = Screen(library)
    isOnMovies = false
    #expect(kept == before, comment)
    check()
  }

  func finish() async { await library.close() }

  // MARK: contacts

  private mutating func addContact() {
    let name = numbers.word()
    note("add “\(name)”")
    let before = kept
    screen.button("Add Contact").tap()
    screen.field("Name").enter(name)
    if Bool.random(using: &numbers) { screen.field("Email").enter(numbers.word()) }
    if Bool.random(using: &numbers) {
      screen.field("Phone").enter("555 \(Int.random(in: 0..<1000, using: &numbers))")
    }
    leave(saving: "Save", changed: { $0.contacts.count == before.contacts.count + 1 }, before)
  }

  private mutating func editContact() {
    guard let name = selectAny() else { return }
    note("edit “\(name)”")
    let before = kept
    screen.button("Edit").tap()
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: screen.field("Position").enter(numbers.word())
    case 1: screen.field("Name").enter(numbers.word())
    case 2:
      screen.button("Add Email").tap()
      screen.front.all.last { $0.kind == "field" && $0.label.hasPrefix("Email") }?.enter(numbers.word())
    default:
      screen.front.all.first { $0.kind == "button" && $0.label.hasPrefix("Remove Phone") }?.tap()
    }
    leave(saving: "Save", changed: { $0.contacts.count == before.contacts.count }, before)
  }

  private mutating func deleteContact() {
    guard let name = selectAny() else { return }
    note("delete “\(name)”")
    let before = kept
    screen.button("Delete").tap()
    #expect(library.contacts.count == before.contacts.count - 1, comment)
    maybeTakeBack(before)
  }

  private mutating func makeFavourite() {
    guard let name = selectAny() else { return }
    note("favourite “\(name)”")
    let stars = ["Favourite", "Remove from Favourites"]
    screen.front.all.first { $0.kind == "button" && stars.contains($0.label) }?.tap()
  }

  private mutating func select() {
    if let name = selectAny() { note("select “\(name)”") }
  }

  /// Selects a contact; nil when there is none.
  private mutating func selectAny() -> String? {
    let entries = library.contacts.sections.flatMap(\.entries)
    guard let entry = entries.randomElement(using: &numbers) else { return nil }
    let row = library.contacts.sections.reduce(into: (row: 0, found: -1)) { place, section in
      if let index = section.entries.firstIndex(of: entry) { place.found = place.row + 1 + index }
      place.row += 1 + section.entries.count
    }.found
    screen.list.select(rows: [row])
    #expect(screen.title == entry.displayName, comment)
    return entry.displayName
  }

  private var shownContacts: [String] {
    guard library.contacts.count > 0 else { return [] }
    let list = screen.list
    return (0..<list.rowCount).map { list.row($0).texts.joined(separator: "|") }
  }

  private func listed(_ sections: [ContactSection]) -> [String] {
    sections.flatMap { section in
      [section.title]
        + section.entries.map { entry in
          [entry.name.initials, entry.displayName, entry.position].filter { !$0.isEmpty }.joined(
            separator: "|")
        }
    }
  }

  // MARK: films

  private mutating func addMovie() {
    let title = numbers.word()
    note("add film “\(title)”")
    let before = kept
    screen.button("Add Movie").tap()
    screen.field("Title").enter(title)
    screen.slider("Rating").set(Double(Int.random(in: 0...10, using: &numbers)) / 2)
    leave(saving: "Add", changed: { $0.movies.count == before.movies.count + 1 }, before)
  }

  private mutating func editMovie() {
    guard let title = openAny() else { return }
    note("edit film “\(title)”")
    let before = kept
    screen.button("Edit").tap()
    if Bool.random(using: &numbers) {
      screen.field("Year").enter(["", "1999", "no year"].randomElement(using: &numbers)!)
    } else {
      screen.picker("Genre").select(Genre.allCases.randomElement(using: &numbers)!.title)
    }
    leave(saving: "Save", changed: { $0.movies.count == before.movies.count }, before)
    screen.goBack()
  }

  private mutating func deleteMovie() {
    guard let title = openAny() else { return }
    note("delete film “\(title)”")
    let before = kept
    screen.button("Delete").tap()
    #expect(library.movies.count == before.movies.count - 1, comment)
    maybeTakeBack(before)
  }

  private mutating func sortMovies() {
    guard library.movies.count > 0 else { return }
    let order = MovieOrder.allCases.randomElement(using: &numbers)!
    note("sort films \(order.words)")
    screen.picker("Sort By").select(order.words)
  }

  private mutating func changeUser() {
    note("change the user")
    let before = kept
    screen.button("User").tap()
    screen.field("Name").enter(numbers.word())
    leave(saving: "Update", changed: { $0.contacts == before.contacts && $0.movies == before.movies }, before)
  }

  /// Opens a film; nil when there is none.
  private mutating func openAny() -> String? {
    guard let index = library.movies.movies.indices.randomElement(using: &numbers) else { return nil }
    movieList?.activate(row: index)
    let title = library.movies.movies[index].title
    #expect(screen.title == title, comment)
    return title
  }

  private var movieList: Element? { screen.front.all.last { $0.kind == "list" } }

  // MARK: both

  /// Leaves a form by its button or by Cancel. What could not be saved is given up; nothing of that is kept.
  private mutating func leave(saving title: String, changed: (Kept) -> Bool, _ before: Kept) {
    let save = screen.button(title)
    if save.isEnabled, Int.random(in: 0..<3, using: &numbers) > 0 {
      save.tap()
      #expect(changed(kept), comment)
    } else {
      note("cancel")
      screen.button("Cancel").tap()
      if screen.title == "Discard your changes?" { screen.front.answer("Discard") }
      #expect(kept == before, comment)
    }
  }

  private mutating func search() {
    let count = isOnMovies ? library.movies.count : library.contacts.count
    guard count > 0 else { return }
    let text = numbers.word()
    note("search “\(text)”")
    let before = kept
    let field = screen.field(isOnMovies ? "Search Films" : "Search Contacts")
    field.enter(text)
    if isOnMovies {
      let found = library.movies.movies(matching: MovieFilter(text: text))
      #expect(found.isEmpty ? screen.shows("No Films Found") : screen.titles == found.map(\.title), comment)
    } else {
      let found = library.contacts.sections(matching: text)
      #expect(found.isEmpty || shownContacts == listed(found), comment)
    }
    field.endSearch()
    #expect(kept == before, comment)
  }

  /// Now and then a deletion is regretted: then all is as it was.
  private mutating func maybeTakeBack(_ before: Kept) {
    guard Bool.random(using: &numbers) else { return }
    note("undo")
    if Bool.random(using: &numbers) { screen.undo() } else { undoButton?.tap() }
    #expect(kept == before, comment)
  }

  private var undoButton: Element? {
    let buttons = screen.front.all.filter { $0.kind == "button" && $0.label == "Undo" }
    return isOnMovies ? buttons.last : buttons.first
  }

  private mutating func undoInBar() {
    guard
      let deletion = isOnMovies
        ? library.movies.lastDeletion?.items.count : library.contacts.lastDeletion?.items.count,
      let button = undoButton
    else { return }
    note("press Undo")
    let before = kept
    button.tap()
    let came =
      isOnMovies ? kept.movies.count - before.movies.count : kept.contacts.count - before.contacts.count
    #expect(came == deletion, comment)
  }

  private mutating func undoAndRedo() {
    note("Ctrl+Z, Ctrl+Shift+Z")
    let before = kept
    screen.undo()
    guard kept != before else { return }
    screen.redo()
    #expect(kept == before, comment)
  }

  private mutating func changeTab() {
    isOnMovies.toggle()
    note(isOnMovies ? "to the films" : "to the contacts")
    screen.selectTab(isOnMovies ? "Fave Flicks" : "Contacts")
  }

  private mutating func note(_ event: String) { diary.append(event) }
}
