import SwiftUITesting
import Testing

@testable import HeadlessRenderer
@testable import SwiftUICore

/// Labels that stand in front of what is picked: of choices, colours and dates alike.
@MainActor
@Suite("Labels of pickers")
struct HeldLabelTests {
  private struct Pickers: View {
    @State private var isBold = false
    private var label: Text { isBold ? Text("Mark").bold() : Text("Mark") }
    var body: some View {
      Button("Bolder") { isBold = true }
      Picker(selection: .constant(1)) {
        Text("One").tag(1)
      } label: {
        label
      }
      ColorPicker(selection: .constant(.red)) { label }
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { label }
    }
  }

  private func pickers(_ screen: Screen) -> [any ShownLabelDescription] {
    screen.front.all.compactMap { $0.widget.anyDescription as? any ShownLabelDescription }
  }

  @Test("Words are shown by the picker itself, words that look as the program says stand in it")
  func words() {
    let screen = Screen { Pickers() }
    #expect(pickers(screen).map(\.label) == ["Mark", "Mark", "Mark"])
    #expect(pickers(screen).map(\.holdsLabel) == [false, false, false])
    screen.button("Bolder").tap()
    #expect(pickers(screen).map(\.label) == ["Mark", "Mark", "Mark"])
    #expect(pickers(screen).map(\.holdsLabel) == [true, true, true])
  }

  @Test("A label that shows nothing is no view in the picker")
  func nothing() {
    let screen = Screen {
      Picker(selection: .constant(1)) {
        Text("One").tag(1)
      } label: {
        EmptyView()
      }
      ColorPicker(selection: .constant(.red)) { EmptyView() }
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { EmptyView() }
    }
    #expect(pickers(screen).map(\.label) == ["", "", ""])
    #expect(pickers(screen).map(\.holdsLabel) == [false, false, false])
  }
}
