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

  @Test("A field that hides its text takes a view as its label")
  func secureLabel() {
    let screen = Screen {
      SecureField(text: .constant("")) { Text("Secret") }
      Form { SecureField(text: .constant(""), prompt: Text("Required")) { Text("Password") } }
    }
    let fields = screen.front.all.compactMap { $0.widget.anyDescription as? TextFieldDescription }
    #expect(fields.map(\.isSecure) == [true, true])
    #expect(fields.map(\.prompt) == ["Secret", "Required"])
    #expect(screen.texts.contains("Password"))
    screen.close()
  }

  @Test("A field, with a prompt or without, and a slider have their label before them in a form")
  func labels() {
    let screen = Screen { Form { Controls() } }
    for label in ["Plain", "Name", "Password", "Volume"] { #expect(screen.texts.contains(label)) }
    #expect(screen.all(LabeledRowDescription.self).count == 4)
    #expect(screen.all(TextFieldDescription.self).map(\.prompt) == ["", "Required", "Secret"])
    screen.field("Name").type("typed")
    screen.button("Focus").tap()
    #expect(screen.texts.contains("in it"))
  }

  @Test("In columns a field has its title before it, and nothing but its prompt in it")
  func columns() {
    struct Row: View {
      @State private var text = ""
      var body: some View {
        Form {
          TextField("Plain", text: $text)
          TextField("Name", text: $text, prompt: Text("Required"))
          SecureField("Password", text: $text)
          Text("is \(text)")
        }
        .formStyle(.columns)
      }
    }
    let screen = Screen { Row() }
    #expect(screen.all(LabeledRowDescription.self).count == 3)
    for label in ["Plain", "Name", "Password"] { #expect(screen.texts.contains(label)) }
    #expect(screen.all(TextFieldDescription.self).map(\.prompt) == ["", "Required", ""])
    #expect(screen.all(TextFieldDescription.self).map(\.label) == ["Plain", "Name", "Password"])
    screen.field("Plain").type("typed")
    #expect(screen.texts.contains("is typed"))
    let bare = Screen { Form { TextField("Plain", text: .constant("")) }.formStyle(.columns).labelsHidden() }
    #expect(bare.all(LabeledRowDescription.self).isEmpty)
    #expect(bare.all(TextFieldDescription.self).map(\.prompt) == ["Plain"])
    let beside = Screen {
      Form { HStack { TextField("Plain", text: .constant("")) } }.formStyle(.columns)
    }
    #expect(beside.all(LabeledRowDescription.self).isEmpty)
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

  @Test("A control beside other views, or behind a label, has none; one with modifiers, in a section, has")
  func besides() {
    func labels<V: View>(@ViewBuilder _ row: @escaping () -> V) -> [String] {
      let screen = Screen { Form { Section { row() } } }
      return screen.all(LabeledRowDescription.self).isEmpty ? [] : screen.texts
    }
    let field = TextField("Name", text: .constant("Ann"), prompt: Text("Required"))
    #expect(labels { field } == ["Name"])
    #expect(labels { field.padding().frame(maxWidth: 200).background(Color.red) } == ["Name"])
    #expect(labels { if Bool(true) { Group { field } } } == ["Name"])
    #expect(
      labels {
        HStack {
          Text("Your name")
          field
        }
      } == [])
    // Of a column of views nothing else shows it.
    #expect(labels { VStack { field } } == ["Name"])
    #expect(
      labels {
        VStack {
          field
          Text("words of help")
        }
      } == ["Name", "words of help"])
    #expect(labels { HStack { VStack { field } } } == [])
    #expect(labels { VStack { TextField("Name", text: .constant("Ann")) } } == [])
    #expect(labels { LabeledContent("Your name") { field } } == ["Your name"])
    #expect(
      labels { LabeledContent("Loudness") { Slider(value: .constant(0)) { Text("Volume") } } } == ["Loudness"]
    )
  }

  @Test("What the row's label and control say changes with the view")
  func changes() {
    struct Row: View {
      @State private var name = "Name"
      var body: some View {
        TextField(name, text: .constant(""), prompt: Text("your \(name)"))
        Button("Rename") { name = "Title" }
      }
    }
    let screen = Screen { Form { Row() } }
    screen.button("Rename").tap()
    #expect(screen.texts.contains("Title"))
    #expect(!screen.texts.contains("Name"))
    #expect(screen.all(TextFieldDescription.self).map(\.prompt) == ["your Title"])
  }
}
