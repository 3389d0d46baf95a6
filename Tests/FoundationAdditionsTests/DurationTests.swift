import Foundation
import FoundationAdditions
import Testing

/// How long something takes.
@Suite("Durations")
struct DurationTests {
  private func formatter(_ locale: String = "en_US", _ style: DateComponentsFormatter.UnitsStyle)
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    formatter.unitsStyle = style
    return formatter
  }

  @Test(
    "Each style has its words",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:05:05"), (.abbreviated, "1h 5m 5s"),
      (.brief, "1hr 5min 5sec"),
      (.short, "1 hr, 5 min, 5 sec"), (.full, "1 hour, 5 minutes, 5 seconds"),
      (.spellOut, "one hour, five minutes, five seconds"),
    ])
  func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(formatter("en_US", style).string(from: 3_905) == text)
  }

  @Test("A time in another language")
  func languages() {
    #expect(formatter("de_DE", .full).string(from: 3_905) == "1 Stunde, 5 Minuten und 5 Sekunden")
    #expect(formatter("de_DE", .positional).string(from: 3_905) == "1:05:05")
  }

  @Test("Times before their beginning have a sign, and none is told as zero")
  func signs() {
    #expect(formatter("en_US", .positional).string(from: -65) == "-1:05")
    #expect(formatter("en_US", .abbreviated).string(from: -65) == "-1m 5s")
    #expect(formatter("en_US", .full).string(from: 0) == "0 seconds")
    #expect(formatter("en_US", .positional).string(from: 0) == "0")
    #expect(formatter("en_US", .full).string(from: .nan) == nil)
  }

  @Test("What becomes of zeros")
  func zeros() {
    let clock = formatter("en_US", .positional)
    clock.allowedUnits = [.minute, .second]
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 45) == "00:45")
    #expect(clock.string(from: 3_905) == "65:05")
    clock.allowedUnits = [.hour, .minute, .second]
    #expect(clock.string(from: 45) == "00:00:45")
    clock.zeroFormattingBehavior = .default
    #expect(clock.string(from: 3_600) == "1:00:00")
    let words = formatter("en_US", .abbreviated)
    words.allowedUnits = [.hour, .minute, .second]
    #expect(words.string(from: 3_605) == "1h 5s")
    words.zeroFormattingBehavior = .dropLeading
    #expect(words.string(from: 60) == "1m 0s")
    words.zeroFormattingBehavior = .dropTrailing
    #expect(words.string(from: 60) == "0h 1m")
  }

  @Test("So many units at most, the last one rounded")
  func maximum() {
    let one = formatter("en_US", .full)
    one.maximumUnitCount = 1
    #expect(one.string(from: 3_905) == "1 hour")
    #expect(one.string(from: 7_000) == "2 hours")
    #expect(one.string(from: 86_399) == "1 day")
    one.includesApproximationPhrase = true
    one.includesTimeRemainingPhrase = true
    #expect(one.string(from: 3_905) == "About 1 hour remaining")
  }

  @Test("Fractions of a unit, and the longest told in the next")
  func fractions() {
    let hours = formatter("en_US", .abbreviated)
    hours.allowedUnits = .hour
    hours.allowsFractionalUnits = true
    #expect(hours.string(from: 5_400) == "1.5h")
    let minutes = formatter("en_US", .abbreviated)
    minutes.allowedUnits = [.hour, .minute]
    minutes.collapsesLargestUnit = true
    #expect(minutes.string(from: 4_200) == "70m")
    #expect(minutes.string(from: 7_800) == "2h 10m")
  }

  @Test("Components and dates are counted by the calendar")
  func calendar() {
    let full = formatter("en_US", .full)
    #expect(full.string(from: DateComponents(minute: 130)) == "2 hours, 10 minutes")
    full.allowedUnits = [.month, .day]
    full.calendar?.timeZone = .gmt
    let february = Date(timeIntervalSince1970: 1_675_209_600)
    #expect(full.string(from: february, to: february.addingTimeInterval(86_400 * 29)) == "1 month, 1 day")
    #expect(full.string(for: DateComponents(day: 3)) == "3 days")
    #expect(full.string(for: 86_400 * 3) == "3 days")
    #expect(full.string(for: "three days") == nil)
  }

  @Test("A range of dates in words and as on a clock")
  func range() {
    let us = Locale(identifier: "en_US")
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(7_505)
    #expect(
      range.formatted(.components(style: .wide, fields: [.hour, .minute]).locale(us)) == "2 hours, 5 minutes")
    #expect(range.formatted(.components(style: .narrow).locale(us)) == "2h 5m 5s")
    #expect(range.formatted(.timeDuration.locale(us)) == "2:05:05")
    #expect((start..<start.addingTimeInterval(5)).formatted(.timeDuration.locale(us)) == "0:05")
    #expect((start..<start).formatted(.components(style: .narrow).locale(us)) == "0s")
  }
}
