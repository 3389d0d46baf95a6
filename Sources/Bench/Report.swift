import Foundation

/// The results as tables, and as a file.
struct Report: Encodable {
  /// Each of them done for the first time on a screen.
  var operations: [Timing] = []
  /// Those that leave rows where they are, done once more.
  var again: [Timing] = []
  var lists: [Timing] = []
  var typing: [Typing.Result] = []
  var startup: [Timing] = []
  var memory: [Memory] = []
  var scaling: [Scaling] = []

  func print() {
    print("operation", operations)
    print("operation", again)
    print("list", lists)
    table(["typing", "contacts", "keys", "median, ms", "99th percentile, ms"], typing) {
      [$0.name, "\($0.rows)", "\($0.keys)", Self.number($0.median), Self.number($0.slow)]
    }
    print("start", startup)
    table(["memory", "rows", "C, MB", "ours, MB", "more"], memory) {
      [$0.name, "\($0.rows)", Self.number($0.cSize / 1024), Self.number($0.ourSize / 1024)]
        + [Self.number(($0.ourSize - $0.cSize) / 1024)]
    }
    table(["node, without a display", "rows", "ns"], scaling) {
      [$0.name, "\($0.rows)", Self.number($0.time)]
    }
  }

  private func print(_ title: String, _ timings: [Timing]) {
    table([title, "rows", "C, ms", "ours, ms", "ratio"], timings) {
      [$0.name, "\($0.rows)", Self.number($0.cTime), Self.number($0.ourTime), Self.number($0.ratio)]
    }
    for (rows, timings) in Dictionary(grouping: timings, by: \.rows).sorted(by: { $0.key < $1.key })
    where title == "operation" {
      let mean = exp(timings.map { log($0.ratio) }.reduce(0, +) / Double(timings.count))
      Swift.print("geometric mean of the ratios at \(rows) rows: \(Self.number(mean))\n")
    }
  }

  private func table<Row>(_ head: [String], _ rows: [Row], _ cells: (Row) -> [String]) {
    guard !rows.isEmpty else { return }
    Swift.print("| " + head.joined(separator: " | ") + " |")
    Swift.print("|" + head.map { _ in "---|" }.joined())
    for row in rows { Swift.print("| " + cells(row).joined(separator: " | ") + " |") }
    Swift.print()
  }

  /// Writes one JSON object; what was not measured is an empty list.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  static func number(_ value: Double) -> String {
    String(format: abs(value) < 10 ? "%.2f" : "%.1f", value)
  }
}
