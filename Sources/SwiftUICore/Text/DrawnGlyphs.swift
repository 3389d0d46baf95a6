/// A text as a renderer laid it out, which can draw any of its letters. Lengths are in points of the view.
package protocol DrawnGlyphs: AnyObject {
  var lines: [DrawnLine] { get }
  /// Line by line, each from left to right.
  var clusters: [DrawnCluster] { get }
  var isTruncated: Bool { get }
}

package struct DrawnLine {
  package var bounds: Text.Layout.TypographicBounds
  package init(x: Double, baseline: Double, width: Double, ascent: Double, descent: Double) {
    bounds = .init(origin: CGPoint(x: x, y: baseline), width: width, ascent: ascent, descent: descent)
  }
}

/// What cannot be parted: a letter with its accents, letters that are drawn as one.
package struct DrawnCluster {
  package var line: Int
  /// Of the line: what has one font and one direction.
  package var run: Int
  /// Of the text in UTF-8, where it begins.
  package var byte: Int
  package var direction: LayoutDirection
  package var bounds: Text.Layout.TypographicBounds

  package init(
    line: Int, run: Int, byte: Int, direction: LayoutDirection, x: Double, baseline: Double, width: Double,
    ascent: Double, descent: Double
  ) {
    self.line = line
    self.run = run
    self.byte = byte
    self.direction = direction
    bounds = .init(origin: CGPoint(x: x, y: baseline), width: width, ascent: ascent, descent: descent)
  }
}

extension Text.Layout {
  /// The lines and runs of `glyphs`, which are of the text in `spans`: where another piece begins, so does a run.
  package init(_ glyphs: any DrawnGlyphs, of spans: [TextSpan]) {
    let characters = Characters(of: spans, begun: glyphs.clusters.map(\.byte))
    var runs = glyphs.lines.map { _ in [Run]() }
    var (before, slices) = (-1, [Slice]())
    func end() {
      guard let first = slices.first else { return }
      let cluster = glyphs.clusters[first.index]
      runs[cluster.line].append(
        Run(
          glyphs: glyphs, slices: slices, attributes: characters.span(at: cluster.byte)?.traits.attributes,
          layoutDirection: cluster.direction))
      slices = []
    }
    for (index, cluster) in glyphs.clusters.enumerated() where runs.indices.contains(cluster.line) {
      if before >= 0 {
        let last = glyphs.clusters[before]
        let isOther = characters.number(at: last.byte) != characters.number(at: cluster.byte)
        if last.line != cluster.line || last.run != cluster.run || isOther { end() }
      }
      slices.append(
        Slice(index: index, bounds: cluster.bounds, characters: characters.range(from: cluster.byte)))
      before = index
    }
    end()
    lines = zip(runs, glyphs.lines).map { Line(runs: $0, place: $1.bounds) }
    isTruncated = glyphs.isTruncated
  }

  /// Which characters and pieces of a text bytes belong to.
  private struct Characters {
    private let spans: [TextSpan]
    /// Where pieces end, and where characters begin.
    private var ends: [Int] = []
    private var starts: [Int] = []
    /// Where clusters begin, in order.
    private let begun: [Int]

    init(of spans: [TextSpan], begun: [Int]) {
      self.spans = spans
      self.begun = Array(Set(begun)).sorted()
      var byte = 0
      for span in spans {
        byte += span.text.utf8.count
        ends.append(byte)
      }
      byte = 0
      for character in spans.map(\.text).joined() {
        starts.append(byte)
        byte += character.utf8.count
      }
    }
    /// The first place in a sorted list for which something is true.
    private func first(_ list: [Int], where isMet: (Int) -> Bool) -> Int {
      var (low, high) = (0, list.count)
      while low < high {
        let middle = (low + high) / 2
        if isMet(list[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    func number(at byte: Int) -> Int { first(ends) { $0 > byte } }
    func span(at byte: Int) -> TextSpan? {
      let number = number(at: byte)
      return spans.indices.contains(number) ? spans[number] : spans.last
    }
    /// From there to where the next cluster begins.
    func range(from byte: Int) -> Range<Int> {
      let next = first(begun) { $0 > byte }
      let start = Swift.max(0, first(starts) { $0 > byte } - 1)
      let end = next < begun.count ? first(starts) { $0 >= begun[next] } : starts.count
      return start..<Swift.max(start, end)
    }
  }
}
