/// Functions of the program's that see each key before any view does.
@MainActor
package final class KeyMonitors {
  package typealias Monitor = (KeyPress) -> Bool
  private var monitors: [(id: Int, see: Monitor)] = []
  private var count = 0

  nonisolated init() {}

  package var isEmpty: Bool { monitors.isEmpty }
  /// - Parameter monitor: gets each key in each phase; true: nobody else is to get it.
  /// - Returns: what it is removed by.
  package func add(_ monitor: @escaping Monitor) -> Int {
    count += 1
    monitors.append((count, monitor))
    return count
  }
  package func remove(_ id: Int) { monitors.removeAll { $0.id == id } }

  /// Whether a monitor keeps the key; the newest is asked first.
  package func take(_ press: KeyPress) -> Bool { monitors.reversed().contains { $0.see(press) } }
}
