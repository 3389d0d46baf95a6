import Foundation

/// The results as a table, and as a file.
struct Report {
  private let results: [Result]

  init(_ results: [Result]) { self.results = results }

  func print() {
    Swift.print("| operation | rows | C, ms | ours, ms | ratio |\n|---|---|---|---|---|")
    for result in results {
      Swift.print(
        "| \(result.name) | \(result.rows) | \(Self.number(result.cTime)) | \(Self.number(result.ourTime)) | "
          + "\(Self.number(result.ratio)) |")
    }
    let mean = exp(results.map { log($0.ratio) }.reduce(0, +) / Double(max(1, results.count)))
    Swift.print("\ngeometric mean of the ratios: \(Self.number(mean))")
  }

  /// Writes one JSON object, `operations` a list.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(["operations": results]).write(to: URL(fileURLWithPath: path))
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.1f", value)
  }
}
