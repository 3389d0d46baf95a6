/// A text entry of many lines, which takes the room it is given and scrolls.
public struct TextEditor {
  private enum Content {
    case plain(Binding<String>, selection: Binding<TextSelection?>?)
    case attributed(Binding<AttributedString>, selection: Binding<AttributedTextSelection>?)
  }
  private let content: Content

  public nonisolated init(text: Binding<String>) { content = .plain(text, selection: nil) }
  /// An entry that also tells, and follows, what is selected in it.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = .plain(text, selection: selection)
  }
  /// An entry of text with looks: fonts, colours, lines and what else `Text` shows of an attributed string. What is typed
  /// looks as what it stands behind, or as the selection's typing attributes say.
  public nonisolated init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) { content = .attributed(text, selection: selection) }
}

extension TextEditor: View, DescribedView {
  public typealias Body = Never
  static var readsModel: Bool { true }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    if EnvironmentValues(scope: parent.environmentForChildren).ownEditorStyle != nil {
      return StyledEditorNode(view, under: parent)
    }
    let node = WidgetNode(view, under: parent)
    node.applyAttributes()
    return node
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    if let node = node as? StyledEditorNode {
      node.patch(with: view)
    } else {
      unsafeDowncast(node, to: WidgetNode<Self>.self).patch(with: view)
    }
  }

  func describe(in context: DescriptionContext) -> TextEditorDescription {
    switch content {
    case .plain(let text, let selection): describe(text, selection, in: context)
    case .attributed(let text, let selection):
      describe(
        AttributedEntry(
          text: text, selection: selection, rules: context.environment.attributedTextRules),
        in: context)
    }
  }

  @MainActor private func describe(
    _ text: Binding<String>, _ selection: Binding<TextSelection?>?, in context: DescriptionContext
  ) -> TextEditorDescription {
    let now = text.wrappedValue
    var description = TextEditorDescription(
      now, in: context, edit: Callback { if text.location.peek() != $0 { text.wrappedValue = $0 } })
    description.selection = selection?.wrappedValue?.places(in: now)
    description.select = selection.map { selection in
      Callback { [weak node = context.node] in
        let affinity = node?.environmentNow.textSelectionAffinity ?? .automatic
        selection.take($0, of: text.location.peek(), affinity)
      }
    }
    return description
  }

  @MainActor private func describe(_ entry: AttributedEntry, in context: DescriptionContext)
    -> TextEditorDescription
  {
    let now = entry.text.wrappedValue
    var description = TextEditorDescription(
      String(now.characters), in: context, edit: Callback { entry.take($0) })
    description.spans = now.spans
    description.attributed = entry.editing
    guard let selection = entry.selection else { return description }
    description.selection = selection.wrappedValue.places(in: now)
    description.select = Callback { [weak node = context.node] in
      entry.select($0, node?.environmentNow.textSelectionAffinity ?? .automatic)
    }
    return description
  }
}

extension TextEditorDescription {
  @MainActor
  fileprivate init(_ text: String, in context: DescriptionContext, edit: Callback<String>) {
    self.init(
      text: text, input: context.environment.textInput, isEnabled: context.style.isEnabled,
      hidesGround: context.environment.editorsArePlain
        || context.environment.hidesScrollGround ?? ScrollGroundAppearance.hidesThatOfEditors,
      isStill: !context.environment.isScrollEnabled, style: context.style, edit: edit)
  }
}

/// A text entry of many lines.
package struct TextEditorDescription: Description {
  package static let kind = "editor"
  package var text: String
  /// The pieces with looks of their own; empty: the whole text has the style's looks.
  package var spans: [TextSpan] = []
  /// What is to be selected, in Unicode scalars from the start; nil: whatever is.
  package var selection: Range<Int>?
  package var input = TextInput()
  package var isEnabled: Bool
  /// Whether what is behind it shows.
  package var hidesGround = false
  /// Whether a person does not scroll it.
  package var isStill = false
  package var style: Style
  package var edit: Callback<String>
  /// Gets what a person changes, in the place of `edit`; nil: the text has no looks.
  package var attributed: AttributedEditing?
  /// Gets what a person selects, in Unicode scalars; nil: nobody wants to know.
  package var select: Callback<Range<Int>>?
}

extension TextEditorDescription {
  /// What of the text looks otherwise than the theme has it: its own pieces, or all of it.
  package var pieces: [TextSpan] {
    if !spans.isEmpty { return spans }
    let traits = style.textTraits?.traits ?? TextTraits()
    return style.font == nil && traits == TextTraits() ? [] : [TextSpan(text: text, traits: traits)]
  }
}
