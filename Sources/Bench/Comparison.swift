import CBench
import GTKRenderer
import SwiftUI
import SwiftUICore

/// What an operation took, in milliseconds until drawn, median of the runs.
struct Result: Encodable {
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
}

private func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// Does every operation on both sides, turn by turn.
@MainActor
final class Comparison {
  private let rows: Int
  private let runs: Int
  private let renderer: GTKRenderer
  private let graph: Graph

  init(rows: Int, runs: Int) throws {
    self.rows = rows
    self.runs = runs
    renderer = try GTKRenderer.start(applicationID: "bench")
    let graph = Graph(renderer: renderer)
    self.graph = graph
    renderer.flush = { graph.flush() }
    cbench_style()
  }

  func run(_ operations: [Operation]) -> [Result] { operations.map(compare) }

  private func compare(_ operation: Operation) -> Result {
    var c: [Double] = []
    var ours: [Double] = []
    // One side's window at a time: a second one would be laid out and painted along.
    for round in -1..<runs {
      let cTime = timeC(operation, round + 1)
      let ourTime = timeOurs(operation, round + 1)
      if round >= 0 {
        c.append(cTime)
        ours.append(ourTime)
      }
    }
    return Result(name: operation.name, rows: rows, c: c, ours: ours)
  }

  private func timeC(_ operation: Operation, _ round: Int) -> Double {
    let screen = cbench_rows_new()
    defer { cbench_rows_free(screen) }
    cbench_watch(cbench_rows_window(screen))
    let before = operation.before(rows)
    if before > 0 { cbench_rows_append(screen, Int32(before)) }
    cbench_settle(30)
    let start = cbench_now()
    operation.c(screen, rows, round)
    return cbench_drawn() - start
  }

  private func timeOurs(_ operation: Operation, _ round: Int) -> Double {
    let handle = RowsHandle()
    let view = HostedView(RowsScreen(handle: handle), size: CGSize(width: 800, height: 600), in: graph)
    graph.flush()
    cbench_watch_first()
    defer {
      view.stop()
      graph.flush()
    }
    let before = operation.before(rows)
    if before > 0 { handle.items.wrappedValue = handle.makeItems(before) }
    graph.flush()
    cbench_settle(30)
    let start = cbench_now()
    operation.ours(handle, rows, round)
    graph.flush()
    return cbench_drawn() - start
  }
}
