import CGTK

/// A small mark in front of a symbol: a dot above it, a disc below it with something cut out, or another symbol there.
enum SymbolBadge: Hashable, Sendable {
  case dot
  /// What is cut out of a disc, a line or, at its end, a dot.
  case mark(String)
  /// The name of a figure.
  case figure(String)

  /// - Parameter words: of the name, after `badge`; nil: there is no such badge.
  init?(_ words: [Substring]) {
    let name = words.joined(separator: ".")
    if words.isEmpty {
      self = .dot
    } else if Self.marks[name] != nil {
      self = .mark(name)
    } else if let figure = Self.figure(words) {
      self = .figure(figure)
    } else {
      return nil
    }
  }

  /// Of the whole name, or of what it begins with: `person.crop` is a person.
  private static func figure(_ words: [Substring]) -> String? {
    (1...words.count).reversed().lazy.map { words.prefix($0).joined(separator: ".") }
      .first { !DrawnSymbol.parts(of: $0).isEmpty }
  }

  /// Draws it into the square of 16 by 16, in front of what is there.
  func draw(in context: OpaquePointer) {
    SymbolFigure(parts: parts, isFilled: true, weight: 1.3).draw(in: context)
  }

  private var parts: [SymbolPart] {
    switch self {
    case .dot: Self.disc("O 12.6,3.4 2.6")
    case .mark(let name): Self.disc("O 11.5,11.5 3.9") + [.cut(Self.marks[name] ?? "")]
    case .figure(let name):
      [.front("O 11.9,11.9 3.3"), .scaled(0.5, 3.9, 3.9, DrawnSymbol.parts(of: name))]
    }
  }

  private static func disc(_ path: String) -> [SymbolPart] { [.front(path), .solid(path)] }

  private static let marks = [
    "plus": "M 9.4,11.5 L 13.6,11.5 M 11.5,9.4 L 11.5,13.6", "minus": "M 9.4,11.5 L 13.6,11.5",
    "checkmark": "M 9.5,11.7 L 11,13.2 L 13.6,10", "xmark": "M 10,10 L 13,13 M 13,10 L 10,13",
    "exclamationmark": "M 11.5,9.3 L 11.5,11.7 M 11.5,13.7 L 11.5,13.7",
    "questionmark":
      "M 10.2,10.4 C 10.3,8.9 12.8,8.9 12.7,10.4 C 12.7,11.4 11.5,11.3 11.5,12.2 M 11.5,13.9 L 11.5,13.9",
    "ellipsis": "M 9.5,11.5 L 9.5,11.5 M 11.5,11.5 L 11.5,11.5 M 13.5,11.5 L 13.5,11.5",
    "arrow.up": "M 11.5,13.6 L 11.5,9.6 M 9.8,11.2 L 11.5,9.5 L 13.2,11.2",
    "arrow.down": "M 11.5,9.4 L 11.5,13.4 M 9.8,11.8 L 11.5,13.5 L 13.2,11.8",
  ]
}
