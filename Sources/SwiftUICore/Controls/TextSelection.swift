/// What is selected in a text that is being edited, or where the cursor stands in it.
///
/// Its indices are those of the text that it was made for. In another one they mean the nearest place there is.
public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Hashable, Sendable {
    /// One stretch; an empty one is the cursor.
    case selection(Range<String.Index>)
    /// Several. A text here has one selection: it is the first of them.
    case multiSelection(RangeSet<String.Index>)
  }
  public var indices: Indices
  /// Which of two lines, or of two directions of writing, a cursor between them belongs to. What a person selects has that
  /// of the views around.
  public internal(set) var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// The cursor.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected: it says where the cursor is.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// What a cursor at the end of a line, or between two directions of writing, belongs to.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic
  /// What stands before it.
  case upstream
  /// What stands behind it.
  case downstream
}

extension TextSelection {
  /// - Parameter places: counted in Unicode scalars from the start of `text`, as renderers count.
  init(_ places: Range<Int>, of text: String, _ affinity: TextSelectionAffinity) {
    let scalars = text.unicodeScalars
    func index(_ place: Int) -> String.Index {
      scalars.index(scalars.startIndex, offsetBy: max(0, place), limitedBy: scalars.endIndex)
        ?? scalars.endIndex
    }
    self.init(range: index(places.lowerBound)..<index(places.upperBound))
    self.affinity = affinity
  }

  /// The places in `text` that are selected, in Unicode scalars; nil: it says nothing.
  func places(in text: String) -> Range<Int>? {
    let range: Range<String.Index>
    switch indices {
    case .selection(let only): range = only
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first else { return nil }
      range = first
    }
    let scalars = text.unicodeScalars
    func place(_ index: String.Index) -> Int {
      scalars.distance(from: scalars.startIndex, to: min(index, scalars.endIndex))
    }
    return place(range.lowerBound)..<place(range.upperBound)
  }
}

private struct AffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// What a cursor between two lines belongs to, in the text that is edited here.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[AffinityKey.self] }
    set { self[AffinityKey.self] = newValue }
  }
}

extension View {
  /// Says what a cursor between two lines, or two directions of writing, belongs to. The selections that a person makes in
  /// this view carry it; where the cursor is drawn is the desktop's to say.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

extension Binding where Value == TextSelection? {
  /// Takes over what a person has selected in `text`.
  @MainActor
  func take(_ places: Range<Int>, of text: String, _ affinity: TextSelectionAffinity) {
    let new = TextSelection(places, of: text, affinity)
    if location.peek() != new { wrappedValue = new }
  }
}

// MARK: entries

extension TextField where Label == Text {
  /// An entry that also tells, and follows, what is selected in it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      text: text, prompt: prompt, label: Text(titleKey), selection: selection, isVertical: axis == .vertical,
      editingChanged: { _ in }, commit: nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      text: text, prompt: prompt, label: Text(title), selection: selection, isVertical: axis == .vertical,
      editingChanged: { _ in }, commit: nil)
  }
}

extension TextField {
  /// An entry that also tells, and follows, what is selected in it.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: text, prompt: prompt, label: label(), selection: selection, isVertical: axis == .vertical,
      editingChanged: { _ in }, commit: nil)
  }
}
