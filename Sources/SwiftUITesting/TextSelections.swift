import SwiftUICore

/// What is selected in fields and editors that tell of it.
extension Element {
  /// Selects the characters at these places, from 0; an empty range is the cursor.
  public func select(characters places: Range<Int>) {
    let characters = value.map { $0.unicodeScalars.count }
    func scalars(_ place: Int) -> Int { characters.prefix(max(0, place)).reduce(0, +) }
    screen.act { tellSelection(scalars(places.lowerBound)..<scalars(places.upperBound)) }
  }

  /// The characters that the program says are selected, from 0; nil: it says nothing.
  public var selectedCharacters: Range<Int>? {
    let selection =
      (widget.anyDescription as? TextFieldDescription)?.selection
      ?? (widget.anyDescription as? TextEditorDescription)?.selection
    let text = value
    return selection.map { places in
      func character(_ place: Int) -> Int { String(text.unicodeScalars.prefix(place)).count }
      return character(places.lowerBound)..<character(places.upperBound)
    }
  }

  /// Typing moves the cursor, too.
  func tellCursor(behind text: String) {
    let end = text.unicodeScalars.count
    tellSelection(end..<end)
  }

  private func tellSelection(_ scalars: Range<Int>) {
    switch widget.anyDescription {
    case let field as TextFieldDescription: field.select?(scalars)
    case let editor as TextEditorDescription: editor.select?(scalars)
    default: break
    }
  }
}
