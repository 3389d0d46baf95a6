import FavesCore
import Foundation
import SwiftUITesting
import Testing

@testable import FavesScreens

@MainActor
@Suite("Contacts")
struct ContactTests {
  let people = [
    Contact("Madison Thompson", position: "Sales", email: "m@gale.example", phone: "4-(968) 705-1370"),
    Contact("Bo Adams"), Contact("Zoe Quinn", favourite: true),
  ]

  @Test("The list shows favourites first, then letters")
  func list() {
    let screen = Screen.contacts(people)
    #expect(screen.outline == ["Favourites", "Zoe Quinn", "B", "Bo Adams", "M", "Madison Thompson"])
  }

  @Test("A click shows the details, with links to write and to call")
  func details() {
    let screen = Screen.contacts(people)
    #expect(screen.shows("Select a Contact"))
    screen.selectContact("Madison Thompson")
    #expect(!screen.shows("Select a Contact"))
    #expect(screen.title == "Madison Thompson")
    screen.front.find("link", "m@gale.example")?.tap()
    screen.front.find("link", "4-(968) 705-1370")?.tap()
    #expect(screen.openedURLs.map(\.absoluteString) == ["mailto:m@gale.example", "tel:49687051370"])
  }

  @Test("A contact that is added is in the list, and selected")
  func add() {
    let screen = Screen.contacts([])
    #expect(screen.shows("No Contacts Yet"))
    // In the bar and under the message.
    #expect(screen.front.all.filter { $0.kind == "button" && $0.label == "Add Contact" }.count == 2)
    screen.front.all.last { $0.kind == "button" && $0.label == "Add Contact" }?.tap()
    #expect(screen.title == "New Contact")
    #expect(!screen.button("Save").isEnabled)
    screen.field("Name").type("Ann Lee")
    screen.field("Phone").type("555")
    screen.button("Save").tap()
    #expect(screen.presented.count == 1)
    #expect(screen.outline == ["A", "Ann Lee"])
    #expect(screen.front.has("link", "555"))
  }

  @Test("Editing and cancelling asks first, and changes nothing")
  func cancel() {
    let screen = Screen.contacts(people)
    screen.selectContact("Madison Thompson")
    screen.button("Edit").tap()
    screen.field("Name").enter("Somebody Else")
    screen.button("Cancel").tap()
    #expect(screen.title == "Discard your changes?")
    screen.front.answer("Keep Editing")
    #expect(screen.field("Name").value == "Somebody Else")
    screen.button("Cancel").tap()
    screen.front.answer("Discard")
    #expect(screen.presented.count == 1)
    #expect(screen.outline.contains("Madison Thompson"))
    #expect(!screen.shows("Somebody Else"))
  }

  @Test("Cancel without changes does not ask")
  func cancelUnchanged() {
    let screen = Screen.contacts(people)
    screen.selectContact("Bo Adams")
    screen.button("Edit").tap()
    screen.field("Name").type(" ")
    #expect(!screen.button("Save").isEnabled)
    screen.button("Cancel").tap()
    #expect(screen.presented.count == 1)
  }

  @Test("Saving shows the change at once, in the list and in the details")
  func save() {
    let screen = Screen.contacts(people)
    screen.selectContact("Madison Thompson")
    screen.button("Edit").tap()
    screen.field("Name").enter("Ada Thompson")
    screen.field("Position").enter("Director")
    screen.button("Save").tap()
    #expect(screen.outline == ["Favourites", "Zoe Quinn", "A", "Ada Thompson", "B", "Bo Adams"])
    #expect(screen.texts.filter { $0 == "Ada Thompson" }.count == 2)
    #expect(screen.texts.filter { $0 == "Director" }.count == 2)
  }

  @Test("Further emails are rows of their own, with a kind; a row that is removed is gone")
  func furtherFields() {
    let screen = Screen.contacts(people)
    screen.selectContact("Madison Thompson")
    screen.button("Edit").tap()
    screen.button("Add Email").tap()
    screen.field("Email 2").type("m@home.example")
    screen.picker("Email 2 Kind").select("Home")
    screen.button("Remove Phone").tap()
    screen.button("Save").tap()
    #expect(screen.shows("Email (Home)"))
    #expect(screen.front.has("link", "m@home.example"))
    #expect(!screen.front.has("link", "4-(968) 705-1370"))
  }

