import Foundation

/// Lays what a context has not saved over what its store has.
struct Overlay {
  let entity: Entity
  let description: FetchDescription

  /// The rows without those of `pending`, and with the pending objects that meet the condition, in order.
  func apply(_ pending: [Int64: NSManagedObject?], to rows: [Snapshot]) throws -> [Snapshot] {
    var result = rows.filter { pending[$0.key] == nil }
    for case let object? in pending.values where try description.condition.holds(for: object) {
      let row = object.snapshot
      result.insert(row, at: place(of: row, in: result))
    }
    return result
  }

  /// By halving: the first place with a later row.
  private func place(of row: Snapshot, in rows: [Snapshot]) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(row, rows[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func isBefore(_ a: Snapshot, _ b: Snapshot) -> Bool {
    for key in description.sort {
      switch key.compare(value(key.path, of: a), value(key.path, of: b)) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return a.key < b.key
  }

  private func value(_ path: [String], of row: Snapshot) -> QueryValue {
    if path == [FetchDescription.keyName] { return .integer(row.key) }
    guard let name = path.first, let place = entity.place(of: name) else { return .null }
    return row.values[place]
  }
}
