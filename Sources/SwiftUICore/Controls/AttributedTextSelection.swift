import Synchronization

/// What is selected in an attributed text that is being edited, or where the cursor stands in it.
///
/// Its indices are those of the text that it was made for. A program that changes the text takes it along with
/// `transform(updating:body:)`, `transformAttributes(in:body:)` or `replaceSelection(_:with:)`.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Where the selection is.
  @frozen
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    /// A text here has one stretch that is selected: it is the first of them.
    case ranges(RangeSet<AttributedString.Index>)
  }
  /// nil: it says nothing, and the cursor is at the end.
  private(set) var known: Indices?
  /// What is typed at the cursor gets; nil: what the text has there.
  private(set) var typing: AttributeContainer?
  private var side = TextSelectionAffinity.automatic
  /// Two indices are equal that are as far from the beginning, also where they are of different texts. What has gone along
  /// with a change of the text is another selection than before, or nobody would keep it.
  private var change: UInt64 = 0
  private static let changes = Atomic<UInt64>(0)
  /// The same for a text that has changed.
  var afterChange: AttributedTextSelection {
    var selection = self
    selection.change = Self.changes.wrappingAdd(1, ordering: .relaxed).newValue
    return selection
  }

  /// The cursor, at the end of the text.
  public init() {}
  public init(range: Range<AttributedString.Index>) { self.init(ranges: RangeSet(range), range.lowerBound) }
  /// The cursor.
  /// - Parameter typingAttributes: what is typed there gets; nil: what the text has there.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    known = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }
  public init(ranges: RangeSet<AttributedString.Index>) { self.init(ranges: ranges, nil) }

  /// - Parameter point: where the cursor is if nothing is in the ranges.
  init(
    ranges: RangeSet<AttributedString.Index>, _ point: AttributedString.Index?,
    _ side: TextSelectionAffinity = .automatic
  ) {
    known = ranges.isEmpty ? point.map { .insertionPoint($0) } : .ranges(ranges)
    self.side = side
  }

  /// Where it is in `text`, or at its end where it was made for another.
  public func indices(in text: AttributedString) -> Indices {
    isValid(in: text) ? known ?? .insertionPoint(text.endIndex) : .insertionPoint(text.endIndex)
  }
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { side }

  /// The attributes of what is typed next.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let point): typing ?? text.attributes(ofTextTypedAt: point)
    case .ranges(let ranges):
      ranges.ranges.first.map { text.runs[$0.lowerBound].attributes } ?? AttributeContainer()
    }
  }

  /// The attributes of all runs that something is selected of, or of what is typed at the cursor.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let ranges):
      Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }
  }

  /// The attributes of a selection, run by run.
  public struct Attributes<Text>: Sequence {
    let containers: [AttributeContainer]
    public func makeIterator() -> some IteratorProtocol<AttributeContainer> { containers.makeIterator() }
    /// The values of one of them; nil for runs without.
    public subscript<K: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable { containers.map { $0[K.self] } }
    public subscript<K: AttributedStringKey>(_ key: K.Type) -> some Sequence<K.Value?>
    where K.Value: Sendable { containers.map { $0[K.self] } }
  }

  func isValid(in text: AttributedString) -> Bool {
    switch known {
    // The end of a text is no place of a character, and so no index that is valid by itself.
    case .insertionPoint(let point): (point..<point).isValid(within: text)
    case .ranges(let ranges): ranges.ranges.allSatisfy { $0.isValid(within: text) }
    case nil: true
    }
  }
}

extension AttributedString {
  /// What is selected.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the text, and has the selection stay with the characters that it is of.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let point):
      var range = point..<point
      let typing = selection.typing
      try transform(updating: &range, body: body)
      selection =
        AttributedTextSelection(insertionPoint: range.upperBound, typingAttributes: typing).afterChange
    case .ranges(let ranges):
      var list = Array(ranges.ranges)
      try transform(updating: &list, body: body)
      selection =
        AttributedTextSelection(ranges: RangeSet(list), list.first?.lowerBound ?? endIndex).afterChange
    }
  }

  /// Changes the attributes of each run in the selection, as far as it is selected, or those of what is typed next.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    guard case .ranges(let ranges) = selection.indices(in: self) else {
      var typing = selection.typingAttributes(in: self)
      try body(&typing)
      if case .insertionPoint(let point) = selection.indices(in: self) {
        selection = AttributedTextSelection(insertionPoint: point, typingAttributes: typing)
      }
      return
    }
    var changes: [(Range<Index>, AttributeContainer)] = []
    for range in ranges.ranges {
      for run in self[range].runs {
        var attributes = run.attributes
        try body(&attributes)
        changes.append((run.range, attributes))
      }
    }
    transform(updating: &selection) { text in
      for (range, attributes) in changes { text[range].setAttributes(attributes) }
    }
  }

  /// Puts other text in the place of what is selected, or where the cursor is, and the cursor behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    var place: Range<Index>
    switch selection.indices(in: self) {
    case .insertionPoint(let point): place = point..<point
    case .ranges(let ranges):
      let list = ranges.ranges
      // From the last on: what is before it keeps its place.
      for range in list.dropFirst().reversed() { removeSubrange(range) }
      place = list.first ?? endIndex..<endIndex
      if list.count > 1 {
        // The indices of before are of another text.
        let start = unicodeScalars.distance(from: startIndex, to: place.lowerBound)
        let end = unicodeScalars.distance(from: startIndex, to: place.upperBound)
        place =
          unicodeScalars.index(startIndex, offsetBy: start)..<unicodeScalars.index(startIndex, offsetBy: end)
      }
    }
    let start = unicodeScalars.distance(from: startIndex, to: place.lowerBound)
    replaceSubrange(place, with: newContent)
    let end = unicodeScalars.index(startIndex, offsetBy: start + newContent.unicodeScalars.count)
    selection = AttributedTextSelection(insertionPoint: end).afterChange
  }

  /// The same with the attributes of what is typed next.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let typing = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: typing))
  }
}
