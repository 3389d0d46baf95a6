import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Text that is read otherwise than it is written")
struct SpokenTextTests {
  private func spoken(_ text: Text) -> [String?] {
    let screen = Screen { text }
    defer { screen.close() }
    return screen.the(TextDescription.self).spans.map(\.traits.spoken)
  }

  @Test("A part of a text has a name of its own")
  func part() {
    let stars: Text = Text("***").accessibilityLabel("three stars")
    #expect(spoken(Text("rated ") + stars) == [nil, "three stars"])
    #expect(spoken(Text(verbatim: "no part")) == [])
  }

  @Test("What is put together is read once")
  func whole() {
    let text = Text("***") + Text(" of *****").bold()
    let named: Text = text.accessibilityLabel(Text("three of five"))
    #expect(spoken(named + Text("!")) == ["three of five", "", nil])
  }
}
