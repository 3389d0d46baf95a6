/// A field to search with, without anything that is searched: a magnifying glass before the words, and a button that takes
/// them away.
package struct SearchEntry: View {
  let prompt: Text
  let text: Binding<String>
  let end: @MainActor () -> Void

  /// - Parameter end: Esc was pressed.
  package init(_ prompt: Text, text: Binding<String>, end: @escaping @MainActor () -> Void) {
    self.prompt = prompt
    self.text = text
    self.end = end
  }

  package var body: some View {
    FieldWithLabel(
      label: prompt, text: text, prompt: prompt, isSecure: false, endSearch: end, editingChanged: { _ in },
      commit: nil)
  }
}
