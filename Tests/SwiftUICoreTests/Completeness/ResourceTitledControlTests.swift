import Foundation
import Testing

@testable import SwiftUICore

/// Each documented form of a control that takes a `LocalizedStringResource`.
@MainActor
@Suite("Controls whose titles are resources")
struct ResourceTitledControlTests {
  private struct Item { var isOn = Binding.constant(true), number = Binding.constant(1) }

  private let title = ResourceTitle.title
  private let picture = ResourceTitle.picture
  private let items = [Item()]
  private let date = Binding.constant(Date())
  private let days: Binding<Set<DateComponents>> = .constant([])
  private let day = Date(timeIntervalSince1970: 0)
  private let text = Binding.constant("")
  private let number = Binding.constant(1)
  private let real = Binding.constant(0.5)
  private let choice = Binding.constant(1)

  @Test("Buttons, labels and links")
  func buttons() {
    let url = URL(string: "https://example.org")!
    ResourceTitle.expect {
      Text(title)
      Label(title, systemImage: "star")
      Label(title, image: "a")
      Label(title, image: picture)
      Button(title) {}
      Button(title, role: .cancel) {}
      Button(title, systemImage: "star") {}
      Button(title, systemImage: "star", role: .cancel) {}
      Button(title, image: picture) {}
      Button(title, image: picture, role: .cancel) {}
      Link(title, destination: url)
      ShareLink(title, item: url)
      ShareLink(title, item: "words")
      ShareLink(title, items: [url])
      ShareLink(title, items: ["words"])
      ShareLink(title, item: "words", preview: SharePreview(title))
      TextFieldLink(title) { _ in }
    }
  }

  @Test("Menus")
  func menus() {
    ResourceTitle.expect {
      Menu(title) { Text("a") }
      Menu(title) {
        Text("a")
      } primaryAction: {
      }
      Menu(title, systemImage: "star") { Text("a") }
      Menu(title, systemImage: "star") {
        Text("a")
      } primaryAction: {
      }
      Menu(title, image: picture) { Text("a") }
      Menu(title, image: picture) {
        Text("a")
      } primaryAction: {
      }
    }
  }

  @Test("Toggles")
  func toggles() {
    ResourceTitle.expect {
      Toggle(title, isOn: .constant(true))
      Toggle(title, systemImage: "star", isOn: .constant(true))
      Toggle(title, image: picture, isOn: .constant(true))
      Toggle(title, sources: items, isOn: \.isOn)
      Toggle(title, systemImage: "star", sources: items, isOn: \.isOn)
      Toggle(title, image: picture, sources: items, isOn: \.isOn)
    }
  }

  @Test("Fields")
  func fields() {
    ResourceTitle.expect {
      TextField(title, text: text)
      TextField(title, text: text, prompt: Text("a"))
      TextField(title, text: text, axis: .vertical)
      TextField(title, text: text, prompt: Text("a"), axis: .vertical)
      TextField(title, text: text, selection: .constant(nil))
      TextField(title, value: number, format: .number)
      TextField(title, value: number, format: .number, prompt: Text("a"))
      TextField(title, value: Binding<Int?>.constant(1), format: .number)
      TextField(title, value: number, formatter: NumberFormatter())
      TextField(title, text: text, onEditingChanged: { _ in })
      TextField(title, text: text, onCommit: {})
      SecureField(title, text: text)
      SecureField(title, text: text, prompt: Text("a"))
      SecureField(title, text: text, onCommit: {})
    }
  }

  @Test("Pickers")
  func pickers() {
    ResourceTitle.expect {
      Picker(title, selection: choice) { Text("a").tag(1) }
      Picker(title, selection: choice) {
        Text("a").tag(1)
      } currentValueLabel: {
        Text("b")
      }
      Picker(title, systemImage: "star", selection: choice) { Text("a").tag(1) }
      Picker(title, systemImage: "star", selection: choice) {
        Text("a").tag(1)
      } currentValueLabel: {
        Text("b")
      }
      Picker(title, image: picture, selection: choice) { Text("a").tag(1) }
      Picker(title, image: picture, selection: choice) {
        Text("a").tag(1)
      } currentValueLabel: {
        Text("b")
      }
      Picker(title, sources: items, selection: \.number) { Text("a").tag(1) }
      Picker(title, sources: items, selection: \.number) {
        Text("a").tag(1)
      } currentValueLabel: {
        Text("b")
      }
      Picker(title, systemImage: "star", sources: items, selection: \.number) { Text("a").tag(1) }
      Picker(title, systemImage: "star", sources: items, selection: \.number) {
        Text("a").tag(1)
      } currentValueLabel: {
        Text("b")
      }
      Picker(title, image: picture, sources: items, selection: \.number) { Text("a").tag(1) }
      Picker(title, image: picture, sources: items, selection: \.number) {
        Text("a").tag(1)
      } currentValueLabel: {
        Text("b")
      }
    }
  }

  @Test("Pickers of dates and colours")
  func datesAndColors() {
    ResourceTitle.expect {
      DatePicker(title, selection: date)
      DatePicker(title, selection: date, displayedComponents: .date)
      DatePicker(title, selection: date, in: day...day + 1)
      DatePicker(title, selection: date, in: day...)
      DatePicker(title, selection: date, in: ...day)
      ColorPicker(title, selection: .constant(Color.red))
      ColorPicker(title, selection: .constant(Color.red), supportsOpacity: false)
    }
    // The title of a calendar of days is not in sight.
    _ = MultiDatePicker(title, selection: days)
    _ = MultiDatePicker(title, selection: days, in: day..<day + 1)
    _ = MultiDatePicker(title, selection: days, in: day...)
    _ = MultiDatePicker(title, selection: days, in: ..<day)
  }

  @Test("Values")
  func values() {
    ResourceTitle.expect {
      Stepper(title, value: number)
      Stepper(title, value: number, step: 2)
      Stepper(title, value: number, in: 0...5)
      Stepper(title, value: number, in: 0...5, step: 2)
      Stepper(title, value: real, format: .number)
      Stepper(title, value: real, in: 0...1, format: .number)
      Stepper(title, onIncrement: {}, onDecrement: nil)
      ProgressView(title)
      ProgressView(title, value: 0.5)
      ProgressView(title, value: 1, total: 2)
      LabeledContent(title, value: "a")
      LabeledContent(title, value: 1, format: .number)
      LabeledContent(title) { Text("a") }
    }
  }
}
