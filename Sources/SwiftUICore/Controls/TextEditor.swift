/// A text entry of many lines, which takes the room it is given and scrolls.
public struct TextEditor {
  private let text: Binding<String>
  private var selection: Binding<TextSelection?>?

  public nonisolated init(text: Binding<String>) { self.text = text }
  /// An entry that also tells, and follows, what is selected in it.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
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
    let text = text.wrappedValue
    return TextEditorDescription(
      text: text, selection: selection?.wrappedValue?.places(in: text), isEnabled: context.style.isEnabled,
      hidesGround: context.environment.editorsArePlain
        || context.environment.hidesScrollGround ?? ScrollGroundAppearance.hidesThatOfEditors,
      style: context.style,
      edit: Callback { if self.text.location.peek() != $0 { self.text.wrappedValue = $0 } },
      select: selection.map { selection in
        Callback<Range<Int>> { [weak node = context.node] in
          let affinity = node?.environmentNow.textSelectionAffinity ?? .automatic
          selection.take($0, of: self.text.location.peek(), affinity)
        }
      })
  }
}

/// A text entry of many lines.
package struct TextEditorDescription: Description {
  package static let kind = "editor"
  package var text: String
  /// What is to be selected, in Unicode scalars from the start; nil: whatever is.
  package var selection: Range<Int>?
  package var isEnabled: Bool
  /// Whether what is behind it shows.
  package var hidesGround = false
  package var style: Style
  package var edit: Callback<String>
  /// Gets what a person selects, in Unicode scalars; nil: nobody wants to know.
  package var select: Callback<Range<Int>>?
}
