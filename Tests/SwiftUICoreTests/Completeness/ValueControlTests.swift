import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Controls that show a value in words of their own, and such that go on by themselves.
@MainActor
@Suite("Controls that show a value")
struct ValueControlTests {
  private struct Steppers: View {
    @State var share = 0.25
    let key: LocalizedStringKey = "Share"
    var body: some View {
      VStack {
        Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent)
        Stepper(key, value: $share, format: .number)
        Stepper(value: $share, in: 0...1, step: 0.5, format: .percent) { Text("Built") }
        Stepper(value: $share, format: .number) {
          Text("Free")
        } onEditingChanged: { _ in
        }
        Stepper("Without", value: $share)
      }
    }
  }

  @Test("A stepper with a format shows its value and follows it, whoever changes it")
  func steppers() {
    let screen = Screen { Steppers() }
    #expect(screen.stepper("Share").value == "25%")
    screen.stepper("Share").increment()
    #expect(screen.stepper("Share").value == "50%")
    #expect(screen.stepper("Built").value == "50%")
    #expect(screen.stepper("Free").value == "0.5")
    #expect(screen.stepper("Without").value == "")
    screen.stepper("Built").increment()
    screen.stepper("Built").increment()
    #expect(screen.stepper("Share").value == "100%")
  }

  @Test("Progress over a time goes on without its view's body, empties or fills, and stops")
  func timers() {
    struct Times: View {
      let now = Date()
      var body: some View {
        VStack {
          ProgressView(timerInterval: now...now.addingTimeInterval(100))
          ProgressView(timerInterval: now...now.addingTimeInterval(100), countsDown: false) {
            Text("Fills")
          } currentValueLabel: {
            Text("own")
          }
          ProgressView(timerInterval: now...now.addingTimeInterval(100)) { Text("Ring") }
            .progressViewStyle(.circular)
        }
      }
    }
    let screen = Screen { Times() }
    func fractions() -> [Double] {
      screen.all(ProgressDescription.self).map { (($0.fraction ?? -1) * 10).rounded() / 10 }
    }
    #expect(fractions() == [1, 0, 1])
    #expect(screen.all(ProgressDescription.self).map(\.look) == [.bar, .bar, .ring])
    #expect(screen.texts == ["1:40", "Fills", "own", "Ring", "1:40"])
    screen.resetCounts()
    screen.advance(by: 40.5)
    #expect(fractions() == [0.6, 0.4, 0.6])
    #expect(screen.texts.first == "1:00")
    #expect(screen.bodies == 0)
    screen.advance(by: 100)
    #expect(fractions() == [0, 1, 0])
  }

  @Test("A style gets no share of a time, and the bars in it have it all the same")
  func styledTimer() {
    struct Plain: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.fractionCompleted.map { "\($0)" } ?? "none")
        ProgressView(configuration)
      }
    }
    let now = Date()
    let screen = Screen {
      ProgressView(timerInterval: now...now.addingTimeInterval(1_000), countsDown: false)
        .progressViewStyle(Plain())
    }
    #expect(screen.texts.first == "none")
    screen.advance(by: 500)
    #expect(abs((screen.the(ProgressDescription.self).fraction ?? 0) - 0.5) < 0.01)
  }

  @Test("A Progress is looked at until it has come to its end")
  func foundation() {
    let progress = Progress(totalUnitCount: 4)
    let screen = Screen { ProgressView(progress) }
    #expect(screen.the(ProgressDescription.self).fraction == 0)
    progress.completedUnitCount = 1
    screen.advance(by: 1)
    #expect(screen.the(ProgressDescription.self).fraction == 0.25)
    progress.completedUnitCount = 4
    screen.advance(by: 1)
    #expect(screen.the(ProgressDescription.self).fraction == 1)
  }

  @Test("What is known of the end is a ring in the circular style, and a spinner where nothing is")
  func circular() {
    let screen = Screen {
      ProgressView(value: 0.5).progressViewStyle(.circular)
      ProgressView().progressViewStyle(.circular)
      ProgressView(value: 0.5)
    }
    #expect(screen.all(ProgressDescription.self).map(\.look) == [.ring, .spinner, .bar])
  }

  @Test("A gauge's marks are there, with and without labels of its bounds")
  func marks() {
    let screen = Screen {
      Gauge(value: 20, in: 0...100) {
        Text("Heat")
      } currentValueLabel: {
        Text("20°")
      } markedValueLabels: {
        Text("low").tag(0.0)
        Text("high").tag(100.0)
      }
      Gauge(value: 0.2) {
        Text("Fuel")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("E")
      } maximumValueLabel: {
        Text("F")
      } markedValueLabels: {
        Text("half")
      }
    }
    #expect(screen.texts == ["Heat", "low", "high", "20°", "Fuel", "E", "half", "F", "now"])
  }

  @Test("A picker's label has a symbol, and what is chosen is told in other words")
  func pickers() {
    struct Sizes: View {
      @State var size = 1
      var body: some View {
        Picker("Size", systemImage: "star", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        } currentValueLabel: {
          Text("chosen \(size)")
        }
        Picker("Plain", systemImage: "star", selection: $size) { Text("Small").tag(1) }
        Picker(selection: $size) {
          Text("Small").tag(1)
        } label: {
          Text("Label")
        } currentValueLabel: {
          Text("c")
        }
        Picker("Text", selection: $size) {
          Text("Small").tag(1)
        } currentValueLabel: {
          Text("d")
        }
        .pickerStyle(.palette)
      }
    }
    let screen = Screen { Sizes() }
    #expect(screen.all(PickerDescription.self).map(\.currentValue) == ["chosen 1", nil, "c", "d"])
    screen.picker("Size").select("Large")
    #expect(screen.all(PickerDescription.self).first?.currentValue == "chosen 2")
    #expect(screen.all(PickerDescription.self).map(\.look) == [.menu, .menu, .menu, .palette])
  }

  @Test("What a formatter writes is shown")
  func formatters() {
    let dates = DateFormatter()
    dates.dateFormat = "yyyy-MM-dd"
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 2
    numbers.locale = Locale(identifier: "en_US")
    let screen = Screen {
      Text(Date(timeIntervalSince1970: 0), formatter: dates)
      Text(NSNumber(value: 1.5), formatter: numbers)
    }
    #expect(screen.texts == ["1970-01-01", "1.50"])
  }
}
