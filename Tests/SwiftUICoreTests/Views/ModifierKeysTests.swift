import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Modifier keys that are held down")
struct ModifierKeysTests {
  private struct Watching: View {
    @State private var said: [String] = []
    @State private var isThere = true
    var body: some View {
      Text(said.joined(separator: " "))
      if isThere {
        Text("any").onModifierKeysChanged { said.append("\($0.rawValue)-\($1.rawValue)") }
        Text("shift").onModifierKeysChanged(mask: .shift, initial: false) { _, new in
          said.append(new.isEmpty ? "up" : "down")
        }
      }
      Button("Drop") { isThere = false }
    }
  }

  @Test("Views are told of the keys that they want to know of, before and after, and once as they come")
  func changes() {
    let screen = Screen { Watching() }
    let keys = screen.renderer.focus.modifierKeys
    #expect(keys.areFollowed)
    #expect(screen.texts[0] == "0-0")
    screen.act { keys.changed(to: .option) }
    #expect(screen.texts[0] == "0-0 0-8")
    screen.act { keys.changed(to: .option) }
    screen.act { keys.changed(to: [.option, .shift]) }
    #expect(screen.texts[0] == "0-0 0-8 8-10 down")
    screen.act { keys.changed(to: []) }
    #expect(screen.texts[0] == "0-0 0-8 8-10 down 10-0 up")
    screen.button("Drop").tap()
    #expect(!keys.areFollowed)
    screen.act { keys.changed(to: .shift) }
    #expect(screen.texts[0] == "0-0 0-8 8-10 down 10-0 up")
  }
}
