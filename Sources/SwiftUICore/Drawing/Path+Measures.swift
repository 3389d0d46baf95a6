/// A piece of a path between two points; a line's control points lie on it.
private struct Piece {
  var from, control1, control2, to: CGPoint
  var isLine: Bool

  init(line from: CGPoint, _ to: CGPoint) {
    (self.from, control1, control2, self.to) = (from, from, to, to)
    isLine = true
  }
  init(_ from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
    (self.from, self.control1, self.control2, self.to) = (from, control1, control2, to)
    isLine = false
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    if isLine { return CGPoint(x: from.x * u + to.x * t, y: from.y * u + to.y * t) }
    return CGPoint(
      x: mix(from.x, control1.x, control2.x, to.x), y: mix(from.y, control1.y, control2.y, to.y))
  }

  /// The points of lines that stay close to the curve, the last included, the first not.
  var flattened: [CGPoint] { isLine ? [to] : (1...16).map { point(at: CGFloat($0) / 16) } }

  var length: CGFloat {
    var last = from
    return flattened.reduce(0) { sum, point in
      defer { last = point }
      return sum + hypot(point.x - last.x, point.y - last.y)
    }
  }

  /// The part from `start` to `end`, both from 0 to 1 (de Casteljau).
  func part(_ start: CGFloat, _ end: CGFloat) -> Piece {
    if isLine { return Piece(line: point(at: start), point(at: end)) }
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func split(_ piece: Piece, at t: CGFloat) -> (Piece, Piece) {
      let (a, b, c) = (
        mix(piece.from, piece.control1, t), mix(piece.control1, piece.control2, t),
        mix(piece.control2, piece.to, t)
      )
      let (ab, bc) = (mix(a, b, t), mix(b, c, t))
      let middle = mix(ab, bc, t)
      return (Piece(piece.from, a, ab, middle), Piece(middle, bc, c, piece.to))
    }
    let head = split(self, at: end).0
    return end > 0 ? split(head, at: start / end).1 : head
  }
}

extension Path {
  /// The pieces of the path in order; closing a subpath draws a line.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var point = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        point = to
        start = to
      case .line(let to):
        pieces.append(Piece(line: point, to))
        point = to
      case .quadCurve(let to, let control):
        func third(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        pieces.append(Piece(point, third(point), third(to), to))
        point = to
      case .curve(let to, let control1, let control2):
        pieces.append(Piece(point, control1, control2, to))
        point = to
      case .closeSubpath:
        if point != start { pieces.append(Piece(line: point, start)) }
        point = start
      }
    }
    return pieces
  }

  /// The smallest rectangle around the path.
  public var boundingRect: CGRect {
    let points = pieces.flatMap { [$0.from] + $0.flattened }
    guard let first = points.first else {
      return currentPoint.map { CGRect(origin: $0, size: .zero) } ?? .zero
    }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    guard let outline else { return rect }
    return rect.insetBy(dx: -outline.lineWidth / 2, dy: -outline.lineWidth / 2)
  }

  /// Whether `point` is inside; for a stroked path, on its line.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    if let outline { return distance(to: point) <= outline.lineWidth / 2 }
    var winding = 0
    for (from, to) in edges {
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y, to.y > point.y, side > 0 { winding += 1 }
      if from.y > point.y, to.y <= point.y, side < 0 { winding -= 1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The lines along the path, as short as they stay close to its curves.
  var lines: [(CGPoint, CGPoint)] {
    pieces.flatMap { piece in Array(zip([piece.from] + piece.flattened, piece.flattened)) }
  }

  /// The lines around the path's area, open subpaths closed.
  var edges: [(CGPoint, CGPoint)] {
    var edges: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var last: CGPoint?
    for piece in pieces {
      if piece.from != last {
        if let last, last != start { edges.append((last, start)) }
        start = piece.from
      }
      var from = piece.from
      for point in piece.flattened {
        edges.append((from, point))
        from = point
      }
      last = piece.to
    }
    if let last, last != start { edges.append((last, start)) }
    return edges
  }

  private func distance(to point: CGPoint) -> CGFloat {
    var nearest = CGFloat.infinity
    for piece in pieces {
      var from = piece.from
      for to in piece.flattened {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let square = dx * dx + dy * dy
        let along = square > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / square : 0
        let t = min(max(along, 0), 1)
        nearest = min(nearest, hypot(point.x - from.x - t * dx, point.y - from.y - t * dy))
        from = to
      }
    }
    return nearest
  }

  /// The part of the path between two shares of its length, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var path = Path()
    path.outline = outline
    let from = min(max(legal(from, .any, or: 0, for: "start of a trimmed path"), 0), 1)
    let to = min(max(legal(to, .any, or: 1, for: "end of a trimmed path"), 0), 1)
    if from == 0, to == 1 { return self }
    guard from < to else { return path }
    let pieces = pieces.map { (piece: $0, length: $0.length) }
    let whole = pieces.reduce(0) { $0 + $1.length }
    guard whole > 0 else { return path }
    var done: CGFloat = 0
    for (piece, length) in pieces where length > 0 {
      defer { done += length }
      let start = max(0, (from * whole - done) / length)
      let end = min(1, (to * whole - done) / length)
      guard start < end else { continue }
      let part = piece.part(start, end)
      if path.currentPoint != part.from { path.move(to: part.from) }
      if part.isLine {
        path.addLine(to: part.to)
      } else {
        path.addCurve(to: part.to, control1: part.control1, control2: part.control2)
      }
    }
    return path
  }
}