  @Test("A favourite moves to the top, stays selected, and can be none again")
  func favourite() {
    let screen = Screen.contacts(people)
    screen.selectContact("Bo Adams")
    screen.button("Favourite").tap()
    #expect(screen.outline == ["Favourites", "Bo Adams", "Zoe Quinn", "M", "Madison Thompson"])
    #expect(screen.list.isRowSelected(1))
    screen.button("Remove from Favourites").tap()
    #expect(screen.outline == ["Favourites", "Zoe Quinn", "B", "Bo Adams", "M", "Madison Thompson"])
  }

  @Test("What is deleted can be taken back with one click")
  func delete() {
    let screen = Screen.contacts(people)
    screen.selectContact("Bo Adams")
    screen.button("Delete").tap()
    #expect(screen.outline == ["Favourites", "Zoe Quinn", "M", "Madison Thompson"])
    #expect(screen.shows("Select a Contact"))
    #expect(screen.shows("Deleted “Bo Adams”"))
    screen.button("Undo").tap()
    #expect(screen.outline.contains("Bo Adams"))
    #expect(!screen.front.has("button", "Undo"))
    #expect(!screen.shows("Select a Contact"))
  }

  @Test("Ctrl+Z brings back what was deleted, and selects it; Ctrl+Shift+Z deletes it again")
  func undoKeys() {
    let screen = Screen.contacts(people)
    screen.list.delete(rows: [3])
    screen.list.delete(rows: [3])
    #expect(screen.outline == ["Favourites", "Zoe Quinn"])
    screen.undo()
    #expect(screen.outline == ["Favourites", "Zoe Quinn", "M", "Madison Thompson"])
    #expect(screen.title == "Madison Thompson")
    screen.undo()
    #expect(screen.outline == ["Favourites", "Zoe Quinn", "B", "Bo Adams", "M", "Madison Thompson"])
    screen.undo()
    screen.redo()
    #expect(screen.outline == ["Favourites", "Zoe Quinn", "M", "Madison Thompson"])
    screen.undo()
    #expect(screen.title == "Bo Adams")
  }

  @Test("What the bar took back is not waited for by Ctrl+Z")
  func undoBoth() {
    let screen = Screen.contacts(people)
    screen.list.delete(rows: [3])
    screen.list.delete(rows: [3])
    screen.button("Undo").tap()
    #expect(screen.outline == ["Favourites", "Zoe Quinn", "M", "Madison Thompson"])
    screen.undo()
    #expect(screen.outline.count == 6)
  }

  @Test(
    "A name is shown as it was typed, and is the same when it is edited again",
    arguments: ["Martin Luther King, Jr.", "ACME, Inc.", "King, Martin", "Ann   Lee"])
  func typedName(name: String) {
    let screen = Screen.contacts([])
    screen.button("Add Contact").tap()
    screen.field("Name").type(" \(name) ")
    screen.button("Save").tap()
    #expect(screen.outline.last == name)
    #expect(screen.title == name)
    screen.button("Edit").tap()
    #expect(screen.field("Name").value == name)
    #expect(!screen.button("Save").isEnabled)
  }

  @Test("A contact whose name has no letter gets a figure for its initials")
  func signs() {
    let screen = Screen.contacts([Contact("<3 ☆"), Contact("<> ☆")])
    #expect(screen.list.row(1).texts == ["3", "<3 ☆"] || screen.list.row(1).texts == ["<> ☆"])
    let signs = screen.list.row(screen.list.rowIndex(showing: "<> ☆") ?? 0)
    #expect(signs.texts == ["<> ☆"])
    #expect(signs.all.contains { $0.kind == "image" && $0.label == "person" })
  }

  @Test("The Delete key deletes the row, and the offer to undo can be closed")
  func deleteKey() {
    let screen = Screen.contacts(people)
    screen.list.delete(rows: [5])
    #expect(screen.shows("Deleted “Madison Thompson”"))
    screen.button("Close").tap()
    #expect(!screen.front.has("button", "Undo"))
    screen.list.delete(rows: [3])
    #expect(screen.shows("Deleted “Bo Adams”"))
  }

