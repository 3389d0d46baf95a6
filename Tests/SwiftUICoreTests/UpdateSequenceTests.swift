import Foundation
import Observation
import SwiftUICore
import SwiftUITesting
import Testing

/// In which order the bodies of one update run, and the actions that they cause: that of the views.
@Suite("The sequence of an update") @MainActor
struct UpdateSequenceTests {
  struct Deep: View {
    let log: LineLog
    @Binding var value: Int
    var body: some View {
      let _ = log.note("deep \(value)")
      Text("\(value)").onChange(of: value) { log.note("deep changed") }
    }
  }
  struct Between: View {
    let log: LineLog
    @Binding var value: Int
    var body: some View { Group { Deep(log: log, value: $value) } }
  }
  struct Behind: View {
    let log: LineLog
    let value: Int
    var body: some View {
      let _ = log.note("behind \(value)")
      Text("b").onChange(of: value) { log.note("behind changed") }
    }
  }
  struct Top: View {
    let log: LineLog
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      let _ = log.note("top")
      VStack {
        Between(log: log, value: $first)
        Behind(log: log, value: second)
        Button("go") {
          first += 1
          second += 1
        }
      }
    }
  }

  @Test("A view under one that is as before runs in front of what stands behind it, and so do their actions")
  func underUnchanged() {
    let log = LineLog()
    let screen = Screen { Top(log: log) }
    _ = log.take()
    screen.button("go").tap()
    #expect(log.take() == ["top", "deep 1", "behind 1", "deep changed", "behind changed"])
  }

  struct Equal: View, Equatable {
    let log: LineLog
    let value: Binding<Int>
    nonisolated static func == (a: Equal, b: Equal) -> Bool { true }
    var body: some View { Deep(log: log, value: value) }
  }
  struct OverEqual: View {
    let log: LineLog
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      VStack {
        Equal(log: log, value: $first).equatable()
        Behind(log: log, value: second)
        Button("go") {
          first += 1
          second += 1
        }
      }
    }
  }

  @Test("So does one under a view that is equal by its own measure")
  func underEqual() {
    let log = LineLog()
    let screen = Screen { OverEqual(log: log) }
    _ = log.take()
    screen.button("go").tap()
    #expect(log.take() == ["deep 1", "behind 1", "deep changed", "behind changed"])
  }

  struct Row: View {
    let log: LineLog
    @Binding var value: Int
    var body: some View {
      let _ = log.note("row \(value)")
      Text("\(value)").onChange(of: value) { log.note("row changed to \(value)") }
    }
  }
  struct HeldRow: View {
    let log: LineLog
    @Binding var value: Int
    var body: some View { Group { Row(log: log, value: $value) } }
  }
  struct Rows: View {
    let log: LineLog
    @State private var values = [10, 20, 30]
    @State private var order = [0, 1, 2]
    @State private var second = 0
    var body: some View {
      VStack {
        ForEach(order, id: \.self) { HeldRow(log: log, value: $values[$0]) }
        Behind(log: log, value: second)
        Button("first") {
          second += 1
          values[0] += 1
          values[2] += 1
        }
        Button("last") {
          values[2] += 1
          values[0] += 1
          second += 1
        }
        Button("turn") { order.reverse() }
      }
    }
  }

  @Test("Rows come in their order, whichever was written first", arguments: ["first", "last"])
  func rows(button: String) {
    let log = LineLog()
    let screen = Screen { Rows(log: log) }
    _ = log.take()
    screen.button(button).tap()
    #expect(
      log.take()
        == ["row 11", "row 31", "behind 1", "row changed to 11", "row changed to 31", "behind changed"])
    screen.button("turn").tap()
    #expect(log.take() == [])
    screen.button(button).tap()
    #expect(
      log.take()
        == ["row 32", "row 12", "behind 2", "row changed to 32", "row changed to 12", "behind changed"])
  }

  @Observable final class Model { var value = 0 }
  struct ReadsModel: View {
    let log: LineLog
    @Environment(Model.self) private var model
    var body: some View {
      let _ = log.note("reader \(model.value)")
      Text("\(model.value)")
    }
  }
  struct Holder: View {
    let log: LineLog
    var body: some View { Group { ReadsModel(log: log) } }
  }
  struct Observing: View {
    let log: LineLog
    @State private var model = Model()
    @State private var second = 0
    var body: some View {
      VStack {
        Holder(log: log)
        Behind(log: log, value: second)
        Button("go") {
          second += 1
          model.value += 1
        }
      }
      .environment(model)
    }
  }

  @Test("A reader of an object in the environment comes in its place, whatever was written first")
  func observed() {
    let log = LineLog()
    let screen = Screen { Observing(log: log) }
    _ = log.take()
    screen.button("go").tap()
    #expect(log.take() == ["reader 1", "behind 1", "behind changed"])
  }

  struct Title: View {
    let log: LineLog
    @Environment(\.locale) private var locale
    var body: some View {
      let _ = log.note("title \(locale.identifier)")
      Text("t")
    }
  }
  struct TitleHolder: View {
    let log: LineLog
    var body: some View { Group { Title(log: log) } }
  }
  struct Around: View {
    let log: LineLog
    @State private var locale = "de"
    var body: some View {
      VStack {
        TitleHolder(log: log).environment(\.locale, Locale(identifier: locale))
        Behind(log: log, value: locale.count)
        Button("go") { locale = "en_US" }
      }
    }
  }

  @Test("A reader of a value of the environment comes before what stands behind the view that set it")
  func environment() {
    let log = LineLog()
    let screen = Screen { Around(log: log) }
    _ = log.take()
    screen.button("go").tap()
    #expect(log.take() == ["title en_US", "behind 5", "behind changed"])
  }

  struct Owner: View {
    @State private var model = Kept()
    var body: some View { Button("\(model.count)") { model.count += 1 } }
    final class Kept {
      // Made and freed on the main actor alone.
      nonisolated(unsafe) static var alive = 0
      var count = 0
      init() { Self.alive += 1 }
      deinit { Self.alive -= 1 }
    }
  }
  struct OnAndOff: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        if isOn { Owner() }
        Button("toggle") { isOn.toggle() }
      }
    }
  }

  @Test("What a control's action holds is freed with the control")
  func freed() {
    let screen = Screen { OnAndOff() }
    for _ in 0..<10 { screen.button("toggle").tap() }
    #expect(Owner.Kept.alive <= 1)
    screen.button("toggle").tap()
    #expect(Owner.Kept.alive == 0)
    screen.close()
  }
}
