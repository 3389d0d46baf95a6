internal import HeadlessRenderer
import SwiftUICore

extension Element {
  /// Presses Esc in the field of a search.
  public func endSearch() {
    guard let end = (widget.anyDescription as? TextFieldDescription)?.endSearch else {
      fatalError("The \(kind) \"\(label)\" searches nothing.")
    }
    screen.act { end() }
  }
}

extension Screen {
  /// The first search field in front.
  private var searchField: Element? {
    front.all.first { ($0.widget.anyDescription as? TextFieldDescription)?.endSearch != nil }
  }

  /// Presses Ctrl+F: puts the cursor into the search field in front, where there is one.
  public func pressFind() { searchField?.focus() }

  /// Types text, key by key: into the field that has the focus, else into the search field in front, which
  /// then has it.
  public func type(_ text: String) {
    if let focused, focused.widget.anyDescription is TextFieldDescription { return focused.type(text) }
    guard let field = searchField, field.isEnabled else { return }
    field.focus()
    field.type(text)
  }
}
