/// The words of a view as assistive tools would say them, read from its parts: texts, labels, buttons, and what is made of them.
/// A view of a program's own says nothing here, as its body is known only once it is shown.
@MainActor
enum AccessibilityWords {
  static func of(_ view: any View) -> [String] {
    if let text = view as? Text { return text.plain.isEmpty ? [] : [text.plain] }
    return (view as? any SpokenByParts)?.spokenParts.flatMap(of) ?? []
  }
}

/// A view that says what others in it say.
@MainActor
private protocol SpokenByParts {
  var spokenParts: [any View] { get }
}

extension TupleView: SpokenByParts {
  fileprivate var spokenParts: [any View] { elements { $0 } }
}
extension Group: SpokenByParts where Content: View {
  fileprivate var spokenParts: [any View] { [content] }
}
extension Optional: SpokenByParts where Wrapped: View {
  fileprivate var spokenParts: [any View] { map { [$0] } ?? [] }
}
extension _ConditionalContent: SpokenByParts where TrueContent: View, FalseContent: View {
  fileprivate var spokenParts: [any View] {
    switch storage {
    case .first(let content): [content]
    case .second(let content): [content]
    }
  }
}
extension ModifiedContent: SpokenByParts where Content: View {
  fileprivate var spokenParts: [any View] { [content] }
}
extension AnyView: SpokenByParts {
  fileprivate var spokenParts: [any View] { [erased] }
}
extension GaugeStyleConfiguration.Label: SpokenByParts {
  fileprivate var spokenParts: [any View] { [content] }
}
extension HStack: SpokenByParts {
  fileprivate var spokenParts: [any View] { [content] }
}
extension VStack: SpokenByParts {
  fileprivate var spokenParts: [any View] { [content] }
}
extension Label: SpokenByParts where Title: View, Icon: View {
  fileprivate var spokenParts: [any View] { [title] }
}
extension Button: SpokenByParts {
  fileprivate var spokenParts: [any View] { [label] }
}
extension PlaceholderContentView: SpokenByParts {
  fileprivate var spokenParts: [any View] { source.view.map { [$0] } ?? [] }
}

/// A view that assistive tools call by the words of others.
struct NamedByViews<Content: View, Words: View> {
  let content: Content
  let words: (PlaceholderContentView<Content>) -> Words
}

extension NamedByViews: View {
  var body: some View {
    let placeholder = PlaceholderContentView<Content>(source: TypedModifiedSource(content))
    let name = AccessibilityWords.of(words(placeholder)).joined(separator: ", ")
    content.accessibilityLabel(Text(verbatim: name), isEnabled: !name.isEmpty)
  }
}

extension View {
  /// What assistive tools call this view: the words of `content`, a comma between them. The view that `content` is given stands
  /// for the words of this one, as far as these are in texts, labels and buttons.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: @escaping (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    NamedByViews(content: self, words: content)
  }
}
