import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("ShareLink")
struct ShareLinkTests {
  private struct Film: Codable, Transferable, Equatable {
    let title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  @Test("One address is opened")
  func address() throws {
    let page = try #require(URL(string: "https://example.org/page"))
    let screen = Screen {
      ShareLink(item: page)
      ShareLink("Page", item: page, subject: Text("a"), message: Text("b"))
      ShareLink(item: page, preview: SharePreview("The page", image: Image(systemName: "star"))) {
        Text("Previewed")
      }
      ShareLink(items: [page]) { Text("One of several") }
    }
    for title in ["Share…", "Page", "Previewed", "One of several"] {
      #expect(screen.button(title).isEnabled)
      screen.button(title).tap()
    }
    #expect(screen.openedURLs == [page, page, page, page])
  }

  @Test("Texts go into a new message, with every character that an address cannot hold written as bytes")
  func texts() {
    let title = "Strings"
    let screen = Screen {
      ShareLink("Text", item: "a & b?\nü+", subject: Text("50 %"), message: Text("Look:"))
      ShareLink(title, items: ["one", "two"])
      ShareLink(Text("Plain"), item: "x")
      ShareLink(item: AttributedString("looks"), preview: SharePreview("Looks")) { Text("Attributed") }
    }
    for title in ["Text", "Strings", "Plain", "Attributed"] { screen.button(title).tap() }
    #expect(
      screen.openedURLs.map(\.absoluteString) == [
        "mailto:?subject=50%20%25&body=Look%3A%0D%0A%0D%0Aa%20%26%20b%3F%0D%0A%C3%BC%2B",
        "mailto:?body=one%0D%0A%0D%0Atwo", "mailto:?body=x", "mailto:?body=looks",
      ])
  }

  private struct Clip<Link: View>: View {
    @ViewBuilder let link: Link
    @State private var films: [Film] = []
    @State private var pages: [URL] = []
    var body: some View {
      link
      PasteButton(payloadType: Film.self) { films = $0 }
      Text(films.map(\.title).joined(separator: ", "))
    }
  }

  @Test("Everything else goes on the clipboard, and nothing where there is nothing")
  func clipboard() {
    let films = [Film(title: "Alien"), Film(title: "Brazil")]
    let screen = Screen {
      Clip {
        ShareLink("Films", items: films) { SharePreview($0.title, icon: Image(systemName: "film")) }
        ShareLink("One", item: films[1], preview: SharePreview("Film"))
        ShareLink("None", items: [Film]()) { SharePreview($0.title) }
      }
    }
    screen.button("Films").tap()
    screen.button("Paste").tap()
    #expect(screen.shows("Alien, Brazil"))
    screen.button("None").tap()
    screen.button("Paste").tap()
    #expect(screen.shows("Alien, Brazil"))
    screen.button("One").tap()
    screen.button("Paste").tap()
    #expect(screen.shows("Brazil"))
    #expect(screen.openedURLs.isEmpty)
  }
}
