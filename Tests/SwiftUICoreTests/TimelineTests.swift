import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("Timelines")
struct TimelineTests {
  private func first<S: TimelineSchedule>(
    _ count: Int, of schedule: S, from seconds: Double, mode: TimelineScheduleMode = .normal
  ) -> [Double] {
    schedule.entries(from: Date(timeIntervalSince1970: seconds), mode: mode).prefix(count)
      .map(\.timeIntervalSince1970)
  }

  @Test("A periodic schedule begins with the date in force")
  func periodic() {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 1), by: 10)
    #expect(first(3, of: schedule, from: 35) == [31, 41, 51])
    #expect(first(2, of: schedule, from: 41) == [41, 51])
  }

  @Test("The time that frames are measured in goes on, and the clock's is the date's")
  func frameTime() {
    let start = CACurrentMediaTime()
    #expect(start > 0)
    #expect(CACurrentMediaTime() >= start)
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(now - Date().timeIntervalSinceReferenceDate) < 60)
  }

  @Test("Every minute begins at its first second")
  func minutes() {
    #expect(first(3, of: .everyMinute, from: 130) == [120, 180, 240])
  }

  @Test("An animation's schedule has no dates while it is paused, or where few are wanted")
  func animation() {
    #expect(first(3, of: .animation(minimumInterval: 2), from: 10) == [10, 12, 14])
    #expect(first(3, of: .animation(paused: true), from: 10).isEmpty)
    #expect(first(3, of: .animation, from: 10, mode: .lowFrequency).isEmpty)
  }

  @Test("The content is made anew at each date, and what is around it is not")
  func view() {
    struct Clock: View {
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 100)) { context in
          Text(verbatim: "at \(Int(context.date.timeIntervalSinceReferenceDate) / 100)")
        }
      }
    }
    let screen = Screen { Clock() }
    let period = Int(Date().timeIntervalSinceReferenceDate / 100)
    #expect(screen.shows("at \(period)"))
    screen.resetCounts()
    screen.advance(by: 100)
    #expect(screen.shows("at \(period + 1)"))
    screen.advance(by: 200)
    #expect(screen.shows("at \(period + 3)"))
    #expect(screen.bodies == 0)
  }

  @Test("A timeline that left the screen waits for nothing")
  func gone() {
    struct Page: View {
      @State var isShown = true
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown {
          TimelineView(.animation) { context in Text("now") }
        }
      }
    }
    let screen = Screen { Page() }
    screen.advance(by: 0.1)
    let nodes = Screen.liveNodes
    screen.button("Toggle").tap()
    #expect(!screen.shows("now"))
    #expect(Screen.liveNodes < nodes)
    screen.resetCounts()
    screen.advance(by: 1)
    #expect(screen.operations.isEmpty)
  }
}
