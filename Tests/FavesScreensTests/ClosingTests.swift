import FavesCore
import SwiftUITesting
import Testing

@testable import FavesScreens

/// Something that a person types into and has not saved yet.
enum UnsavedForm: CaseIterable, Sendable {
  case contact, newMovie, profile

  /// The app with the form open, and in its first field a letter if `isChanged`.
  @MainActor
  func open(isChanged: Bool) -> Screen {
    let screen = Screen(FavesLibrary(contacts: [Contact("Ann Lee")], profile: UserProfile(name: "Ann")))
    let field: String
    switch self {
    case .contact:
      screen.selectContact("Ann Lee")
      screen.button("Edit").tap()
      field = "Name"
    case .newMovie:
      screen.selectTab("Fave Flicks")
      screen.button("Add Movie").tap()
      field = "Title"
    case .profile:
      screen.selectTab("Fave Flicks")
      screen.button("User").tap()
      field = "Name"
    }
    if isChanged { screen.field(field).type("x") }
    return screen
  }
}

@MainActor
@Suite("Closing with something unsaved")
struct ClosingTests {
  static let question = "Discard your changes?"

  @Test("Esc asks, and does what was answered", arguments: UnsavedForm.allCases)
  func escape(form: UnsavedForm) {
    let screen = form.open(isChanged: true)
    screen.front.close()
    #expect(screen.title == Self.question)
    screen.front.answer("Keep Editing")
    #expect(screen.presented.count == 2)
    screen.front.close()
    screen.front.answer("Discard")
    #expect(screen.presented.count == 1)
  }

  @Test("Esc leaves an unchanged form at once", arguments: UnsavedForm.allCases)
  func escapeUnchanged(form: UnsavedForm) {
    let screen = form.open(isChanged: false)
    screen.front.close()
    #expect(screen.presented.count == 1)
  }

  @Test(
    "The window asks before it closes, and closes when the changes are discarded",
    arguments: UnsavedForm.allCases)
  func discard(form: UnsavedForm) {
    let screen = form.open(isChanged: true)
    screen.presented[0].close()
    #expect(screen.title == Self.question)
    screen.front.answer("Discard")
    #expect(screen.presented.isEmpty)
  }

  @Test(
    "After Keep Editing the window stays, also when the form is left later",
    arguments: UnsavedForm.allCases)
  func keep(form: UnsavedForm) {
    let screen = form.open(isChanged: true)
    screen.presented[0].close()
    screen.front.answer("Keep Editing")
    #expect(screen.presented.count == 2)
    screen.button("Cancel").tap()
    screen.front.answer("Discard")
    #expect(screen.presented.count == 1)
  }

  @Test("With an unchanged form in front of it the window just closes", arguments: UnsavedForm.allCases)
  func unchanged(form: UnsavedForm) {
    let screen = form.open(isChanged: false)
    screen.presented[0].close()
    #expect(screen.presented.isEmpty)
  }
}
