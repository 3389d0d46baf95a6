/// What a symbol may stand in.
enum SymbolFrame: String, Hashable, Sendable {
  case circle, square, app, rectangle, capsule, triangle, diamond, hexagon, octagon, seal, shield, bubble,
    message,
    doc, icloud, viewfinder, goforward, gobackward

  /// What is drawn around it.
  var figure: [SymbolPart] { DrawnSymbol.parts(of: rawValue) }

  /// Whether numbers and letters stand in it, too.
  var hasLetters: Bool { self == .circle || self == .square }

  /// The middle and the side of the square that is left for the content, on the grid.
  var room: (x: Double, y: Double, side: Double) {
    switch self {
    case .circle, .square, .app: (8, 8, 8.6)
    case .rectangle: (8, 8, 7.4)
    case .capsule: (8, 8, 6)
    case .triangle: (8, 10, 6.6)
    case .diamond: (8, 8, 7)
    case .hexagon, .octagon, .seal: (8, 8, 7.8)
    case .shield: (8, 7.6, 7.4)
    case .bubble, .message: (8, 7, 7.2)
    case .doc: (8, 9.6, 6.4)
    case .icloud: (8, 9.2, 6)
    case .viewfinder: (8, 8, 8)
    case .goforward, .gobackward: (8, 8.9, 7)
    }
  }
}
