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
          Text("since \(now.addingTimeInterval(-90.5), style: .relative)")
        }
      }
    }
    let screen = Screen { Times() }
    #expect(screen.texts[0] == "1:00")
    #expect(screen.texts[1] == "0:03")
    #expect(screen.texts[2] == "since 1 minute, 30 seconds")
    screen.resetCounts()
    screen.advance(by: 2.2)
    #expect(screen.texts[0] == "0:58")
    #expect(screen.texts[1] == "0:01")
    screen.advance(by: 30)
    #expect(screen.texts[1] == "0:00")
    #expect(screen.texts[2] == "since 2 minutes, 2 seconds")
    #expect(screen.bodies == 0)
  }

  @Test("Dates and times are written once")
  func dates() {
    let date = Date(timeIntervalSince1970: 0)
    let live = LiveText.date(date, .date)
    #expect(live.lasts(from: Date()) == nil)
    #expect(LiveText.date(date, .offset).text(at: date.addingTimeInterval(7_300), in: .current) == "−2 hours")
  }

  @Test("A relative date is told in two units next to each other, by the calendar")
  func relative() {
    let start = Calendar.current.date(from: DateComponents(year: 2024, month: 1, day: 15))!
    func words(_ parts: DateComponents) -> String {
      LiveText.date(start, .relative).text(
        at: Calendar.current.date(byAdding: parts, to: start)!, in: .current)
    }
    #expect(words(DateComponents(second: 5)) == "5 seconds")
    #expect(words(DateComponents(hour: 2, minute: 23, second: 50)) == "2 hours, 23 minutes")
    #expect(words(DateComponents(hour: -2)) == "2 hours")
    #expect(words(DateComponents(day: 3, minute: 5)) == "3 days")
    #expect(words(DateComponents(year: 1, month: 1)) == "1 year, 1 month")
    #expect(words(DateComponents(month: 2, day: 1)) == "2 months, 1 day")
    let live = LiveText.date(start, .relative)
    #expect(abs((live.lasts(from: start.addingTimeInterval(7_230)) ?? 0) - 30) < 0.01)
    #expect(
      LiveText.date(start, .offset).text(
        at: Calendar.current.date(byAdding: .month, value: 3, to: start)!, in: .current) == "−3 months")
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

  private struct Abroad: View {
    let date = Date(timeIntervalSince1970: 1_720_000_000)  // 3 July 2024, 9:46 in London's winter time
    var body: some View {
      VStack {
        Text(date, style: .time)
        Text("On \(date, style: .date)")
        Text(date, format: .dateTime.month(.wide).locale(Locale(identifier: "en_GB")))
        Text(DateInterval(start: date, duration: 86_400))
        Text(.durationOffset(to: .distantPast), format: .units(allowed: [.days], width: .wide))
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
    }
  }

  @Test("Days and times of day are those of the environment's time zone and locale")
  func abroad() {
    let screen = Screen { Abroad() }
    #expect(screen.texts[0] == "18:46")
    #expect(screen.texts[1] == "On 3. Juli 2024")
    #expect(screen.texts[2] == "July", "A format with a locale keeps it")
    #expect(screen.texts[3].hasPrefix("3.7.2024") || screen.texts[3].hasPrefix("03.07.2024"))
    #expect(screen.texts[4].hasSuffix(" Tage"))
    screen.close()
  }
}
