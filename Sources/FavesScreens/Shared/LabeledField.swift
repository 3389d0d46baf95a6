import SwiftUI

/// A row of a form: a label and a text field of the same name.
struct LabeledField: View {
  let title: String
  @Binding var text: String
  var prompt: String?

  init(_ title: String, text: Binding<String>, prompt: String? = nil) {
    self.title = title
    _text = text
    self.prompt = prompt
  }

  var body: some View {
    LabeledContent(title) {
      TextField(title, text: $text, prompt: Text(prompt ?? ""))
    }
  }
}
