import Foundation

/// Takes the time between two dates apart, by a calendar.
struct DurationParts {
  var units: [DurationUnit]
  var calendar: Calendar
  /// How many units are told, from the longest that there is any of; what is left is rounded into the last.
  var maximumCount: Int?
  /// Whether what is left below the shortest unit is told as a fraction of it.
  var hasFraction = false

  /// - Parameter end: not before `start`.
  /// - Returns: all units, also those that there are none of, the longest first.
  func between(_ start: Date, _ end: Date) -> [DurationPart] {
    let parts = wholeParts(start, end)
    guard let maximumCount, maximumCount > 0, let first = parts.firstIndex(where: { $0.value != 0 }),
      first + maximumCount < parts.count
    else { return hasFraction ? withFraction(parts, start, end) : parts }
    let kept = Array(parts[..<(first + maximumCount)])
    guard let last = kept.last, let reached = date(kept, after: start),
      let next = calendar.date(byAdding: last.unit.component, value: 1, to: reached)
    else { return kept }
    let coarse = DurationParts(units: kept.map(\.unit), calendar: calendar, hasFraction: hasFraction)
    if hasFraction { return coarse.between(start, end) }
    let isNearerNext = end.timeIntervalSince(reached) > next.timeIntervalSince(reached) / 2
    return coarse.wholeParts(start, isNearerNext ? next : reached)
  }

  private func wholeParts(_ start: Date, _ end: Date) -> [DurationPart] {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { DurationPart(unit: $0, value: Double(components.value(for: $0.component) ?? 0)) }
  }

  private func withFraction(_ parts: [DurationPart], _ start: Date, _ end: Date) -> [DurationPart] {
    guard let last = parts.last, let reached = date(parts, after: start),
      let next = calendar.date(byAdding: last.unit.component, value: 1, to: reached)
    else { return parts }
    var parts = parts
    parts[parts.count - 1].value += end.timeIntervalSince(reached) / next.timeIntervalSince(reached)
    return parts
  }

  private func date(_ parts: [DurationPart], after start: Date) -> Date? {
    var components = DateComponents()
    for part in parts { components.setValue(Int(part.value), for: part.unit.component) }
    return calendar.date(byAdding: components, to: start)
  }
}
