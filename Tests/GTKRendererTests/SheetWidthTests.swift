import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// How wide a sheet is that says nothing of it itself.
final class SheetWidthTests: GTKTestCase {
  @MainActor
  private static func measured<V: View>(_ renderer: GTKRenderer, _ content: V) -> Int32 {
    let screen = HostedScreen(
      renderer, Text("Behind").frame(width: 700).sheet(isPresented: .constant(true)) { content })
    settle(200)
    let sheet = renderer.presented.last!.native
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_size(cast(sheet), &width, &height)
    screen.close()
    return width
  }

  private static let long = Array(repeating: "many words", count: 40).joined(separator: " ")

  func testAFrameInItSaysHowWideItIs() throws {
    try onScreen { renderer in
      let words = VStack {
        Text("Title")
        Button("Close") {}
      }
      XCTAssertEqual(Self.measured(renderer, words), 460)
      XCTAssertEqual(Self.measured(renderer, words.frame(width: 320)), 320)
      XCTAssertEqual(Self.measured(renderer, words.frame(minWidth: 400, minHeight: 300).padding(10)), 420)
      XCTAssertEqual(Self.measured(renderer, words.frame(minWidth: 600, minHeight: 300).padding(10)), 620)
      XCTAssertEqual(
        Self.measured(
          renderer, NavigationStack { words.frame(width: 380).padding(10).navigationTitle("Title") }), 400)
      XCTAssertEqual(
        Self.measured(
          renderer,
          VStack {
            Text("Title")
            Color.red.frame(width: 330, height: 50)
          }
          .padding(10)), 350, "one further in")
      XCTAssertEqual(
        Self.measured(
          renderer, List { Text("Row") }.frame(minWidth: 300, idealWidth: 560, maxWidth: .infinity)),
        560)
    }
  }

  func testWhatSaysNothingOfTheWholeLeavesItTheUsualWidth() throws {
    try onScreen { renderer in
      let small = HStack {
        Color.red.frame(width: 24, height: 24)
        Text("Title")
      }
      XCTAssertEqual(Self.measured(renderer, small), 460, "a symbol's frame")
      let beside = VStack {
        Color.red.frame(width: 120, height: 50)
        TextField("Name", text: .constant(""))
      }
      XCTAssertEqual(Self.measured(renderer, beside), 460, "a field takes all there is")
      XCTAssertEqual(Self.measured(renderer, Form { Color.red.frame(width: 120, height: 50) }), 460)
      XCTAssertEqual(Self.measured(renderer, ScrollView { Color.red.frame(width: 120, height: 50) }), 460)
      let reading = VStack {
        Color.red.frame(width: 120, height: 50)
        Text(Self.long)
      }
      XCTAssertEqual(Self.measured(renderer, reading), 460, "words are broken")
      XCTAssertEqual(Self.measured(renderer, Text(Self.long).frame(minWidth: 300)), 460)
    }
  }
}
