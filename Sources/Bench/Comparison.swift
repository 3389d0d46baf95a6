import CBench
import Foundation
import GTKRenderer
import SwiftUI
import SwiftUICore

/// Does every operation on both sides, turn by turn.
@MainActor
final class Comparison {
  private let rows: Int
  private let runs: Int
  private let graph: Graph

  init(rows: Int, runs: Int, in graph: Graph) {
    self.rows = rows
    self.runs = runs
    self.graph = graph
  }

  /// All in one go takes from minutes to more than half an hour: each is told on standard error once it is known.
  func run(_ operations: [Operation]) -> [Timing] {
    operations.map { operation in
      let timing = compare(operation)
      FileHandle.standardError.write(Data((timing.summary + "\n").utf8))
      return timing
    }
  }

  /// A way of C that takes so many times what the quickest takes, the first time, is not tried again.
  private static let hopeless = 2.0

  private func compare(_ operation: Operation) -> Timing {
    var ways = operation.ways
    var c: [CBenchPacking.RawValue: [Double]] = [:]
    var ours: [Double] = []
    // One side's window at a time: a second one would be laid out and painted along.
    for screen in -1..<screens(operation) {
      let times = ways.map { timeC(operation, $0) }
      let ourTimes = timeOurs(operation)
      if screen >= 0 {
        for (way, times) in zip(ways, times) { c[way.rawValue, default: []] += times }
        ours += ourTimes
      } else if let best = times.map(median).min() {
        ways = zip(ways, times).filter { median($0.1) <= best * Self.hopeless }.map(\.0)
      }
    }
    let best = c.values.min { median($0) < median($1) } ?? []
    return Timing(name: operation.name, rows: rows, c: best, ours: ours)
  }

  /// Rows take far longer to make than to change, so what leaves them there is done several times on each screen: a third
  /// of the screens for more times than there are runs.
  private func screens(_ operation: Operation) -> Int {
    operation.changesMany ? runs : (runs + 2) / 3
  }

  private func times(_ operation: Operation) -> Range<Int> { 0..<(operation.changesMany ? 1 : min(7, runs)) }

  private func timeC(_ operation: Operation, _ way: CBenchPacking) -> [Double] {
    let screen = cbench_rows_new(way)
    defer { cbench_rows_free(screen) }
    cbench_watch(cbench_rows_window(screen))
    let before = operation.before(rows)
    if before > 0 { cbench_rows_prepare(screen, Int32(before)) }
    return times(operation).map { round in
      cbench_settle(30)
      return timeUntilDrawn { operation.c(screen, rows, round) }
    }
  }

  private func timeOurs(_ operation: Operation) -> [Double] {
    let handle = RowsHandle()
    let view = HostedView(RowsScreen(handle: handle), size: CGSize(width: 800, height: 600), in: graph)
    graph.flush()
    cbench_watch_first()
    defer {
      view.stop()
      graph.flush()
      // What waits to be freed is not to be freed while the other side is timed.
      (graph.renderer as? GTKRenderer)?.discarded.freeAll()
    }
    let before = operation.before(rows)
    if before > 0 { handle.items.wrappedValue = handle.makeItems(before) }
    graph.flush()
    return times(operation).map { round in
      cbench_settle(30)
      return timeUntilDrawn {
        operation.ours(handle, rows, round)
        graph.flush()
      }
    }
  }
}
