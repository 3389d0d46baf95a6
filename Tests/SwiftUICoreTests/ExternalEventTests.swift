import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("Which window an address goes to")
struct ExternalEventTests {
  private struct Page: View {
    let name: String
    @State private var got = ""
    var body: some View { Text("\(name): \(got)").onOpenURL { got = $0.absoluteString } }
  }
  private struct Pages: App {
    var body: some Scene {
      Window("Mail", id: "mail") {
        Page(name: "mail").handlesExternalEvents(preferring: ["mailto:"], allowing: ["note:"])
      }
      Window("Notes", id: "notes") {
        Page(name: "notes").handlesExternalEvents(preferring: [], allowing: ["*"])
      }
      .defaultLaunchBehavior(.presented)
      Window("Closed", id: "closed") {
        Page(name: "closed").handlesExternalEvents(preferring: [], allowing: [])
      }
      .defaultLaunchBehavior(.presented)
    }
  }

  @Test(
    "A window that prefers an address gets it, and otherwise the active one of those that allow it",
    arguments: [
      ("mailto:ann", "Notes", "Mail"), ("note:1", "Notes", "Notes"), ("note:1", "Mail", "Mail"),
      ("other:1", "Mail", "Notes"), ("other:1", "Closed", "Notes"), ("mailto:ann", "Closed", "Mail"),
    ])
  func addresses(address: String, active: String, receiver: String) {
    let screen = Screen(app: Pages())
    #expect(screen.windows.count == 3)
    screen.window(active).activate()
    screen.open(URL(string: address)!)
    let got = screen.windows.filter { $0.texts[0].hasSuffix(": " + address) }.map(\.title)
    #expect(got == [receiver])
    #expect(screen.title == receiver, "It is in front")
    screen.close()
  }
}
