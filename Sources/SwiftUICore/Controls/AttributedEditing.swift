extension AttributedString {
  /// What is typed at a place looks as what is before it, or at the beginning as what is behind; a link ends where it ends.
  func attributes(ofTextTypedAt point: Index) -> AttributeContainer {
    guard startIndex < endIndex else { return AttributeContainer() }
    guard point > startIndex else { return runs[startIndex].attributes }
    let before = runs[unicodeScalars.index(before: point)]
    var attributes = before.attributes
    let behind = point < endIndex ? runs[point].link : nil
    if attributes.link != nil, behind != attributes.link {
      attributes.link = nil
      attributes[AttributeScopes.SwiftUIAttributes.MarkdownAttribute.self]?.link = nil
    }
    return attributes
  }

  /// The index of the place that is so many Unicode scalars from the start, as renderers count.
  func index(atScalar place: Int) -> Index {
    unicodeScalars.index(startIndex, offsetBy: max(0, place), limitedBy: endIndex) ?? endIndex
  }

  /// The text as a person has changed it: what stays the same keeps its attributes.
  /// - Parameter typing: the attributes of what is new; nil: those of what it takes the place of, or stands behind.
  /// - Returns: where the cursor is now as well.
  func changed(by change: TextReplacement, typing: AttributeContainer?) -> (
    text: AttributedString, cursor: Index
  ) {
    let from = index(atScalar: change.start)
    let to = unicodeScalars.index(from, offsetBy: change.removed, limitedBy: endIndex) ?? endIndex
    let attributes = typing ?? (from < to ? runs[from].attributes : attributes(ofTextTypedAt: from))
    var text = self
    text.replaceSubrange(from..<to, with: AttributedString(change.inserted, attributes: attributes))
    return (text, text.index(atScalar: change.start + change.inserted.unicodeScalars.count))
  }

  /// Its pieces, each with its looks; empty where all of it looks as the text around.
  var spans: [TextSpan] {
    var spans: [TextSpan] = []
    for run in runs { Text(run, of: self).append(to: &spans, outer: TextTraits(), at: Date()) }
    return spans.contains { $0.traits != TextTraits() } ? spans : []
  }
}

extension AttributedTextSelection {
  /// - Parameter places: counted in Unicode scalars from the start of `text`, as renderers count.
  init(_ places: Range<Int>, of text: AttributedString, _ affinity: TextSelectionAffinity) {
    let range = text.index(atScalar: places.lowerBound)..<text.index(atScalar: places.upperBound)
    self.init(ranges: RangeSet(range), range.lowerBound, affinity)
    self = afterChange
  }

  /// The places in `text` that are selected, in Unicode scalars; nil: it says nothing of this text.
  func places(in text: AttributedString) -> Range<Int>? {
    guard known != nil, isValid(in: text) else { return nil }
    let range: Range<AttributedString.Index>
    switch indices(in: text) {
    case .insertionPoint(let point): range = point..<point
    case .ranges(let ranges): range = ranges.ranges.first ?? text.endIndex..<text.endIndex
    }
    func place(_ index: AttributedString.Index) -> Int {
      text.unicodeScalars.distance(from: text.startIndex, to: index)
    }
    return place(range.lowerBound)..<place(range.upperBound)
  }
}

/// An attributed text that is edited, and what is selected in it.
@MainActor
struct AttributedEntry {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?
  /// What the text is made once a person has changed it; nil: it stays.
  var rules: AttributedTextRules?

  /// Takes over what a person has made of the text.
  func take(_ new: String) {
    let old = String(text.location.peek().characters)
    if old != new { take(TextReplacement(from: old, to: new), orElse: { new }) }
  }

  /// Takes over what a person has put in the place of something. The text is not compared with the one before; it is counted
  /// through once, to see that it is still the one that the person saw.
  /// - Parameter whole: what the text is now, where it was another one before than the person saw.
  func take(_ change: TextReplacement, orElse whole: () -> String) {
    let old = text.location.peek()
    guard old.unicodeScalars.count == change.countBefore else { return take(whole()) }
    let selected = selection?.location.peek()
    let (text, cursor) = old.changed(
      by: change, typing: selected.flatMap { $0.isValid(in: old) ? $0.typing : nil })
    show(text, cursor: cursor)
  }

  /// Shows a text of before once more.
  /// - Parameter cursor: counted in Unicode scalars from the start.
  func restore(_ memory: TextMemory, cursor: Int) {
    show(memory.text, cursor: memory.text.index(atScalar: cursor))
  }

  private func show(_ text: AttributedString, cursor: AttributedString.Index) {
    guard let rules else { return replace(with: text, cursor: cursor) }
    let place = text.unicodeScalars.distance(from: text.startIndex, to: cursor)
    let allowed = rules.applied(to: text)
    replace(with: allowed, cursor: allowed.index(atScalar: place))
  }

  private func replace(with text: AttributedString, cursor: AttributedString.Index) {
    let typing = selection?.location.peek().typing
    self.text.wrappedValue = text
    // Before anybody looks at it: the one of before is of another text.
    selection?.wrappedValue =
      AttributedTextSelection(insertionPoint: cursor, typingAttributes: typing).afterChange
  }

  /// Takes over what a person has selected.
  func select(_ places: Range<Int>, _ affinity: TextSelectionAffinity) {
    guard let selection else { return }
    let text = text.location.peek()
    let old = selection.location.peek()
    if old.places(in: text) == places { return }
    selection.wrappedValue = AttributedTextSelection(places, of: text, affinity)
  }

  /// For a renderer.
  var editing: AttributedEditing {
    AttributedEditing(
      replace: { take($0, orElse: $1) }, remember: { TextMemory(text: text.location.peek()) },
      restore: { restore($0, cursor: $1) })
  }
}

/// An attributed text at some moment.
package struct TextMemory {
  fileprivate let text: AttributedString
}

/// How a renderer has an attributed text edited. Two are alike: what they do is the program's.
@MainActor
package struct AttributedEditing: Equatable {
  /// A person has put something in the place of something else. The other function gives the whole text as it is now.
  package let replace: (TextReplacement, () -> String) -> Void
  /// The text with its looks, as it is now.
  package let remember: () -> TextMemory
  /// Brings back a text with its looks, with the cursor at a place in Unicode scalars.
  package let restore: (TextMemory, _ cursor: Int) -> Void

  nonisolated package static func == (a: Self, b: Self) -> Bool { true }
}
