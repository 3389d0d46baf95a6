import SwiftUI

/// A row of a form whose label and content line up with those of the rows around.
struct FormRow<Content: View>: View {
  let title: String
  let content: Content
  @ScaledMetric private var labelWidth = 110.0

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    HStack(spacing: 8) {
      Text(title)
        .foregroundColor(.secondary)
        .lineLimit(1)
        .frame(width: labelWidth, alignment: .leading)
      content
    }
  }
}

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
    FormRow(title) {
      TextField(title, text: $text, prompt: Text(prompt ?? ""))
    }
  }
}
