/// What views and closures said, in order, for a test to take.
@MainActor
final class LineLog {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
  /// What was said since it was last asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
