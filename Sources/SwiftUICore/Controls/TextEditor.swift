/// A text entry of many lines, which takes the room it is given and scrolls.
public struct TextEditor {
  private let text: Binding<String>

  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, DescribedView {
  public typealias Body = Never
  static var readsModel: Bool { true }

  func describe(in context: DescriptionContext) -> TextEditorDescription {
    TextEditorDescription(
      text: text.wrappedValue, isEnabled: context.style.isEnabled,
      hidesGround: context.environment.hidesScrollGround ?? ScrollGroundAppearance.hidesThatOfEditors,
      style: context.style,
      edit: Callback { if text.location.peek() != $0 { text.wrappedValue = $0 } })
  }
}

/// A text entry of many lines.
package struct TextEditorDescription: Description {
  package static let kind = "editor"
  package var text: String
  package var isEnabled: Bool
  /// Whether what is behind it shows.
  package var hidesGround = false
  package var style: Style
  package var edit: Callback<String>
}
