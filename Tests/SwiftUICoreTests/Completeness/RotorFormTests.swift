import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Rotors' forms") @MainActor
struct RotorFormTests {
  private struct Message: Identifiable {
    let id: Int
    let sender: String
  }

  private struct Messages: View {
    let messages = [Message(id: 0, sender: "Ann"), Message(id: 1, sender: "Mei")]
    var body: some View {
      Text("Inbox")
        .accessibilityRotor("VIPs") {
          ForEach(messages) { message in
            if message.id > 0 { AccessibilityRotorEntry(message.sender, id: message.id) }
          }
        }
        .accessibilityRotor("All") {
          ForEach(messages) { AccessibilityRotorEntry($0.sender, id: $0.id) }
        }
        .accessibilityRotor("Numbers") {
          ForEach([1, 2], id: \.self) { number in AccessibilityRotorEntry("\(number)", id: number) }
        }
    }
  }

  @Test("Entries are made of elements, with conditions, by any id")
  func entries() { #expect(Screen { Messages() }.shows("Inbox")) }
}
