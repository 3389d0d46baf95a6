import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Text entries in a style of a program's own.
@MainActor
@Suite("Styles of text entries")
struct TextFieldStyleTests {
  private struct Outlined: TextFieldStyle {
    var note: String
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(note)
        configuration.padding(4)
      }
    }
  }

  private struct Form: View {
    @State private var name = "Ann"
    @State private var note = "first"
    @State private var secret = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        TextField("Plain", text: $name).textFieldStyle(.roundedBorder)
        Button("Change") { note = "second" }
        Text("\(name) \(secret)")
      }.textFieldStyle(Outlined(note: note))
    }
  }

  @Test("A style of one's own puts the entry into its views, and the entry still edits its text")
  func own() throws {
    let screen = Screen { Form() }
    #expect(screen.texts.filter { $0 == "first" }.count == 2)
    let name = try #require(screen.field("Name").widget.anyDescription as? TextFieldDescription)
    #expect(name.look == .plain)
    #expect(name.text == "Ann")
    screen.field("Name").type("a")
    screen.field("Secret").type("x")
    #expect(screen.shows("Anna x"))
    let secret = try #require(screen.field("Secret").widget.anyDescription as? TextFieldDescription)
    #expect(secret.isSecure)
    screen.close()
  }

  @Test("What such a style holds is followed, and a style further in takes its place")
  func changes() throws {
    let screen = Screen { Form() }
    screen.button("Change").tap()
    #expect(screen.texts.filter { $0 == "second" }.count == 2)
    #expect(!screen.shows("first"))
    let plain = try #require(screen.field("Plain").widget.anyDescription as? TextFieldDescription)
    #expect(plain.look == .framed)
    screen.close()
  }
}
