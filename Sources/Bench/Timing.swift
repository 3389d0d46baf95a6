/// What one thing took on both sides, in milliseconds, medians of the runs.
struct Timing: Encodable {
  let name: String
  let rows: Int
  let cTime: Double
  let ourTime: Double
  let ratio: Double

  enum CodingKeys: String, CodingKey {
    case name, rows, ratio
    case cTime = "c_ms"
    case ourTime = "ours_ms"
  }

  init(name: String, rows: Int, c: [Double], ours: [Double]) {
    self.name = name
    self.rows = rows
    cTime = median(c)
    ourTime = median(ours)
    ratio = ourTime / cTime
  }

  /// In one line.
  var summary: String {
    "\(name), \(rows) rows: C \(Report.number(cTime)) ms, ours \(Report.number(ourTime)) ms, "
      + "ratio \(Report.number(ratio))"
  }
}

/// The middle one; of an even number, halfway between the two. NaN for none.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return .nan }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
