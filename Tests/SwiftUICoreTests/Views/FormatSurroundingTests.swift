import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Formats are read where a view stands: in its locale and time zone.
@MainActor
@Suite("Formats and their surroundings")
struct FormatSurroundingTests {
  private static let german = Locale(identifier: "de_DE")
  private static let tokyo = TimeZone(identifier: "Asia/Tokyo")!
  private static let noon = Date(timeIntervalSince1970: 43_200)
  private static let hour = Date.FormatStyle(locale: Locale(identifier: "en_GB")).hour()

  @Test("A time of day is that of the view's time zone, unless the format names one")
  func timeZone() {
    var utc = Self.hour
    utc.timeZone = TimeZone(identifier: "America/New_York")!
    let fixed = utc
    let screen = Screen {
      VStack {
        Text(Self.noon, format: Self.hour)
        Text("At \(Self.noon, format: Self.hour)")
        Text(verbatim: "") + Text(Self.noon, format: Self.hour).bold()
        Text(Self.noon, format: fixed)
      }
      .environment(\.timeZone, Self.tokyo)
    }
    #expect(screen.texts == ["21", "At 21", "21", "07"])
  }

  @Test("A span of time is that of the view's time zone")
  func intervals() {
    let span = Self.noon..<Self.noon.addingTimeInterval(3_600)
    let screen = Screen {
      Text(span, format: .interval.hour().locale(Locale(identifier: "en_GB")))
        .environment(\.timeZone, Self.tokyo)
    }
    #expect(screen.texts.first?.contains("21") == true)
  }

  @Test("A format with looks follows the locale, and keeps its looks")
  func adorned() {
    let screen = Screen {
      VStack {
        Text(1234.5, format: .number.attributed)
        Text("It is \(1234.5, format: .number.attributed)")
        Text(1234.5, format: .number.locale(Locale(identifier: "en_US")).attributed)
      }
      .environment(\.locale, Self.german)
    }
    #expect(screen.texts == ["1.234,5", "It is 1.234,5", "1,234.5"])
  }

  private struct Fields: View {
    @State var price = 1234.5
    @State var share: Double? = 0.5
    @State var locale = FormatSurroundingTests.german
    var body: some View {
      VStack {
        TextField("Price", value: $price, format: .number)
        TextField("Share", value: $share, format: .percent)
        TextField("English", value: $price, format: .number.locale(Locale(identifier: "en_US")))
        Stepper("Step", value: $price, format: .number)
        Text(verbatim: "\(price) \(share ?? -1)")
        Button("Swiss") { locale = Locale(identifier: "de_CH") }
      }
      .environment(\.locale, locale)
    }
  }

  @Test("A field writes and reads its value as the view's locale has it")
  func fields() {
    let screen = Screen { Fields() }
    #expect(screen.field("Price").value == "1.234,5")
    #expect(screen.field("Share").value == "50\u{a0}%")
    #expect(screen.field("English").value == "1,234.5")
    #expect(screen.stepper("Step").value == "1.234,5")
    screen.field("Price").enter("2.000,25")
    screen.field("Share").enter("")
    #expect(screen.texts.contains("2000.25 -1.0"))
    screen.button("Swiss").tap()
    #expect(screen.stepper("Step").value == "2’000.25")
  }
}
