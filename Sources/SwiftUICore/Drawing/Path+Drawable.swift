extension Path {
  /// The path without the steps that lead nowhere: those with a point that is not finite, which is told.
  /// - Parameters:
  ///   - figure: whose path it is, for the warning.
  ///   - place: where that is, for the warning, where it is drawn outside of all bodies.
  func drawable(of figure: @autoclosure () -> String, place: @autoclosure () -> String = "") -> Path {
    guard let broken = elements.first(where: { $0.brokenPoint != nil }), let point = broken.brokenPoint else {
      return self
    }
    Diagnostics.tell(
      invalid: "point of a path of \(figure())", "(\(point.x), \(point.y))",
      "it is not finite, and what leads there is not drawn", place: place())
    var path = Path()
    path.outline = outline
    // Behind a gap the path goes on where its next step ends.
    var isInterrupted = false
    for element in elements {
      if element.brokenPoint != nil {
        isInterrupted = true
        continue
      }
      switch element {
      case .move(let to): path.move(to: to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        if isInterrupted { path.move(to: to) } else { path.add(element) }
      case .closeSubpath: if !isInterrupted { path.closeSubpath() }
      }
      isInterrupted = isInterrupted && element == .closeSubpath
    }
    return path
  }
}

extension Path.Element {
  /// A point of it that is nowhere.
  fileprivate var brokenPoint: CGPoint? {
    func isBroken(_ point: CGPoint) -> Bool { !point.x.isFinite || !point.y.isFinite }
    return switch self {
    case .move(let to), .line(let to): isBroken(to) ? to : nil
    case .quadCurve(let to, let control): isBroken(to) ? to : isBroken(control) ? control : nil
    case .curve(let to, let control1, let control2):
      isBroken(to) ? to : isBroken(control1) ? control1 : isBroken(control2) ? control2 : nil
    case .closeSubpath: nil
    }
  }
}
