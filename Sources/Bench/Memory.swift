import CBench
import Foundation
import SwiftUI
import SwiftUICore

/// Resident memory on both sides, in kilobytes.
struct Memory: Encodable {
  let name: String
  let rows: Int
  let cSize: Double
  let ourSize: Double

  enum CodingKeys: String, CodingKey {
    case name, rows
    case cSize = "c_kb"
    case ourSize = "ours_kb"
  }

  /// What a list takes beyond its empty window and the strings of its rows, each side in a process of its own.
  static func ofLists(_ sizes: [Int]) throws -> [Memory] {
    try sizes.map { rows in
      func growth(_ side: String) throws -> Double {
        Double(try Own.run(["--growth", side, "\(rows)"]).trimmingCharacters(in: .whitespacesAndNewlines))
          ?? .nan
      }
      return Memory(name: "list", rows: rows, cSize: try growth("c"), ourSize: try growth("ours"))
    }
  }
}

/// Measures one list in this process.
@MainActor
enum ListGrowth {
  static func ofTree(_ rows: Int) -> Int {
    let tree = cbench_tree_new()
    defer { cbench_tree_free(tree) }
    cbench_watch(cbench_tree_window(tree))
    cbench_tree_fill(tree, Int32(rows))
    cbench_settle(30)
    let empty = cbench_resident_kb()
    cbench_tree_show(tree)
    cbench_settle(200)
    return cbench_resident_kb() - empty
  }

  static func ofList(_ rows: Int, in graph: Graph) -> Int {
    let handle = ListHandle()
    let people = (1...rows).map(Person.init)
    let view = HostedView(ListScreen(handle: handle), size: CGSize(width: 800, height: 600), in: graph)
    graph.flush()
    cbench_watch_first()
    cbench_settle(30)
    let empty = cbench_resident_kb()
    handle.people.wrappedValue = people
    graph.flush()
    cbench_settle(200)
    defer { view.stop() }
    return cbench_resident_kb() - empty
  }
}
