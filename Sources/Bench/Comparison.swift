import CBench
import Foundation
import SwiftUICore

/// Does every operation on both sides, turn by turn.
@MainActor
final class Comparison {
  private let rows: Int
  private let runs: Int
  private let operations: [Operation]
  private let graph: Graph

  init(_ operations: [Operation], rows: Int, runs: Int, in graph: Graph) {
    self.operations = operations
    self.rows = rows
    self.runs = runs
    self.graph = graph
  }

  /// What an operation took on one side: on each screen once for each round, in milliseconds.
  private typealias Screens = [[Double]]

  struct Result {
    /// Each operation, the first time it is done on a screen.
    var first: [Timing] = []
    /// Those that are done more than once, the times after the first.
    var again: [Timing] = []
  }

  /// One side's window at a time: a second one would be laid out and painted along.
  func run() -> Result {
    var c: [CBenchPacking.RawValue: [String: Screens]] = [:]
    var ours: [String: Screens] = [:]
    var ways = Dictionary(uniqueKeysWithValues: operations.map { ($0.name, $0.ways.map(\.rawValue)) })
    for turn in -1..<runs {
      var times: [CBenchPacking.RawValue: [String: Screens]] = [:]
      for way in CRows.packings {
        let tried = operations.filter { ways[$0.name]!.contains(way.rawValue) }
        if !tried.isEmpty { times[way.rawValue] = play(tried, on: CRows(way)) }
      }
      let ourTimes = play(operations, on: OurRows(in: graph))
      tell("\(rows) rows, turn \(turn + 1) of \(runs)")
      if turn < 0 {
        ways = ways.reduce(into: [:]) { $0[$1.key] = hopeful($1.value, in: times, for: $1.key) }
      } else {
        for (way, times) in times { c[way, default: [:]].merge(times, uniquingKeysWith: +) }
        ours.merge(ourTimes, uniquingKeysWith: +)
      }
    }
    return result(Array(c.values), ours)
  }

  /// Milliseconds before each operation, in which what has left in the one before is taken apart: of 10,000 rows that takes 100.
  private var pause: Int { rows > 1000 ? 300 : 30 }

  private func play(_ operations: [Operation], on side: any RowsSide) -> [String: Screens] {
    defer { side.close() }
    return operations.reduce(into: [:]) { times, operation in
      times[operation.name] = [
        (0..<operation.rounds).map { round in
          side.have(operation.before(rows))
          cbench_settle(Int32(pause))
          return side.time(operation, rows, round)
        }
      ]
    }
  }

  /// A way of C that takes so many times what the quickest takes, the first time, is not tried again.
  private static let hopeless = 2.0

  private func hopeful(
    _ ways: [CBenchPacking.RawValue], in times: [CBenchPacking.RawValue: [String: Screens]], for name: String
  ) -> [CBenchPacking.RawValue] {
    func first(_ way: CBenchPacking.RawValue) -> Double { times[way]?[name]?.first?.first ?? .infinity }
    let best = ways.map(first).min() ?? .infinity
    return ways.filter { first($0) <= best * Self.hopeless }
  }

  private func result(_ c: [[String: Screens]], _ ours: [String: Screens]) -> Result {
    operations.reduce(into: Result()) { result, operation in
      func timing(_ name: String, _ rounds: ([Double]) -> ArraySlice<Double>) -> Timing {
        func times(_ screens: Screens?) -> [Double] { (screens ?? []).flatMap(rounds) }
        let ways = c.map { times($0[operation.name]) }.filter { !$0.isEmpty }
        return Timing(
          name: name, rows: rows, c: ways.min { median($0) < median($1) } ?? [],
          ours: times(ours[operation.name]))
      }
      result.first.append(timing(operation.name) { $0.prefix(1) })
      guard operation.rounds > 1 else { return }
      result.again.append(timing(operation.name + ", again") { $0.dropFirst() })
    }
  }

  /// All in one go takes from minutes to more than half an hour.
  private func tell(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}
