import CBench
import GTKRenderer
import SwiftUI
import SwiftUICore

/// Long lists: how soon they are there, what a frame of scrolling and a change of one row cost.
@MainActor
final class ListComparison {
  private let runs: Int
  private let graph: Graph
  private let size = CGSize(width: 800, height: 600)

  /// The one line of the table that is wanted; nil: all.
  private let only: String?

  init(runs: Int, only: String?, in graph: Graph) {
    self.runs = runs
    self.only = only
    self.graph = graph
  }

  private func isWanted(_ name: String) -> Bool { only == nil || only == name }

  // MARK: first frame

  /// `List` beside GTK's own virtual list, from the strings in memory to the first frame.
  func firstFrames(_ sizes: [Int]) -> [Timing] {
    sizes.flatMap { rows in
      compare("first frame", rows, turns: runs) {
        let tree = cbench_tree_new()
        defer { cbench_tree_free(tree) }
        cbench_watch(cbench_tree_window(tree))
        cbench_settle(30)
        return [
          timeUntilDrawn {
            cbench_tree_fill(tree, Int32(rows))
            cbench_tree_show(tree)
          }
        ]
      } ours: {
        let people = (1...rows).map(Person.init)
        return withList { handle in
          [
            timeUntilDrawn {
              handle.people.wrappedValue = people
              graph.flush()
            }
          ]
        }
      }
    }
  }

  // MARK: changes

  /// A list takes far longer to make than to change: each is changed so many times.
  private var editsPerList: Int { min(3, runs) }

  private var editTurns: Int { (runs + editsPerList - 1) / editsPerList }

  /// Each time after a pause.
  private func timeEdits(_ edit: (_ round: Int) -> Double) -> [Double] {
    (0..<editsPerList).map { round in
      cbench_settle(30)
      return edit(round)
    }
  }

  /// One row of the list in sight changes; in C the same in GTK's own virtual list.
  func edits(_ sizes: [Int]) -> [Timing] {
    sizes.flatMap { rows -> [Timing] in
      let tree = { self.timeTreeEdits(rows) }
      return compare("edit an observable row", rows, turns: editTurns, c: tree) {
        withObservedList((1...rows).map(ObservedPerson.init)) { objects in
          timeEdits { round in
            timeUntilDrawn {
              objects[3].label = "edited \(round)"
              graph.flush()
            }
          }
        }
      }
        + change("edit a value row", rows, c: tree) { $0[3].label = "edited \($1)" }
        + change("insert a row", rows, c: tree) { $0.insert(Person(-1 - $1), at: 3) }
        + change("remove a row", rows, c: tree) { people, _ in people.remove(at: 3) }
        + change("move a row", rows, c: tree) { people, _ in people.swapAt(3, 5) }
    }
  }

  private func change(
    _ name: String, _ rows: Int, c: () -> [Double], _ body: (inout [Person], Int) -> Void
  ) -> [Timing] {
    compare(name, rows, turns: editTurns, c: c) {
      withList { handle in
        handle.people.wrappedValue = (1...rows).map(Person.init)
        graph.flush()
        return timeEdits { round in
          // The client's copy of the array is its own affair.
          var people = handle.people.wrappedValue
          body(&people, round)
          return timeUntilDrawn {
            handle.people.wrappedValue = people
            graph.flush()
          }
        }
      }
    }
  }

  private func timeTreeEdits(_ rows: Int) -> [Double] {
    let tree = cbench_tree_new()
    defer { cbench_tree_free(tree) }
    cbench_watch(cbench_tree_window(tree))
    cbench_tree_fill(tree, Int32(rows))
    cbench_tree_show(tree)
    return timeEdits { round in timeUntilDrawn { cbench_tree_edit(tree, 3, Int32(round)) } }
  }

  // MARK: scrolling

  /// How many frames one side is scrolled by before it is the other's turn: the machine is not always as fast, and what
  /// it does to one side it is to do to the other.
  private static let turn = 200

  /// Processor time of frames while a list of so many rows is scrolled; beside the same rows recycled by hand in C.
  func scrolling(_ rows: Int, frames: Int) -> [Timing] {
    // A notch of the wheel, and the whole list by the scroll bar.
    [("wheel", 60.0), ("scroll bar", 0)].flatMap { name, step -> [Timing] in
      guard isWanted("frame by " + name) else { return [] }
      var c: [Double] = []
      var ours: [Double] = []
      for from in stride(from: 0, to: frames, by: Self.turn) {
        let count = min(Self.turn, frames - from)
        c += scrollC(rows) { sample($0, step, from: from, count, of: frames) }
        ours += scrollOurs(rows) { sample($0, step, from: from, count, of: frames) }
      }
      return [("median", 0.5), ("99th percentile", 0.99)].map { title, share in
        Timing(
          name: "frame by \(name), \(title)", rows: rows, c: [percentile(c.sorted(), share)],
          ours: [percentile(ours.sorted(), share)])
      }
    }
  }

  private func scrollC(_ rows: Int, _ body: (UnsafeMutablePointer<GtkWidget>) -> [Double]) -> [Double] {
    let window = cbench_recycled_new(Int32(rows))
    defer { gtk_widget_destroy(window) }
    cbench_watch(window)
    cbench_settle(30)
    return body(window)
  }

  private func scrollOurs(_ rows: Int, _ body: (UnsafeMutablePointer<GtkWidget>) -> [Double]) -> [Double] {
    withList { handle in
      handle.people.wrappedValue = (1...rows).map(Person.init)
      graph.flush()
      cbench_settle(30)
      return cbench_first_window().map(body) ?? []
    }
  }

  private func sample(
    _ window: UnsafeMutablePointer<GtkWidget>, _ step: Double, from: Int, _ count: Int, of whole: Int
  ) -> [Double] {
    var times = [Double](repeating: 0, count: count)
    let sampled = times.withUnsafeMutableBufferPointer {
      cbench_scroll_frames(window, step, Int32(from), Int32(count), Int32(whole), $0.baseAddress!)
    }
    return Array(times.prefix(Int(sampled)))
  }

  private func percentile(_ sorted: [Double], _ share: Double) -> Double {
    sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  // MARK: turns

  private func compare(
    _ name: String, _ rows: Int, turns: Int, c: () -> [Double], ours: () -> [Double]
  ) -> [Timing] {
    guard isWanted(name) else { return [] }
    var cTimes: [Double] = []
    var ourTimes: [Double] = []
    for turn in -1..<turns {
      let times = (c(), ours())
      guard turn >= 0 else { continue }
      cTimes += times.0
      ourTimes += times.1
    }
    return [Timing(name: name, rows: rows, c: cTimes, ours: ourTimes)]
  }

  private func withList<R>(_ body: (ListHandle) -> R) -> R {
    let handle = ListHandle()
    return shown(ListScreen(handle: handle)) { body(handle) }
  }

  private func withObservedList<R>(_ objects: [ObservedPerson], _ body: ([ObservedPerson]) -> R) -> R {
    let handle = ListHandle()
    return shown(ObservedListScreen(handle: handle)) {
      handle.objects.wrappedValue = objects
      graph.flush()
      cbench_settle(30)
      return body(objects)
    }
  }

  private func shown<Content: View, R>(_ content: Content, _ body: () -> R) -> R {
    let view = HostedView(content, size: size, in: graph)
    graph.flush()
    cbench_watch_first()
    cbench_settle(30)
    defer {
      view.stop()
      graph.flush()
    }
    return body()
  }
}
