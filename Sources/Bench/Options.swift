import Foundation

/// What is to be measured, as the command line says.
struct Options {
  static let usage = """
    usage: bench [--full] [--part PART]… [--rows N] [--runs N] [--frames N] [--only NAME] [--programs FOLDER]
                 [--json FILE]
      Times our views against the same screens written by hand in C, turn by turn in one run; medians of as
      many screens as told (9 unless told), in milliseconds until drawn.
      PART is operations, lists, scrolling, typing, startup or scaling; all of them unless told. NAME is that of the one
      operation, or change of a list, that is wanted.
      --full adds operations on 10,000 rows. --rows takes that many instead of 1,000; lists then have no more either.
      --frames is how many frames of scrolling are sampled, 2,000 unless told.
      FOLDER holds the programs in C that start-up is compared with; without it, start-up is left out.
    """

  enum Part: String, CaseIterable { case operations, lists, scrolling, typing, startup, scaling }

  var parts: [Part] = []
  var isFull = false
  var rows: Int?
  var runs = 9
  var frames: Int?
  var only: String?
  var programs: URL?
  var json: String?

  /// nil: the arguments make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--full" {
        isFull = true
        continue
      }
      guard let value = rest.popFirst(), take(argument, value) else { return nil }
    }
    if parts.isEmpty { parts = Part.allCases }
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--part":
      guard let part = Part(rawValue: value) else { return false }
      parts.append(part)
    case "--rows":
      guard let number = Int(value), number >= 20 else { return false }
      rows = number
    case "--runs":
      guard let number = Int(value), number > 0 else { return false }
      runs = number
    case "--frames":
      guard let number = Int(value), number > 0 else { return false }
      frames = number
    case "--only": only = value
    case "--programs": programs = URL(fileURLWithPath: value)
    case "--json": json = value
    default: return false
    }
    return true
  }

  /// How many rows the operations are done on.
  var operationSizes: [Int] { (rows.map { [$0] } ?? [1_000]) + (isFull ? [10_000] : []) }
  var listSizes: [Int] { limited([100, 10_000, 100_000]) }
  var editSizes: [Int] { limited([1_000, 100_000]) }
  var scrolledRows: Int { rows ?? 100_000 }
  var scrolledFrames: Int { frames ?? (rows == nil ? 2_000 : 20) }
  var widths: [Int] { limited([1_000, 10_000, 100_000]) }

  private func limited(_ sizes: [Int]) -> [Int] {
    guard let rows else { return sizes }
    return Array(Set(sizes.map { min($0, rows) })).sorted()
  }
}
