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
  func changed(to new: String, typing: AttributeContainer?) -> (text: AttributedString, cursor: Index) {
    let (old, scalars) = (Array(unicodeScalars), Array(new.unicodeScalars))
    var start = 0
    while start < min(old.count, scalars.count), old[start] == scalars[start] { start += 1 }
    var same = 0
    while same < min(old.count, scalars.count) - start,
      old[old.count - 1 - same] == scalars[scalars.count - 1 - same]
    { same += 1 }
    let (from, to) = (index(atScalar: start), index(atScalar: old.count - same))
    let attributes = typing ?? (from < to ? runs[from].attributes : attributes(ofTextTypedAt: from))
    var inserted = String.UnicodeScalarView()
    inserted.append(contentsOf: scalars[start..<scalars.count - same])
    var text = self
    text.replaceSubrange(from..<to, with: AttributedString(String(inserted), attributes: attributes))
    return (text, text.index(atScalar: scalars.count - same))
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

  /// Takes over what a person has made of the text.
  func take(_ new: String) {
    let old = text.location.peek()
    guard String(old.characters) != new else { return }
    let selected = selection?.location.peek()
    let (text, cursor) = old.changed(
      to: new, typing: selected.flatMap { $0.isValid(in: old) ? $0.typing : nil })
    self.text.wrappedValue = text
    // Before anybody looks at it: the one of before is of another text.
    selection?.wrappedValue =
      AttributedTextSelection(insertionPoint: cursor, typingAttributes: selected?.typing).afterChange
  }

  /// Takes over what a person has selected.
  func select(_ places: Range<Int>, _ affinity: TextSelectionAffinity) {
    guard let selection else { return }
    let text = text.location.peek()
    let old = selection.location.peek()
    if old.places(in: text) == places { return }
    selection.wrappedValue = AttributedTextSelection(places, of: text, affinity)
  }
}
