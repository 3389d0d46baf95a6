import Foundation

/// A time as clocks show it, from hours down to parts of a second.
struct ClockFace: Codable, Hashable, Sendable {
  private let showsHours: Bool
  private let maxFieldCount: Int
  /// The shortest time that is told apart, in seconds; a thousandth at least.
  let step: Double

  init(showsHours: Bool = true, maxFieldCount: Int = 3, precision: Duration = .seconds(1)) {
    self.showsHours = showsHours
    self.maxFieldCount = max(1, maxFieldCount)
    let parts = precision.components
    step = min(max(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18, 0.001), 3_600)
  }

  /// Digits of parts of a second.
  private var digits: Int { step >= 1 ? 0 : Int((-log10(step)).rounded(.up)) }

  /// - Parameter roundsUp: whether a step that has begun counts: what is left is over only at its end.
  func text(_ seconds: Double, roundsUp: Bool) -> String {
    guard seconds.isFinite else { return "" }
    // What is less than a millionth of a step is what floating-point numbers lost.
    let steps = (min(seconds, 1e9) / step + (roundsUp ? -1e-6 : 1e-6)).rounded(roundsUp ? .up : .down)
    let time = max(0, steps * step)
    let whole = Int(time + 1e-9)
    let hours = showsHours ? whole / 3_600 : 0
    let minutes = whole / 60 - hours * 60
    var text = hours > 0 ? String(format: "%d:%02d", hours, minutes) : "\(minutes)"
    let before = hours > 0 ? 2 : 1
    if before + 1 <= maxFieldCount || before == 1 { text += String(format: ":%02d", whole % 60) }
    if digits > 0, before + 2 <= maxFieldCount {
      let part = Int(((time - Double(whole)) * pow(10, Double(digits))).rounded())
      text += "." + String(format: "%0\(digits)d", part)
    }
    return text
  }
}
