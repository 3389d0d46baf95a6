import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Texts that follow the clock, by their formats.
@MainActor
@Suite("Formats of time")
struct TimeTextTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)
  private let english = Locale(identifier: "en_US")
  private func after(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  @Test("An offset is written in the units allowed, so many at most")
  func offset() {
    let plain = SystemFormatStyle.DateOffset(to: start).locale(english)
    #expect(plain.format(after(0)) == "0 seconds")
    #expect(plain.format(after(65.9)) == "1 minute, 5 seconds")
    #expect(plain.format(after(-65.9)) == "-1 minute, 5 seconds")
    #expect(plain.format(after(90_061)) == "1 day, 1 hour")
    let minutes = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second], sign: .always())
      .locale(english)
    #expect(minutes.format(after(4_000)) == "+66 minutes, 40 seconds")
    #expect(
      SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1).locale(english).format(after(3_700))
        == "1 hour")
  }

  @Test("An offset says when it is next written otherwise")
  func steps() {
    let style = SystemFormatStyle.DateOffset(to: start)
    #expect(style.discreteInput(after: after(65.5)) == after(66))
    #expect(style.discreteInput(before: after(65.5)) == after(65))
    #expect(style.discreteInput(after: after(7_230)) == after(7_260), "Hours and minutes")
    let timer = SystemFormatStyle.Timer(countingDownIn: start..<after(10))
    #expect(timer.discreteInput(after: after(-5)) == start)
    #expect(timer.discreteInput(after: after(9.5)) == after(10))
    #expect(timer.discreteInput(after: after(10)) == nil)
  }

  @Test("Timers and stopwatches show what clocks show")
  func clocks() {
    let down = SystemFormatStyle.Timer(countingDownIn: start..<after(3_700))
    #expect(down.format(start) == "1:01:40")
    #expect(down.format(after(100.5)) == "1:00:00")
    #expect(down.format(after(3_699.5)) == "0:01")
    #expect(down.format(after(5_000)) == "0:00")
    let up = SystemFormatStyle.Timer(countingUpIn: start..<after(3_700), showsHours: false)
    #expect(up.format(after(3_661.9)) == "61:01")
    #expect(
      SystemFormatStyle.Timer(countingUpIn: start..<after(9_000), maxFieldCount: 2).format(after(3_661))
        == "1:01")
    let watch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(watch.format(after(65.278)) == "1:05.27")
    #expect(watch.format(after(0)) == "0:00.00")
    #expect(watch.format(after(3_665.278)) == "1:01:05.27")
    #expect(
      SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1)).format(after(65.9)) == "1:05")
  }

  @Test("A reference is relative up to its threshold, and the date from then on")
  func reference() {
    let style = SystemFormatStyle.DateReference(to: start).locale(english)
    #expect(style.format(after(300)) == "5 minutes ago")
    #expect(style.format(after(-300)) == "in 5 minutes")
    #expect(style.format(after(200_000)).contains("1970"))
  }

  @Test("A text of the clock is written anew when what it says changes")
  func live() {
    let text = Text(
      TimeDataSource<Date>.currentDate, format: .offset(to: start, allowedFields: [.minute, .second]))
    #expect(abs((text.lasts(from: after(65.25)) ?? 0) - 0.751) < 0.01)
    #expect(Text(.currentDate, format: .timer(countingDownIn: start..<after(5))).lasts(from: after(6)) == nil)
    #expect(
      text
        == Text(
          TimeDataSource<Date>.currentDate, format: .offset(to: start, allowedFields: [.minute, .second])))
    #expect(
      text
        != Text(
          TimeDataSource<Date>.currentDate, format: .offset(to: after(1), allowedFields: [.minute, .second])))
    let ago = Date().addingTimeInterval(-600)
    #expect(
      Screen { Text(.durationOffset(to: ago), format: .units(allowed: [.minutes], width: .wide)) }.texts == [
        "10 minutes"
      ])
    #expect(
      Screen { Text("For \(.currentDate, format: .stopwatch(startingAt: Date().addingTimeInterval(60)))") }
        .texts
        == ["For 0:00.00"])
  }
}
