import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The content of all rows begins at one line.
final class RowStartTests: GTKTestCase {
  private struct Rows: View {
    var body: some View {
      Text("words")
      Button("action") {}
      Button("borderless") {}.buttonStyle(.borderless)
      Button("plain") {}.buttonStyle(.plain)
      Button("link") {}.buttonStyle(.link)
      Menu("menu") { Button("entry") {} }
      Menu("borderless menu") { Button("entry") {} }.menuStyle(.borderlessButton)
      Menu("plain menu") { Button("entry") {} }.buttonStyle(.plain)
      Menu("acting menu") {
        Button("entry") {}
      } primaryAction: {
      }
      Menu("painted") { Button("entry") {} }.listRowBackground(Color.yellow)
      Button("bordered") {}.buttonStyle(.bordered)
      Button("prominent") {}.buttonStyle(.borderedProminent)
    }
  }
  private static let worded = [
    "words", "action", "borderless", "plain", "link", "menu", "borderless menu", "plain menu", "acting menu",
    "painted",
  ]

  /// How far from the edge that it is read from something begins.
  @MainActor
  private static func start(_ place: CGRect, _ isTurned: Bool, in screen: HostedScreen) -> Double {
    isTurned ? screen.frame(of: screen.window).maxX - place.maxX : place.minX
  }

  @MainActor
  private static func check<V: View>(_ view: V, _ renderer: GTKRenderer, isTurned: Bool, _ name: String) {
    let screen = HostedScreen(
      renderer, view.environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight))
    defer { screen.close() }
    // All rows are in sight.
    gtk_window_resize(cast(screen.window), 500, 800)
    settle(100)
    let starts = worded.map { start(screen.letters(of: screen.label($0)), isTurned, in: screen) }
    XCTAssertEqual(starts, [Double](repeating: starts[0], count: worded.count), name)
    for framed in ["bordered", "prominent"] {
      XCTAssertEqual(
        start(screen.frame(of: screen.button(titled: framed)), isTurned, in: screen), starts[0], name)
    }
  }

  func testWhateverTheRowIs() throws {
    try onScreen { renderer in
      for isTurned in [false, true] {
        Self.check(Form { Section { Rows() } }, renderer, isTurned: isTurned, "form, turned: \(isTurned)")
        Self.check(List { Rows() }, renderer, isTurned: isTurned, "list, turned: \(isTurned)")
      }
    }
  }
}
