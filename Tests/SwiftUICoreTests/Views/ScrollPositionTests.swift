import Foundation
import SwiftUITesting
import Testing

@Suite("Where scroll views are") @MainActor
struct ScrollPositionTests {
  private struct Numbers: View {
    @State private var id: Int?
    @State private var position = ScrollPosition(edge: .bottom)
    let byID: Bool
    var body: some View {
      Button("To 40") {
        id = 40
        position.scrollTo(id: 40)
      }
      Button("To top") { position.scrollTo(edge: .top) }
      if byID {
        List(0..<100, id: \.self) { Text(verbatim: "row \($0)") }.scrollPosition(id: $id)
      } else {
        List(0..<100, id: \.self) { Text(verbatim: "row \($0)") }.scrollPosition($position)
      }
    }
  }

  @Test("The view whose id a binding becomes is brought into sight")
  func byID() {
    let screen = Screen { Numbers(byID: true) }
    #expect(screen.shows("row 0"))
    screen.button("To 40").tap()
    #expect(screen.shows("row 40"))
    #expect(!screen.shows("row 0"))
  }

  @Test("A position begins at its edge, and goes where it is sent")
  func position() {
    let screen = Screen { Numbers(byID: false) }
    #expect(screen.shows("row 99"))
    screen.button("To 40").tap()
    #expect(screen.shows("row 40"))
    screen.button("To top").tap()
    #expect(screen.shows("row 0"))
  }

  @Test("A transaction says which point of the view that is gone to meets that of what is in sight")
  func transactionAnchor() {
    struct Anchored: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        Button("Plain") { position.scrollTo(id: 40) }
        Button("Top") { withTransaction(\.scrollTargetAnchor, .top) { position.scrollTo(id: 40) } }
        List(0..<100, id: \.self) { Text(verbatim: "row \($0)") }.scrollPosition($position)
      }
    }
    let screen = Screen { Anchored() }
    screen.button("Plain").tap()
    let plain = screen.texts.first { $0.hasPrefix("row") }
    screen.button("Top").tap()
    let top = screen.texts.first { $0.hasPrefix("row") }
    #expect(plain != top && screen.shows("row 40") && top == "row 40")
  }

  @Test("A list may begin at its end")
  func anchor() {
    let screen = Screen {
      List(0..<100, id: \.self) { Text(verbatim: "row \($0)") }.defaultScrollAnchor(.bottom)
    }
    #expect(screen.shows("row 99"))
  }
}

@Suite("What a navigation path keeps") @MainActor
struct NavigationPathCodingTests {
  struct Place: Codable, Hashable { var name: String }

  @Test("Values of several types come back in their order")
  func coding() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Place(name: "four"))
    let data = try JSONEncoder().encode(#require(path.codable))
    let back = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(back == path)
  }

  @Test("A value that cannot be encoded keeps the path from being kept")
  func notCodable() {
    struct Mute: Hashable {}
    var path = NavigationPath()
    path.append(Mute())
    #expect(path.codable == nil)
  }
}
