import FavesCore
import SwiftUITesting
import Testing
@testable import FavesScreens
@MainActor @Suite struct DumpTests {
  @Test func dump() {
    let screen = Screen(FavesLibrary.samples())
    screen.selectContact("Madison Thompson")
    screen.selectTab("Fave Flicks")
    func p(_ e: Element, _ d: Int) {
      print(String(repeating: " ", count: d), e.kind, e.label.prefix(30), e.title)
      for c in e.children { p(c, d + 1) }
    }
    p(screen.front, 0)
  }
}
