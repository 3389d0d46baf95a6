import FavesCore
import SwiftUITesting
import Testing

@testable import FavesScreens

@MainActor
@Suite("What an interaction costs")
struct CostTests {
  @Test("Editing one contact of 10,000 runs its row, and changes one text")
  func editing() {
    let contacts = (0..<10_000).map { Contact("Person \($0)", position: "Sales") }
    let library = FavesLibrary(contacts: contacts)
    let screen = Screen(library)
    screen.resetCounts()
    let entry = library.contacts.sections[0].entries[3]
    screen.act {
      var draft = ContactDraft(entry.contact)
      draft.position = "Director"
      library.contacts.save(draft)
    }
    #expect(screen.evaluated == ["ContactRow"])
    #expect(screen.contents == 0)
    #expect(screen.operations.count == 1)
    #expect(screen.operations.first?.hasPrefix("update text \"Director\"") == true)
  }

  @Test("A keystroke in the editor runs what depends on the whole draft and no row, and writes no text back")
  func keystroke() {
    let screen = Screen.contacts([Contact("Ann Lee", email: "a@b.example")])
    screen.selectContact("Ann Lee")
    screen.button("Edit").tap()
    screen.field("Name").type("x")
    screen.resetCounts()
    screen.field("Name").type("y")
    #expect(screen.evaluated == ["KeepsUnsaved", "SaveButton"])
    #expect(screen.operations == [])
  }

  @Test("Opening and closing the sheet leaves nothing behind")
  func sheet() {
    let screen = Screen.movies()
    screen.button("Add Movie").tap()
    screen.button("Cancel").tap()
    // The log of operations holds on to the widgets in it.
    screen.resetCounts()
    let nodes = Screen.liveNodes
    let widgets = Screen.liveWidgets
    for _ in 0..<1_000 {
      screen.button("Add Movie").tap()
      screen.field("Title").type("x")
      screen.button("Cancel").tap()
      screen.front.answer("Discard")
    }
    screen.resetCounts()
    #expect(Screen.liveNodes == nodes)
    #expect(Screen.liveWidgets == widgets)
  }
}
