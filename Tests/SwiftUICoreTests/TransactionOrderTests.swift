import SwiftUITesting
import Testing

/// Several transactions that wait in one flush.
@MainActor
@Suite("Transactions")
struct TransactionOrderTests {
  struct Switch {
    var isOn = false
    var other = 0
  }
  struct Lamp: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }
  struct Room: View {
    @State var state = Switch()
    @State var isNew = false
    var body: some View {
      VStack {
        Lamp(isOn: $state.isOn)
        Button("Flicker") {
          withAnimation { state.isOn = true }
          withAnimation { state.isOn = false }
        }
        if isNew { Lamp(isOn: $state.isOn).id("late") }
        Button("Appear") {
          withAnimation { isNew = true }
          withAnimation { state.isOn = true }
        }
      }
    }
  }

  @Test("A part that two transactions change and change back is shown as it is in the end")
  func thereAndBack() {
    let screen = Screen { Room() }
    screen.button("Flicker").tap()
    #expect(screen.texts.filter { $0 == "on" || $0 == "off" } == ["off"])
  }

  @Test("A view that one transaction makes sees what the next one wrote")
  func madeBetween() {
    let screen = Screen { Room() }
    screen.button("Appear").tap()
    #expect(screen.texts.filter { $0 == "on" || $0 == "off" } == ["on", "on"])
  }
}
