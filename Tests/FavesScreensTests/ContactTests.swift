import FavesCore
import Foundation
import SwiftUITesting
import Testing

@testable import FavesScreens

@MainActor
@Suite("Contacts")
struct ContactTests {
  @Test("The list shows favourites first, then letters, and a click shows the details with links")
  func list() {
    let screen = Screen.contacts([
      Contact("Madison Thompson", position: "Sales", email: "m@gale.example", phone: "4-(968) 705-1370"),
      Contact("Bo Adams"), Contact("Zoe Quinn", favourite: true),
    ])
    #expect(screen.rowTexts.map { $0.first } == ["Favourites", "Zoe Quinn", "B", "Bo Adams", "M", "Madison Thompson"])
    #expect(screen.shows("No Contact Selected"))
    screen.selectContact("Madison Thompson")
    #expect(!screen.shows("No Contact Selected"))
    #expect(screen.front.has("link", "m@gale.example"))
    screen.front.find("link", "m@gale.example")?.tap()
    screen.front.find("link", "4-(968) 705-1370")?.tap()
    #expect(screen.openedURLs.map(\.absoluteString) == ["mailto:m@gale.example", "tel:49687051370"])
  }
}
