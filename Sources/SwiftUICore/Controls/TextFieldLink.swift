/// A button that asks for a text, in a dialog.
public struct TextFieldLink<Label: View>: View {
  private let prompt: Text?
  private let label: Label
  private let onSubmit: (String) -> Void
  @State private var isAsking = false
  @State private var text = ""

  /// - Parameters:
  ///   - prompt: what is asked for.
  ///   - onSubmit: gets the text, unless the person cancels.
  public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) {
    self.prompt = prompt
    self.label = label()
    self.onSubmit = onSubmit
  }

  public var body: some View {
    Button {
      text = ""
      isAsking = true
    } label: {
      label
    }
    .alert(prompt ?? Text(verbatim: ""), isPresented: $isAsking) {
      TextField("", text: $text)
      Button("Cancel", role: .cancel) {}
      Button("Done") { onSubmit(text) }
    }
  }
}

extension TextFieldLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
    self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
    self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
  }
}
