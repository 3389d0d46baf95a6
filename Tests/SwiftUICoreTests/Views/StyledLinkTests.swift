import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Links, menus and toggles that look as buttons do.
@MainActor
@Suite("What looks as buttons do")
struct StyledLinkTests {
  struct Starred: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("★")
        configuration.label
      }
    }
  }

  struct Several: View {
    @State var isOn = false
    @State var isStyled = true
    @State var log = ""

    @ViewBuilder private var parts: some View {
      Link("Link", destination: URL(string: "https://a.example")!)
      Menu("Menu") { Button("Entry") { log = "entry" } }
      Toggle("Toggle", isOn: $isOn).toggleStyle(.button)
    }
    var body: some View {
      VStack {
        if isStyled { HStack { parts }.buttonStyle(Starred()) } else { HStack { parts } }
        Text(isOn ? "on" : "off")
        Text(log)
        Button("Plain") { isStyled = false }
      }
      .environment(
        \.openURL,
        OpenURLAction { _ in
          log = "opened"
          return .handled
        })
    }
  }

  @Test(
    "A program's button style makes links, menus and toggles that are buttons, and they still do what they do"
  )
  func styled() {
    let screen = Screen { Several() }
    let texts = screen.front.texts
    #expect(texts.filter { $0 == "★" }.count == 3)
    screen.button("★ Link").tap()
    #expect(screen.shows("opened"))
    screen.button("★ Toggle").tap()
    #expect(screen.shows("on"))
    let menu = screen.front.all.first { $0.kind == "menu" }!
    #expect(menu.texts == ["★", "Menu"])
    #expect(menu.entries == ["Entry"])
    menu.choose("Entry")
    #expect(screen.shows("entry"))
    screen.button("Plain").tap()
    #expect(!screen.front.texts.contains("★"))
    #expect(screen.front.all.contains { $0.kind == "link" })
    #expect(screen.toggle("Toggle").isOn)
  }

  @Test("In the theme's styles of buttons with a border a link is such a button")
  func bordered() {
    let url = URL(string: "https://a.example")!
    func look(_ view: some View) -> ButtonDescription.Look? {
      let screen = Screen { view }
      return screen.front.all.lazy.compactMap { ($0.widget.anyDescription as? ButtonDescription)?.look }.first
    }
    #expect(look(Link("A", destination: url).buttonStyle(.borderedProminent)) == .prominent)
    #expect(look(Link("A", destination: url).buttonStyle(.bordered)) == .bordered)
    #expect(look(Link("A", destination: url).buttonStyle(.plain)) == .bare)
    #expect(look(Link("A", destination: url)) == nil)
  }
}
