extension Path: CustomStringConvertible {
  /// The steps as numbers, of six digits each, and the letters `m`, `l`, `q`, `c` and `h`.
  public var description: String {
    func number(_ x: CGFloat) -> String { String(format: "%g", Double(x)) }
    func numbers(_ points: CGPoint...) -> String {
      points.map { number($0.x) + " " + number($0.y) }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let to): numbers(to) + " m"
      case .line(let to): numbers(to) + " l"
      case .quadCurve(let to, let control): numbers(control, to) + " q"
      case .curve(let to, let control1, let control2): numbers(control1, control2, to) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}

extension Path: LosslessStringConvertible {
  /// The path that `description` has written so; nil where the words are no path. Numbers at the end that no letter follows
  /// are passed over.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard let count = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0][word], numbers.count == count else {
        return nil
      }
      let points = stride(from: 0, to: count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      // A line begins somewhere.
      guard word == "m" || currentPoint != nil else { return nil }
      switch word {
      case "m": move(to: points[0])
      case "l": addLine(to: points[0])
      case "q": addQuadCurve(to: points[1], control: points[0])
      case "c": addCurve(to: points[2], control1: points[0], control2: points[1])
      default: closeSubpath()
      }
      numbers = []
    }
  }
}
