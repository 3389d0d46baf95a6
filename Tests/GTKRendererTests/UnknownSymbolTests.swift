import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A symbol that there is none of is missing on screen, and told of once with each view that asks for it.
final class UnknownSymbolTests: GTKTestCase {
  private struct UnknownSymbols: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Image(systemName: "never.drawn.symbol")
        Label("Again", systemImage: "never.drawn.symbol")
        Image(systemName: "magnifyingglass")
      }
    }
  }

  func testAnUnknownSymbolIsMissingAndNamedOnce() throws {
    try onScreen { renderer in
      let lines = try StandardError.lines {
        let screen = HostedScreen(renderer, UnknownSymbols())
        XCTAssertEqual(
          icons(in: screen), ["image-missing-symbolic", "image-missing-symbolic", "edit-find-symbolic"])
        screen.close()
        HostedScreen(renderer, UnknownSymbols()).close()
      }
      XCTAssertEqual(lines.count, 1, "\(lines)")
      XCTAssertTrue(
        lines.first?.hasSuffix("\"never.drawn.symbol\", asked for in the body of UnknownSymbols.") == true,
        "\(lines)")
    }
  }

  private struct NoSymbol: View {
    var body: some View { Image(systemName: "") }
  }

  func testASymbolWithoutANameIsToldOfAndNotShown() throws {
    try onScreen { renderer in
      let lines = try StandardError.lines {
        let screen = HostedScreen(renderer, NoSymbol())
        XCTAssertEqual(icons(in: screen).filter { $0 == "image-missing-symbolic" }, [])
        screen.close()
      }
      XCTAssertEqual(lines.count, 1, "\(lines)")
      XCTAssertTrue(
        lines.first?.hasSuffix("\"\", asked for in the body of NoSymbol: nothing is shown.") == true,
        "\(lines)")
    }
  }

  private struct UnknownHere: View {
    var body: some View { Image(systemName: "never.drawn.twice") }
  }
  private struct UnknownThere: View {
    @ObservedObject var name: Followed<String>
    var body: some View {
      Text("See \(Image(systemName: name.value))")
      Button("Save", systemImage: name.value) {}
      Image("never drawn")
    }
  }

  func testEachViewThatAsksForAnUnknownSymbolIsNamed() throws {
    try onScreen { renderer in
      let name = Followed("film")
      let lines = try StandardError.lines {
        let screen = HostedScreen(
          renderer,
          VStack {
            UnknownHere()
            UnknownThere(name: name)
          })
        name.value = "never.drawn.twice"
        settle(30)
        screen.close()
      }
      XCTAssertEqual(
        lines.map { String($0.drop { $0 != "\"" }) }.sorted(),
        [
          "\"never drawn\", asked for in the body of UnknownThere.",
          "\"never.drawn.twice\", asked for in the body of UnknownHere.",
          "\"never.drawn.twice\", asked for in the body of UnknownThere.",
        ])
    }
  }

  private struct UnknownTab: View {
    var body: some View {
      TabView {
        Text("1").tabItem { Label("One", systemImage: "never.drawn.bar") }
        Text("2").contextMenu { Button("Two", systemImage: "never.drawn.entry") {} }
          .tabItem { Label("Two", systemImage: "film") }
      }
    }
  }

  func testTheViewWithTheTabOrMenuThatAsksForAnUnknownSymbolIsNamed() throws {
    try onScreen { renderer in
      let lines = try StandardError.lines {
        let screen = HostedScreen(renderer, UnknownTab())
        (renderer.presented[0] as! WindowWidget).description.selectTab(1)
        settle(50)
        screen.close()
      }
      XCTAssertEqual(lines.count, 2, "\(lines)")
      XCTAssertTrue(lines.allSatisfy { $0.hasSuffix("asked for in the body of UnknownTab.") }, "\(lines)")
    }
  }

  func testAnUnknownSymbolOfATabIsNamed() throws {
    try onScreen { renderer in
      let lines = try StandardError.lines {
        let view = TabView {
          Text("1").tabItem { Label("One", systemImage: "never.drawn.tab") }
          Text("2").tabItem { Label("Two", systemImage: "film") }
        }
        HostedScreen(renderer, view).close()
      }
      XCTAssertEqual(lines.filter { $0.contains("\"never.drawn.tab\"") }.count, 1, "\(lines)")
    }
  }
}

@MainActor
private func icons(in screen: HostedScreen) -> [String] {
  screen.all("FavesImage", in: gtk_bin_get_child(cast(screen.window))).compactMap { image in
    faves_get_string(image, "icon-name").map { name in
      defer { g_free(name) }
      return String(cString: name)
    }
  }
}
