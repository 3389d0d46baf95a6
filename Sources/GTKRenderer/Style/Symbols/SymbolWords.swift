/// What a symbol is called where nobody gave it a name: a button that shows nothing else is still to be spoken of.
@MainActor
enum SymbolWords {
  static func words(for symbol: String) -> String {
    let language = DesktopWords.Language.now
    if language != languageOfKnown {
      languageOfKnown = language
      known = [:]
    }
    if let words = known[symbol] { return words }
    let words = found(for: symbol)
    known[symbol] = words
    return words
  }

  /// Those that were asked for, in the language of then: each picture of a symbol does.
  private static var known: [String: String] = [:]
  private static var languageOfKnown = DesktopWords.Language.now

  private static func found(for symbol: String) -> String {
    if let words = table[symbol] { return DesktopWords.word(words) }
    // How it is drawn says nothing of what it is.
    let drawing: Set<Substring> = ["fill", "circle", "square", "rectangle"]
    let parts = symbol.split { $0 == "." || $0 == "-" || $0 == "_" }
    let meaning = parts.filter { !drawing.contains($0) && $0 != "symbolic" }
    let words = (meaning.isEmpty ? parts : meaning).map(spoken).joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// How a part of a name is said: "2x2" is a number by another.
  private static func spoken(_ part: Substring) -> String {
    let numbers = part.split(separator: "x", omittingEmptySubsequences: false)
    let areNumbers = numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    return areNumbers ? numbers.joined(separator: " by ") : String(part)
  }

  /// What the symbol does, where that is not what it shows.
  private static let table: [String: String] = [
    "plus": "Add", "plus.circle": "Add", "plus.circle.fill": "Add",
    "minus": "Remove", "minus.circle": "Remove", "minus.circle.fill": "Remove",
    "xmark": "Close", "xmark.circle": "Close", "xmark.circle.fill": "Clear",
    "checkmark": "Done", "pencil": "Edit", "square.and.pencil": "Edit", "trash": "Delete",
    "trash.fill": "Delete",
    "magnifyingglass": "Search", "square.and.arrow.up": "Share", "square.and.arrow.down": "Save",
    "arrow.clockwise": "Refresh", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
    "gear": "Settings", "gearshape": "Settings", "ellipsis": "More", "ellipsis.circle": "More",
    "line.3.horizontal": "Menu", "chevron.left": "Back", "chevron.right": "Forward",
    "chevron.backward": "Back", "chevron.forward": "Forward", "star": "Favourite", "star.fill": "Favourite",
    "heart": "Love", "heart.fill": "Love",
  ]
}

extension GTKRenderer {
  package func words(for symbol: String) -> String { SymbolWords.words(for: symbol) }
}

extension GTKWidget {
  /// What the first symbol in it says, whatever stands around that: a frame, a ground, a circle behind it.
  final var symbolWords: String? { symbolWords(without: nil) }

  /// The same but for what `other` holds.
  final func symbolWords(without other: GTKWidget?) -> String? {
    for child in children where child !== other && child.attributes?.isAccessibilityHidden != true {
      if let image = child as? ImageWidget {
        if case .symbol(let name) = image.description.source { return SymbolWords.words(for: name) }
      } else if let words = child.symbolWords {
        return words
      }
    }
    return nil
  }
}
