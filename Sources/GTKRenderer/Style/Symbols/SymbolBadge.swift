import CGTK

/// A small mark in front of a symbol: a dot above it, or a disc below it with something cut out.
enum SymbolBadge: String, Hashable, Sendable {
  case dot, plus, minus, checkmark, xmark, exclamationmark

  /// - Parameter words: of the name, after `badge`; nil: there is no such badge.
  init?(_ words: [Substring]) {
    self.init(rawValue: words.isEmpty ? "dot" : words.joined(separator: "."))
  }

  /// Draws it into the square of 16 by 16, in front of what is there.
  func draw(in context: OpaquePointer) {
    let disc = self == .dot ? "O 12.6,3.4 2.6" : "O 11.5,11.5 3.9"
    let parts: [SymbolPart] = [.front(disc), .solid(disc)] + (mark.map { [.cut($0)] } ?? [])
    SymbolFigure(parts: parts, isFilled: true, weight: 1.3).draw(in: context)
  }

  private var mark: String? {
    switch self {
    case .dot: nil
    case .plus: "M 9.4,11.5 L 13.6,11.5 M 11.5,9.4 L 11.5,13.6"
    case .minus: "M 9.4,11.5 L 13.6,11.5"
    case .checkmark: "M 9.5,11.7 L 11,13.2 L 13.6,10"
    case .xmark: "M 10,10 L 13,13 M 13,10 L 10,13"
    case .exclamationmark: "M 11.5,9.3 L 11.5,11.7 M 11.5,13.7 L 11.5,13.7"
    }
  }
}
