import CBench
import HeadlessRenderer
import SwiftUI
import SwiftUICore

/// What a node costs in trees of growing width, and that a deep one is made at all; without a display.
struct Scaling: Encodable {
  let name: String
  let rows: Int
  let time: Double

  enum CodingKeys: String, CodingKey {
    case name, rows
    case time = "ns_per_node"
  }

  /// How deep the chain of erased views is.
  static let depth = 500
  /// How many rows change at once where not all do.
  static let dirty = 1_000

  @MainActor
  static func run(_ widths: [Int], runs: Int) -> [Scaling] {
    widths.flatMap { rows -> [Scaling] in
      var times: [String: [Double]] = [:]
      // As many nodes on each line of the table: small trees are made as often as it takes.
      let repetitions = max(1, (widths.max() ?? rows) / rows / 4)
      for _ in 0..<runs {
        for (name, time) in sample(rows, repetitions) { times[name, default: []].append(time) }
      }
      return ["create", "patch", "remove"].map {
        Scaling(name: $0, rows: rows, time: median(times[$0] ?? []))
      } + [Scaling(name: "update \(dirty) of them", rows: rows, time: update(rows, runs))]
    } + [Scaling(name: "create, \(depth) levels deep", rows: depth, time: deep())]
  }

  @MainActor
  private static func sample(_ rows: Int, _ repetitions: Int) -> [String: Double] {
    var sums: [String: Double] = [:]
    for _ in 0..<repetitions {
      let renderer = HeadlessRenderer()
      let graph = Graph(renderer: renderer)
      let handle = WideHandle()
      let view = HostedView(WideScreen(handle: handle), in: graph)
      graph.flush()
      let before = liveNodeCount.load(ordering: .relaxed)
      var nodes = 1
      func time(_ name: String, _ write: (WideHandle) -> Void) {
        let start = cbench_now()
        write(handle)
        graph.flush()
        let end = cbench_now()
        nodes = max(nodes, liveNodeCount.load(ordering: .relaxed) - before)
        sums[name, default: 0] += (end - start) * 1e6 / Double(nodes) / Double(repetitions)
        renderer.log.clear()
      }
      time("create") { $0.items.wrappedValue = (0..<rows).map { Item(id: $0, label: "a") } }
      time("patch") { $0.items.wrappedValue = (0..<rows).map { Item(id: $0, label: "b") } }
      time("remove") { $0.items.wrappedValue = [] }
      view.stop()
      graph.flush()
    }
    return sums
  }

  /// What one of a thousand dirty rows takes, spread over all that there are and marked in no order.
  @MainActor
  private static func update(_ rows: Int, _ runs: Int) -> Double {
    let renderer = HeadlessRenderer()
    let graph = Graph(renderer: renderer)
    let objects = (0..<rows).map { ObservedPerson($0) }
    let view = HostedView(WideObservedScreen(objects: objects), in: graph)
    graph.flush()
    // Steps of 7,919, a prime, meet every row before any twice.
    let changed = (0..<min(dirty, rows)).map { objects[$0 * 7_919 % rows] }
    let times = (0..<runs).map { round in
      let start = cbench_now()
      for object in changed { object.label = "edited \(round)" }
      graph.flush()
      let end = cbench_now()
      renderer.log.clear()
      return (end - start) * 1e6 / Double(changed.count)
    }
    view.stop()
    graph.flush()
    return median(times)
  }

  @MainActor
  private static func deep() -> Double {
    let graph = Graph(renderer: HeadlessRenderer())
    let start = cbench_now()
    let view = HostedView(Nested(level: depth), in: graph)
    graph.flush()
    let end = cbench_now()
    view.stop()
    graph.flush()
    return (end - start) * 1e6 / Double(depth)
  }
}

@MainActor
private final class WideHandle {
  private(set) var items: Binding<[Item]>!
  func hand(_ items: Binding<[Item]>) { self.items = items }
}

private struct WideScreen: View {
  let handle: WideHandle
  @State private var items: [Item] = []

  var body: some View {
    let _ = handle.hand($items)
    VStack { ForEach(items) { Text($0.label) } }
  }
}

private struct WideObservedScreen: View {
  let objects: [ObservedPerson]
  var body: some View { VStack { ForEach(objects) { WideObservedRow(person: $0) } } }
}

private struct WideObservedRow: View {
  let person: ObservedPerson
  var body: some View { Text(person.label) }
}

/// A view in a view in a view, each of a hidden type.
private struct Nested: View {
  let level: Int

  var body: some View {
    if level > 0 { AnyView(Nested(level: level - 1)) } else { Text("deep") }
  }
}
