import CBench
import CGTK
import SwiftUICore

/// Processor time of frames while a long list is scrolled; beside the same rows recycled by hand in C.
@MainActor
struct Scrolling {
  private let rows: Int
  private let frames: Int
  private let window: ListWindow

  init(rows: Int, frames: Int, in graph: Graph) {
    self.rows = rows
    self.frames = frames
    window = ListWindow(graph: graph)
  }

  /// How many frames one side is scrolled by before it is the other's turn: the machine is not always as fast, and what
  /// it does to one side it is to do to the other. Each turn of the wheel begins where as many turns of the bar would, so
  /// that both come by all parts of the list.
  private static let turn = 200

  func run() -> [Timing] {
    [("wheel", CBENCH_WHEEL), ("scroll bar", CBENCH_BAR)].flatMap { name, how -> [Timing] in
      var c: [Double] = []
      var ours: [Double] = []
      for from in stride(from: 0, to: frames, by: Self.turn) {
        let count = min(Self.turn, frames - from)
        c += scrollC { sample($0, how, from: from, count) }
        ours += scrollOurs { sample($0, how, from: from, count) }
      }
      return [("median", 0.5), ("99th percentile", 0.99)].map { title, share in
        Timing(
          name: "frame by \(name), \(title)", rows: rows, c: [percentile(c.sorted(), share)],
          ours: [percentile(ours.sorted(), share)])
      }
    }
  }

  private func scrollC(_ body: (UnsafeMutablePointer<GtkWidget>) -> [Double]) -> [Double] {
    let window = cbench_recycled_new(Int32(rows))
    defer { gtk_widget_destroy(window) }
    cbench_watch(window)
    cbench_settle(30)
    return body(window)
  }

  private func scrollOurs(_ body: (UnsafeMutablePointer<GtkWidget>) -> [Double]) -> [Double] {
    window.with { handle in
      handle.people.wrappedValue = (1...rows).map(Person.init)
      window.graph.flush()
      cbench_settle(30)
      return cbench_first_window().map(body) ?? []
    }
  }

  private func sample(
    _ window: UnsafeMutablePointer<GtkWidget>, _ how: CBenchScrolling, from: Int, _ count: Int
  ) -> [Double] {
    var times = [Double](repeating: 0, count: count)
    let sampled = times.withUnsafeMutableBufferPointer {
      cbench_scroll_frames(window, how, Int32(from), Int32(count), Int32(frames), $0.baseAddress!)
    }
    return Array(times.prefix(Int(sampled)))
  }

  private func percentile(_ sorted: [Double], _ share: Double) -> Double {
    sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
