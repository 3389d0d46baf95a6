import Foundation
import FoundationAdditions
import Testing

/// When something was or will be.
@Suite("Relative dates")
struct RelativeDateTests {
  private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test(
    "Each style has its words",
    arguments: [
      (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"),
      (.short, "2 mo. ago"),
      (.abbreviated, "2mo ago"),
    ])
  func styles(style: RelativeDateTimeFormatter.UnitsStyle, text: String) {
    let formatter = formatter()
    formatter.unitsStyle = style
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
  }

  @Test("The longest unit is told, as far as it is whole")
  func longest() {
    #expect(formatter().localizedString(fromTimeInterval: -7_300) == "2 hours ago")
    #expect(formatter().localizedString(fromTimeInterval: -7_100) == "1 hour ago")
    #expect(formatter().localizedString(fromTimeInterval: 86_400 * 8) == "in 1 week")
    #expect(formatter().localizedString(fromTimeInterval: 0) == "in 0 seconds")
    #expect(formatter().localizedString(fromTimeInterval: -0.5) == "0 seconds ago")
  }

  @Test("Days have names where the program wants them")
  func named() {
    let formatter = formatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(from: DateComponents(weekOfYear: -1)) == "last week")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }

  @Test("Another language, and what is no date")
  func languages() {
    #expect(formatter("de_DE").localizedString(fromTimeInterval: 300) == "in 5 Minuten")
    #expect(formatter().string(for: Date(timeIntervalSinceNow: -100)) == "1 minute ago")
    #expect(formatter().string(for: 3) == nil)
  }
}
