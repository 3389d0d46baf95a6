/// The parts of a symbol that are seen first, and those behind, beside or around them, which have a colour of their own where
/// two are said, and are fainter where symbols are hierarchical.
struct SymbolTiers: Sendable {
  var second: [SymbolPart]
  /// Drawn over the others.
  var first: [SymbolPart]
  /// The outlines of a filled frame: what is cut out of it belongs to the first.
  var frame: [String] = []
}

extension SymbolTiers {
  /// nil: the figure is all one.
  init?(of parts: [SymbolPart], named name: String, isFilled: Bool) {
    if let layers = DrawnSymbol.layers[name] {
      guard !layers.frame.isEmpty else { return nil }
      self.init(second: layers.parts.flatMap { $0 }, first: layers.frame)
    } else if let front = parts.firstIndex(where: \.isFront) {
      guard front > 0 else { return nil }
      self.init(second: Array(parts[..<front]), first: Array(parts[front...]))
    } else if Self.isFramed(name) {
      self.init(framed: parts, isFilled: isFilled)
    } else if let sky = name.split(separator: ".").first, ["cloud", "sun", "moon"].contains(sky),
      parts.count > 1
    {
      // What comes from the sky.
      self.init(second: Array(parts[1...]), first: [parts[0]])
    } else {
      return nil
    }
  }

  private init?(framed parts: [SymbolPart], isFilled: Bool) {
    let paths = parts.compactMap { if case .shape(let path) = $0 { path } else { nil } }
    guard !paths.isEmpty, paths.count < parts.count else { return nil }
    if isFilled {
      self.init(second: parts, first: [], frame: paths)
    } else {
      self.init(second: paths.map { .shape($0) }, first: parts.filter { !$0.isShape })
    }
  }

  /// Whether it is something in a circle or the like, as `person.crop.circle`.
  private static func isFramed(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { SymbolFrame(rawValue: String($0)) != nil }
  }
}

extension SymbolPart {
  fileprivate var isFront: Bool { if case .front = self { true } else { false } }
  fileprivate var isShape: Bool { if case .shape = self { true } else { false } }
}
