import SwiftUITesting
import Testing

@testable import HeadlessRenderer
@testable import SwiftUICore

/// Pickers of colours and of dates show their labels as the views that they are, and are called what those say.
@MainActor
@Suite("Labels of colour and date pickers")
struct ShownLabelTests {
  private func labels(_ screen: Screen) -> [String] {
    screen.front.all.filter { ["color picker", "date picker"].contains($0.kind) }.map { picker in
      switch picker.widget.anyDescription {
      case let color as ColorPickerDescription: color.label
      case let date as DatePickerDescription: date.label
      default: ""
      }
    }
  }
  private func kinds(_ screen: Screen) -> [[String]] {
    screen.front.all.filter { ["color picker", "date picker"].contains($0.kind) }
      .map { $0.children.flatMap(\.all).map(\.kind) }
  }

  @Test("Words are the picker's own, and have no widget")
  func words() {
    let screen = Screen {
      ColorPicker("Colour", selection: .constant(.red))
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { EmptyView() }
    }
    #expect(labels(screen) == ["Colour", "Day", ""])
    #expect(kinds(screen) == [[], [], []])
  }

  @Test("A picture is shown, and names the picker by its word or its name")
  func pictures() {
    let screen = Screen {
      ColorPicker(selection: .constant(.red)) { Image(systemName: "paintpalette") }
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { Image(systemName: "clock") }
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { Image("hills") }
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) {
        Image(systemName: "clock").accessibilityLabel("Departure")
      }
    }
    #expect(labels(screen) == ["paintpalette", "clock", "hills", "Departure"])
    #expect(kinds(screen) == [["image"], ["image"], ["image"], ["image"]])
  }

  private struct Changing: View {
    @State private var isBold = false
    @State private var title = "Plain"
    var body: some View {
      Button("Embolden") { isBold = true }
      Button("Rename") { title = "Other" }
      ColorPicker(selection: .constant(.red)) { isBold ? Text(title).bold() : Text(title) }
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { Label(title, systemImage: "clock") }
    }
  }

  @Test("A label that changes is shown as it is then")
  func changes() {
    let screen = Screen { Changing() }
    #expect(labels(screen) == ["Plain", "Plain"])
    #expect(kinds(screen)[0] == [])
    #expect(kinds(screen)[1].contains("image") && kinds(screen)[1].contains("text"))
    screen.button("Embolden").tap()
    #expect(kinds(screen)[0] == ["text"])
    screen.button("Rename").tap()
    #expect(labels(screen) == ["Other", "Other"])
    #expect(screen.texts.filter { $0 == "Other" }.count == 2)
  }
}
