extension Text {
  /// A text as it is laid out: its lines, from top to bottom. Lengths are in points of the view.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether text is left out for want of room.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(position: Int) -> Line { lines[position] }
  }
}

extension Text.Layout {
  /// A line of text: its runs, from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let runs: [Run]
    let place: TypographicBounds
    /// Where the line is drawn, the left end of what its letters stand on; to be moved by a renderer.
    public var origin: CGPoint

    init(runs: [Run], place: TypographicBounds) {
      self.runs = runs
      self.place = place
      origin = place.origin
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(position: Int) -> Run { runs[position] }

    public var typographicBounds: TypographicBounds {
      var bounds = place
      bounds.origin = origin
      return bounds
    }
    /// How far it was moved.
    var offset: CGPoint { CGPoint(x: origin.x - place.origin.x, y: origin.y - place.origin.y) }
  }

  /// Letters of a line that look the same and of which the same is said: its slices, from left to right.
  public struct Run: RandomAccessCollection, Equatable {
    let glyphs: any DrawnGlyphs
    let slices: [Slice]
    let attributes: CustomTextAttributes?
    public let layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { slices.count }
    public subscript(position: Int) -> RunSlice { RunSlice(run: self, indices: position..<position + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// What is said of its text by `customAttribute(_:)`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes?.value(of: key) }

    private var whole: RunSlice { RunSlice(run: self, indices: indices) }
    public var typographicBounds: TypographicBounds { whole.typographicBounds }
    public var characterIndices: [CharacterIndex] { whole.characterIndices }

    public static func == (a: Self, b: Self) -> Bool {
      a.glyphs === b.glyphs && a.slices.first?.index == b.slices.first?.index
        && a.slices.count == b.slices.count
    }
  }

  /// What cannot be parted of a run: a letter with its accents, letters that are drawn as one.
  struct Slice {
    /// Among all of the renderer's.
    let index: Int
    let bounds: TypographicBounds
    /// Of the text's characters.
    let characters: Range<Int>
  }

  /// Some letters of a run, one after the other.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public var run: Run
    public var indices: Range<Int>
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(position: Int) -> RunSlice { run[position] }
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    /// What is said of its text by `customAttribute(_:)`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var typographicBounds: TypographicBounds {
      guard let first = run.slices[indices].first?.bounds else { return TypographicBounds() }
      return run.slices[indices].dropFirst().reduce(first) { sum, slice in
        var sum = sum
        sum.width = slice.bounds.origin.x + slice.bounds.width - first.origin.x
        sum.ascent = Swift.max(sum.ascent, slice.bounds.ascent)
        sum.descent = Swift.max(sum.descent, slice.bounds.descent)
        return sum
      }
    }
    public var characterIndices: [CharacterIndex] {
      run.slices[indices].flatMap { $0.characters.map(CharacterIndex.init) }
    }
  }

  /// The room that letters take by their font, whatever they look like.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the line that the letters stand on.
    public var origin = CGPoint.zero
    public var width: CGFloat = 0
    /// Above the line that they stand on.
    public var ascent: CGFloat = 0
    /// Below it.
    public var descent: CGFloat = 0
    /// Between lines; Pango has it in the others.
    public var leading: CGFloat = 0

    public init() {}
    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// The place of a character in the text.
  public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
    let value: Int
    init(_ value: Int) { self.value = value }
    public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
    public func distance(to other: Self) -> Int { other.value - value }
    public func advanced(by n: Int) -> Self { Self(value + n) }
  }

  /// Accepted without effect: letters are drawn where they are moved to.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