  @Test("Several that are selected are deleted together, and come back together, selected")
  func deleteSeveral() {
    let screen = Screen.contacts(people)
    screen.list.select(rows: [1, 5])
    #expect(screen.title == "2 Contacts")
    #expect(screen.shows("2 Contacts Selected"))
    // As the Delete key does, section by section.
    screen.list.delete(rows: [1, 5])
    #expect(screen.outline == ["B", "Bo Adams"])
    #expect(screen.shows("Deleted 2 contacts"))
    #expect(screen.shows("Select a Contact"))
    screen.undo()
    #expect(screen.outline.count == 6)
    #expect(screen.list.isRowSelected(1) && screen.list.isRowSelected(5))
    screen.button("Delete 2 Contacts").tap()
    #expect(screen.outline == ["B", "Bo Adams"])
    screen.button("Undo").tap()
    #expect(screen.outline.count == 6)
    #expect(screen.shows("2 Contacts Selected"))
  }

  @Test(
    "The Delete key spares a selected contact that the search hides, and a row that is not selected goes alone"
  )
  func deleteHidden() {
    let screen = Screen.contacts(people)
    screen.list.select(rows: [1, 5])
    screen.field("Search Contacts").enter("madison")
    screen.list.delete(rows: [1])
    screen.field("Search Contacts").endSearch()
    #expect(screen.outline == ["Favourites", "Zoe Quinn", "B", "Bo Adams"])
    #expect(screen.title == "Zoe Quinn")
    screen.list.delete(rows: [3])
    #expect(screen.outline == ["Favourites", "Zoe Quinn"])
    #expect(screen.title == "Zoe Quinn")
  }

  @Test("Search finds by any field, and says so when nothing is found")
  func search() {
    let screen = Screen.contacts(people)
    screen.field("Search Contacts").type("968705")
    #expect(screen.outline == ["M", "Madison Thompson"])
    screen.field("Search Contacts").enter("nobody")
    #expect(screen.shows("No Results for “nobody”"))
    screen.field("Search Contacts").enter(" nobody\t")
    #expect(screen.shows("No Results for “nobody”"))
    screen.field("Search Contacts").enter("")
    #expect(screen.outline.count == 6)
  }

  @Test("Ctrl+F and typing search, Enter shows who was found first, and Esc ends the search")
  func searchKeys() {
    let screen = Screen.contacts(people)
    screen.pressFind()
    #expect(screen.field("Search Contacts").isFocused)
    screen.unfocus()
    screen.type("ad")
    #expect(screen.outline == ["B", "Bo Adams", "M", "Madison Thompson"])
    screen.field("Search Contacts").submit()
    #expect(screen.title == "Bo Adams")
    screen.field("Search Contacts").endSearch()
    #expect(screen.outline.count == 6)
    #expect(screen.title == "Bo Adams")
  }

  @Test("When the last contact goes the screen says so, and an undo shows it selected as before")
  func last() {
    let screen = Screen.contacts([Contact("Bo Adams")])
    screen.selectContact("Bo Adams")
    screen.button("Delete").tap()
    #expect(screen.shows("No Contacts Yet"))
    #expect(!screen.front.all.contains { $0.label == "Search Contacts" })
    screen.button("Undo").tap()
    #expect(screen.outline == ["B", "Bo Adams"])
    #expect(screen.list.isRowSelected(1))
  }

  @Test("In a narrow window a deletion leads back to the list, and an undo to the details")
  func narrow() throws {
    let screen = Screen.contacts(people)
    let split = try #require(screen.front.all.first { $0.kind == "split" })
    screen.act { (split.widget.anyDescription as? SplitDescription)?.foldedChanged(true) }
    screen.selectContact("Bo Adams")
    #expect(screen.title == "Bo Adams")
    screen.button("Delete").tap()
    #expect(screen.title == "Contacts")
    screen.button("Undo").tap()
    #expect(screen.title == "Bo Adams")
  }

  @Test("A colour goes with a name, and different names have different ones")
  func colors() {
    #expect(Avatar.colorIndex(for: "Madison Thompson") == Avatar.colorIndex(for: "Madison Thompson"))
    // Written down, since a hash that changes from run to run would agree with itself.
    #expect(["Madison Thompson", "Ann Lee", "Bo Adams", ""].map(Avatar.colorIndex) == [0, 2, 2, 5])
    #expect(Set((0..<100).map { Avatar.colorIndex(for: "Person \($0)") }).count == 8)
  }
}
