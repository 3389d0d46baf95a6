import CBench
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

  func run(_ operations: [Operation]) -> [Timing] {
    let kept = timeKept(operations.filter(\.keepsRows))
    return operations.map { kept[$0.name] ?? compare($0) }
  }

  // MARK: many rows come or go

  /// A way of C that takes so many times what the quickest takes, the first time, is not tried again.
  private static let hopeless = 2.0

  /// Each time on a new screen.
  private func compare(_ operation: Operation) -> Timing {
    var ways = operation.ways
    var c: [CBenchPacking.RawValue: [Double]] = [:]
    var ours: [Double] = []
    // One side's window at a time: a second one would be laid out and painted along.
    for round in -1..<runs {
      let times = ways.map { way in
        withC(way, operation.before(rows)) { screen in timeUntilDrawn { operation.c(screen, rows, round + 1) }
        }
      }
      let ourTime = withOurs(operation.before(rows)) { handle in
        timeUntilDrawn {
          operation.ours(handle, rows, round + 1)
          graph.flush()
        }
      }
      if round >= 0 {
        for (way, time) in zip(ways, times) { c[way.rawValue, default: []].append(time) }
        ours.append(ourTime)
      } else if let best = times.min() {
        ways = zip(ways, times).filter { $0.1 <= best * Self.hopeless }.map(\.0)
      }
    }
    return timing(operation, c, ours)
  }

  // MARK: rows stay

  /// How often each of them is timed on a screen.
  private static let samples = 3

  /// What leaves the rows as they are is timed on one screen, in turns: where in memory a screen comes to lie decides as
  /// much as what is done to it, so one time for each would tell little.
  private func timeKept(_ operations: [Operation]) -> [String: Timing] {
    guard !operations.isEmpty else { return [:] }
    var c: [String: [CBenchPacking.RawValue: [Double]]] = [:]
    var ours: [String: [Double]] = [:]
    for round in -1..<runs {
      for way in operations[0].ways {
        let times = withC(way, rows) { screen in
          sample(operations, round) { operation, turn in
            operation.c(screen, Int(cbench_rows_count(screen)), turn)
          }
        }
        guard round >= 0 else { continue }
        for (name, some) in times { c[name, default: [:]][way.rawValue, default: []] += some }
      }
      let times = withOurs(rows) { handle in
        sample(operations, round) { operation, turn in
          operation.ours(handle, handle.items.wrappedValue.count, turn)
          graph.flush()
        }
      }
      guard round >= 0 else { continue }
      ours.merge(times, uniquingKeysWith: +)
    }
    return Dictionary(
      uniqueKeysWithValues: operations.map { ($0.name, timing($0, c[$0.name] ?? [:], ours[$0.name] ?? [])) })
  }

  private func sample(
    _ operations: [Operation], _ round: Int, _ body: (Operation, _ turn: Int) -> Void
  ) -> [String: [Double]] {
    var times: [String: [Double]] = [:]
    for turn in 0..<Self.samples {
      for operation in operations {
        cbench_settle(30)
        times[operation.name, default: []].append(
          timeUntilDrawn { body(operation, (round + 1) * Self.samples + turn) })
      }
    }
    return times
  }

  // MARK: screens

  private func timing(_ operation: Operation, _ c: [CBenchPacking.RawValue: [Double]], _ ours: [Double])
    -> Timing
  {
    let best = c.values.min { median($0) < median($1) } ?? []
    return Timing(name: operation.name, rows: rows, c: best, ours: ours)
  }

  private func withC<R>(_ way: CBenchPacking, _ before: Int, _ body: (OpaquePointer) -> R) -> R {
    let screen = cbench_rows_new(way)
    defer { cbench_rows_free(screen) }
    cbench_watch(cbench_rows_window(screen))
    if before > 0 { cbench_rows_prepare(screen, Int32(before)) }
    cbench_settle(30)
    return body(screen)
  }

  private func withOurs<R>(_ before: Int, _ body: (RowsHandle) -> R) -> R {
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
    if before > 0 { handle.items.wrappedValue = handle.makeItems(before) }
    graph.flush()
    cbench_settle(30)
    return body(handle)
  }
}
