/// The parts of symbols that show a share of themselves: what is always seen, and what comes one after the other.
struct SymbolLayers: Sendable {
  var frame: [SymbolPart] = []
  let parts: [[SymbolPart]]
}

extension DrawnSymbol {
  /// By the name without `fill`.
  static let layers: [String: SymbolLayers] = {
    var all: [String: SymbolLayers] = [
      // Four bars, each higher than the one before.
      "cellularbars": SymbolLayers(
        parts: [(1.2, 4.0), (4.8, 7.2), (8.4, 10.4), (12.0, 13.6)].map { x, height in
          [.solid("R \(x),\(14.8 - height) 2.6,\(height) .7")]
        })
    ]
    // From the inside out.
    let wifi = parts(of: "wifi")
    all["wifi"] = SymbolLayers(parts: [wifi.suffix(1), wifi.prefix(1), wifi[1..<2]].map(Array.init))
    for (name, waves) in [("speaker.wave.1", 1), ("speaker.wave.2", 2), ("speaker.wave.3", 3)] {
      let parts = parts(of: name)
      all[name] = SymbolLayers(frame: parts.dropLast(waves), parts: parts.suffix(waves).map { [$0] })
    }
    all["chart.bar"] = SymbolLayers(parts: parts(of: "chart.bar").map { [$0] })
    return all
  }()
}
