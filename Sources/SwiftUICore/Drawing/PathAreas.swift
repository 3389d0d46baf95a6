/// How the areas of two paths, or the lines of one and the area of another, become one path.
enum PathCombination: Equatable, Sendable {
  case union, intersection, subtraction, symmetricDifference
  case lineIntersection, lineSubtraction

  /// Whether a point is in the result, by whether it is in the first and in the second.
  fileprivate func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection, .lineIntersection: first && second
    case .subtraction, .lineSubtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
  fileprivate var isOfLines: Bool { self == .lineIntersection || self == .lineSubtraction }
}

extension Path {
  /// The area that is in this path or in `other`. Curves become short lines in it and in the following; of a path along which
  /// a line is drawn, the path counts.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, other, eoFill) }
  /// The area that is in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }
  /// The area that is in this path and not in `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }
  /// The area that is in one of both paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }
  /// The same area with outlines that do not cross, and so filled alike by both rules.
  /// - Parameter eoFill: whether what lies inside an even number of outlines is outside.
  public func normalized(eoFill: Bool = true) -> Path { combined(.union, Path(), eoFill) }
  /// The parts of this path's line that are in the area of `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineIntersection, other, eoFill)
  }
  /// The parts of this path's line that are not in the area of `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineSubtraction, other, eoFill)
  }

  func combined(_ combination: PathCombination, _ other: Path, _ eoFill: Bool) -> Path {
    let second = PathArea(other.edges, eoFill: eoFill)
    if combination.isOfLines {
      let parts = split(lines.compactMap(PathEdge.init), by: second.edges)
      return Path(along: parts.filter { combination.holds(true, second.contains($0.middle)) })
    }
    let first = PathArea(edges, eoFill: eoFill)
    let all = first.edges + second.edges
    var borders: Set<PathEdge> = []
    for part in split(all, by: all) {
      let (left, right) = part.sides
      let isLeft = combination.holds(first.contains(left), second.contains(left))
      let isRight = combination.holds(first.contains(right), second.contains(right))
      if isLeft != isRight { borders.insert(isLeft ? part : part.reversed) }
    }
    return Path(around: borders)
  }

  /// Lines one after the other, with a gap where the next begins elsewhere.
  private init(along lines: [PathEdge]) {
    self.init()
    for line in lines {
      if currentPoint != line.from { move(to: line.from) }
      addLine(to: line.to)
    }
  }

  /// Closed subpaths of lines that have the area on the same side.
  private init(around borders: Set<PathEdge>) {
    self.init()
    var following = Dictionary(grouping: borders, by: \.from)
    // In an order that does not change from one run to the next.
    let starts = following.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for start in starts {
      while let first = following[start]?.popLast() {
        move(to: start)
        var end = first.to
        while end != start, let next = following[end]?.popLast() {
          addLine(to: end)
          end = next.to
        }
        if end != start { addLine(to: end) }
        closeSubpath()
      }
    }
  }
}

/// A straight line of an outline; its ends lie on a fine grid, so that ends that are meant to be one point are.
private struct PathEdge: Hashable {
  let from, to: CGPoint

  /// nil: it has no length.
  init?(_ from: CGPoint, _ to: CGPoint) {
    self.from = from.onGrid
    self.to = to.onGrid
    guard self.from != self.to, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else {
      return nil
    }
  }

  private init(backwards edge: PathEdge) { (from, to) = (edge.to, edge.from) }
  var reversed: PathEdge { PathEdge(backwards: self) }
  var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }

  /// A point close by on each side.
  var sides: (left: CGPoint, right: CGPoint) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let factor = 0.002 / hypot(dx, dy)
    let middle = middle
    return (
      CGPoint(x: middle.x - dy * factor, y: middle.y + dx * factor),
      CGPoint(x: middle.x + dy * factor, y: middle.y - dx * factor)
    )
  }

  /// Where `other` meets it, from 0 to 1 along it; both ends of what they have in common where one lies on the other.
  func meets(_ other: PathEdge) -> [CGFloat] {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let (fx, fy) = (other.from.x - from.x, other.from.y - from.y)
    let cross = dx * ey - dy * ex
    let square = dx * dx + dy * dy
    if abs(cross) > 1e-9 * square.squareRoot() * hypot(ex, ey) {
      let along = (fx * ey - fy * ex) / cross
      let alongOther = (fx * dy - fy * dx) / cross
      return alongOther >= -1e-9 && alongOther <= 1 + 1e-9 ? [along] : []
    }
    // Parallel: beside each other, or one on the other.
    guard abs(fx * dy - fy * dx) <= 1e-3 * square.squareRoot() else { return [] }
    return [other.from, other.to].map { ((($0.x - from.x) * dx) + (($0.y - from.y) * dy)) / square }
  }
}

/// What a path fills.
private struct PathArea {
  let edges: [PathEdge]
  private let eoFill: Bool

  init(_ lines: [(CGPoint, CGPoint)], eoFill: Bool) {
    edges = lines.compactMap { PathEdge($0.0, $0.1) }
    self.eoFill = eoFill
  }

  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for edge in edges {
      let (from, to) = (edge.from, edge.to)
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y, side > 0 { winding += 1 }
      if from.y > point.y, side < 0 { winding -= 1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

/// The parts of `edges` between the places where others meet them, in order.
private func split(_ edges: [PathEdge], by others: [PathEdge]) -> [PathEdge] {
  edges.flatMap { edge in
    var places = others.flatMap { edge == $0 ? [] : edge.meets($0) }.filter { $0 > 0 && $0 < 1 }
    if places.isEmpty { return [edge] }
    places.sort()
    var last = edge.from
    return (places + [1]).compactMap { place in
      let point =
        place == 1
        ? edge.to
        : CGPoint(
          x: edge.from.x + (edge.to.x - edge.from.x) * place,
          y: edge.from.y + (edge.to.y - edge.from.y) * place)
      guard let part = PathEdge(last, point) else { return nil }
      last = part.to
      return part
    }
  }
}

extension CGPoint {
  fileprivate var onGrid: CGPoint {
    CGPoint(x: (x * 4096).rounded() / 4096, y: (y * 4096).rounded() / 4096)
  }
}
