import SwiftUI

/// Fields, secret and plain, of numbers, of lines, and what Enter does.
struct TextEntryScene: View {
  @State private var name = "Ann"
  @State private var secret = "secret"
  @State private var amount = 12.5
  @State private var note = "Several\nlines"
  @State private var growing = ""
  @State private var said = "Nothing entered"
  @FocusState private var isOnNumber: Bool

  var body: some View {
    Form {
      Section("Lines") {
        LabeledContent("Name") {
          TextField("Name", text: $name, prompt: Text("First and last"))
            .submitLabel(.next)
            .onSubmit { isOnNumber = true }
        }
        LabeledContent("Amount") {
          TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2)))
            .focused($isOnNumber)
            .onSubmit { said = "\(amount)" }
        }
        LabeledContent("Password") { SecureField("Password", text: $secret) }
        LabeledContent("Plain") { TextField("Plain", text: $name).textFieldStyle(.plain) }
        TextField("Grows with its lines", text: $growing, axis: .vertical).lineLimit(1...4)
        LabeledContent("Entered", value: said)
      }
      Section("Text") {
        TextEditor(text: $note).frame(minHeight: 90).accessibilityLabel("Note")
      }
    }
  }
}
