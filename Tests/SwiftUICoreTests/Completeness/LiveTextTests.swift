import Foundation
import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Text that goes on by itself, and text with links")
struct LiveTextTests {
  @Test("A timer counts on without its view's body, and a countdown stands still at its end")
  func timers() {
    struct Times: View {
      let now = Date()
      var body: some View {
        VStack {
          Text(now.addingTimeInterval(60.5), style: .timer)
          Text(timerInterval: now...now.addingTimeInterval(3), countsDown: true)
          Text("since \(now.addingTimeInterval(-90), style: .relative)")
        }
      }
    }
    let screen = Screen { Times() }
    #expect(screen.texts[0] == "1:00")
    #expect(screen.texts[1] == "0:03")
    #expect(screen.texts[2] == "since 1 minute")
    screen.resetCounts()
    screen.advance(by: 2.2)
    #expect(screen.texts[0] == "0:58")
    #expect(screen.texts[1] == "0:01")
    screen.advance(by: 30)
    #expect(screen.texts[1] == "0:00")
    #expect(screen.texts[2] == "since 2 minutes")
    #expect(screen.bodies == 0)
  }

  @Test("Dates and times are written once")
  func dates() {
    let date = Date(timeIntervalSince1970: 0)
    let live = LiveText.date(date, .date)
    #expect(live.lasts(from: Date()) == nil)
    #expect(LiveText.date(date, .offset).text(at: date.addingTimeInterval(7_300)) == "−2 hours")
  }

  @Test("A link in a text is opened by the action of the environment")
  func links() {
    struct Linked: View {
      @State var opened = ""
      var body: some View {
        VStack {
          Text("See [the page](https://example.org/a?b=1&c=2) or not")
            .environment(
              \.openURL,
              OpenURLAction { url in
                opened = url.absoluteString
                return .handled
              })
          Text(opened)
        }
      }
    }
    let screen = Screen { Linked() }
    screen.text("See the page or not").follow(link: "the page")
    #expect(screen.shows("https://example.org/a?b=1&c=2"))
  }

  @Test("Text on the screen has the line spacing and the smallest scale that are set around")
  func spacing() throws {
    let screen = Screen { VStack { Text("a") }.lineSpacing(7).minimumScaleFactor(0.5) }
    let text = try #require(screen.text("a").widget.anyDescription as? TextDescription)
    #expect(text.lineSpacing == 7 && text.minimumScale == 0.5)
  }
}
