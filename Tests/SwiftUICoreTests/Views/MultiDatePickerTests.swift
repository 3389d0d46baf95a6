import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("MultiDatePicker")
struct MultiDatePickerTests {
  private struct Planning: View {
    let chosen: LockedValue<Set<DateComponents>>
    var bounds: Range<Date>?
    @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 14)]

    var body: some View {
      Group {
        if let bounds {
          MultiDatePicker("Days", selection: $days, in: bounds)
        } else {
          MultiDatePicker("Days", selection: $days)
        }
      }
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, MultiDatePickerTests.zone)
      .environment(\.locale, Locale(identifier: "en_US"))
      .onChange(of: days, initial: true) { chosen.withLock { $0 = days } }
    }
  }

  private static let zone = TimeZone(identifier: "Europe/Berlin")!
  private let chosen = LockedValue<Set<DateComponents>>([])
  private var numbers: [[Int?]] {
    chosen.withLock { $0.map { [$0.year, $0.month, $0.day] } }.sorted { $0[2] ?? 0 < $1[2] ?? 0 }
  }
  private func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Self.zone
    return try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)))
  }

  @Test("It shows the month of the first day that is chosen, and its days are chosen and given up")
  func days() {
    let screen = Screen { Planning(chosen: chosen) }
    #expect(!screen.texts.contains("Days") && screen.shows("November 2026"), "By itself it tells of itself")
    #expect(Screen { Form { Planning(chosen: chosen) } }.texts.contains("Days"), "A row is told from others")
    #expect(screen.front.all.filter { $0.kind == "toggle" }.count == 30)
    #expect(screen.toggle("Saturday, November 14, 2026").isOn)
    #expect(!screen.toggle("Sunday, November 15, 2026").isOn)
    screen.toggle("Sunday, November 15, 2026").tap()
    #expect(screen.toggle("Sunday, November 15, 2026").isOn)
    #expect(numbers == [[2026, 11, 14], [2026, 11, 15]])
    let added = chosen.withLock { $0.first { $0.day == 15 } }
    #expect(added?.calendar?.identifier == .gregorian && added?.era == 1)
    screen.toggle("Saturday, November 14, 2026").tap()
    #expect(numbers == [[2026, 11, 15]])
  }

  @Test("Where labels are hidden the month stands alone")
  func hiddenLabel() {
    let screen = Screen { Planning(chosen: chosen).labelsHidden() }
    #expect(!screen.shows("Days") && screen.shows("November 2026"))
    let days = screen.front.all.compactMap { $0.widget.anyDescription as? ToggleDescription }
    #expect(days.count == 30 && days.allSatisfy { !$0.hidesLabel }, "The days are seen")
    screen.toggle("Sunday, November 15, 2026").tap()
    #expect(numbers.count == 2)
  }

  @Test("Buttons go to the months around; what is chosen elsewhere stays")
  func months() {
    let screen = Screen { Planning(chosen: chosen) }
    screen.button("Next Month").tap()
    #expect(screen.shows("December 2026"))
    screen.toggle("Thursday, December 31, 2026").tap()
    screen.button("Next Month").tap()
    #expect(screen.shows("January 2027"))
    screen.button("Previous Month").tap()
    screen.button("Previous Month").tap()
    #expect(screen.toggle("Saturday, November 14, 2026").isOn)
    #expect(numbers == [[2026, 11, 14], [2026, 12, 31]])
  }

  @Test("Days outside of the bounds cannot be chosen, nor can months")
  func bounds() throws {
    let bounds = try date(2026, 11, 10, hour: 15)..<date(2026, 12, 2)
    let screen = Screen { Planning(chosen: chosen, bounds: bounds) }
    #expect(!screen.toggle("Monday, November 9, 2026").isEnabled)
    #expect(screen.toggle("Tuesday, November 10, 2026").isEnabled)
    #expect(!screen.button("Previous Month").isEnabled)
    screen.button("Next Month").tap()
    #expect(screen.toggle("Tuesday, December 1, 2026").isEnabled)
    #expect(!screen.toggle("Wednesday, December 2, 2026").isEnabled)
    #expect(!screen.button("Next Month").isEnabled)
  }

  @Test("Weeks begin as the calendar has them")
  func weeks() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Self.zone
    calendar.firstWeekday = 2
    // It begins on a Sunday and has 30 days.
    let month = SeenMonth(around: try date(2026, 11, 14), in: calendar)
    #expect(month.weekdays == [1, 2, 3, 4, 5, 6, 0])
    #expect(month.weeks.count == 6 && month.weeks.allSatisfy { $0.count == 7 })
    #expect(month.weeks[0].map { $0.day != nil } == [false, false, false, false, false, false, true])
    #expect(month.weeks[5].map { $0.day != nil } == [true, false, false, false, false, false, false])
  }

  private struct Plain: View {
    let firstWeekday: Int?
    @State private var days: Set<DateComponents> = []
    var body: some View {
      var calendar = Calendar(identifier: .gregorian)
      if let firstWeekday { calendar.firstWeekday = firstWeekday }
      return MultiDatePicker("Days", selection: $days).environment(\.calendar, calendar)
    }
  }

  @Test("Where nobody says it, weeks begin as the desktop's own calendars have them")
  func desktop() {
    defer { DesktopWeek.firstWeekday = nil }
    func weekdays(_ firstWeekday: Int? = nil) -> String {
      let screen = Screen { Plain(firstWeekday: firstWeekday) }
      return screen.texts.filter { $0.count == 1 && $0.first?.isLetter == true }.joined()
    }
    DesktopWeek.firstWeekday = 1
    #expect(weekdays() == "SMTWTFS")
    #expect(weekdays(4) == "WTFSSMT")
    DesktopWeek.firstWeekday = 7
    #expect(weekdays() == "SSMTWTF")
  }
}
