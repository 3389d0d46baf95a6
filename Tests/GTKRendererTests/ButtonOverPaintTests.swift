import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons over what the program paints behind all of a page.
final class ButtonOverPaintTests: GTKTestCase {
  private struct OverPaint: View {
    @ViewBuilder private func buttons(_ prefix: String) -> some View {
      Button("\(prefix) white") {}.foregroundColor(.white)
      Button("\(prefix) black") {}.foregroundColor(.black)
      Button("\(prefix) red") {}.foregroundColor(.red)
      Button("\(prefix) words") {}
      Button("\(prefix) prominent") {}.buttonStyle(.borderedProminent).foregroundColor(.white)
    }
    var body: some View {
      VStack {
        ZStack {
          LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
          VStack { buttons("gradient") }.padding()
        }
        VStack { buttons("ground") }.padding().background(Color.blue)
        Color.blue.overlay { VStack { buttons("over") } }
      }
    }
  }

  private struct InWhite: View {
    var body: some View {
      ZStack {
        Color.blue.ignoresSafeArea()
        VStack {
          Text("Words")
          Button("Tap") {}
        }
        .foregroundStyle(.white)
      }
    }
  }

  func testAButtonOnAGroundKeepsItsBezelInTheColorOfTheWordsAround() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, InWhite())
      let button = shown.the("GtkButton")
      XCTAssertFalse(shown.hasClass(button, "faves-bare"))
      XCTAssertGreaterThan(shown.frame(of: button).width, shown.frame(of: shown.label("Tap")).width + 16)
      shown.close()
    }
  }

  func testAButtonOverAGroundLooksTheSameInLightAndInDarkWindows() throws {
    try onScreen { renderer in
      for isDark in [false, true] {
        ColorScheme.prefer(dark: isDark)
        let shown = HostedScreen(renderer, OverPaint())
        let buttons = shown.all("GtkButton")
        XCTAssertFalse(buttons.contains { shown.hasClass($0, "faves-bare") }, "dark: \(isDark)")
        let seenThrough = buttons.filter { shown.hasClass($0, "faves-seen-through") }.map { shown.name($0) }
        XCTAssertEqual(
          seenThrough, ["gradient", "ground", "over"].flatMap { ["\($0) white", "\($0) black"] },
          "dark: \(isDark)")
        let heights = Set(buttons.map { gtk_widget_get_allocated_height($0) })
        XCTAssertEqual(heights.count, 1, "they have the bezel that buttons have")
        let label = shown.label("gradient white")
        let color = shown.color(label)
        XCTAssertEqual([color.red, color.green, color.blue], [1, 1, 1], "dark: \(isDark)")
        shown.close()
      }
      ColorScheme.prefer(dark: nil)
    }
  }
}
