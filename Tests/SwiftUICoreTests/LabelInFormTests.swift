import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Labels before the controls of a form")
struct LabelInFormTests {
  struct Controls: View {
    @State private var text = ""
    @State private var value = 0.5
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Plain", text: $text)
      TextField("Name", text: $text, prompt: Text("Required"))
        .focused($isFocused)
      SecureField("Password", text: $text, prompt: Text("Secret"))
      Slider(value: $value) { Text("Volume") }
      Slider(value: $value)
      Text(isFocused ? "in it" : "elsewhere")
      Button("Focus") { isFocused = true }
    }
  }

  @Test("A field with a prompt, and a slider, have their label before them in a form")
  func labels() {
    let screen = Screen { Form { Controls() } }
    for label in ["Name", "Password", "Volume"] { #expect(screen.texts.contains(label)) }
    #expect(!screen.texts.contains("Plain"))
    #expect(screen.all(LabeledRowDescription.self).count == 3)
    #expect(screen.all(TextFieldDescription.self).map(\.prompt) == ["Plain", "Required", "Secret"])
    screen.field("Name").type("typed")
    screen.button("Focus").tap()
    #expect(screen.texts.contains("in it"))
  }

  @Test("Elsewhere, in a sheet from a form, and where labels are hidden there is none")
  func none() {
    #expect(Screen { Controls() }.all(LabeledRowDescription.self).isEmpty)
    #expect(Screen { Form { Controls() }.labelsHidden() }.all(LabeledRowDescription.self).isEmpty)
    let sheet = Screen {
      Form { Text("row").sheet(isPresented: .constant(true)) { Controls() } }
    }
    #expect(sheet.all(LabeledRowDescription.self).isEmpty)
  }
}
