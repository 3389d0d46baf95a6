import CBench
import SwiftUICore

/// Long lists: how soon they are there, and what a change of one row costs; beside GTK's own virtual list.
@MainActor
struct ListComparison {
  private let runs: Int
  private let window: ListWindow

  init(runs: Int, in graph: Graph) {
    self.runs = runs
    window = ListWindow(graph: graph)
  }

  /// How long each line of the table took, one number for each time.
  private typealias Times = [String: [Double]]

  private func compare(_ rows: Int, _ names: [String], c: () -> Times, ours: () -> Times) -> [Timing] {
    var cTimes: Times = [:]
    var ourTimes: Times = [:]
    for turn in -1..<runs {
      let times = (c(), ours())
      guard turn >= 0 else { continue }
      cTimes.merge(times.0, uniquingKeysWith: +)
      ourTimes.merge(times.1, uniquingKeysWith: +)
    }
    return names.map { Timing(name: $0, rows: rows, c: cTimes[$0] ?? [], ours: ourTimes[$0] ?? []) }
  }

  // MARK: first frame

  private static let filling = "make the rows' values"
  private static let firstFrame = "first frame"

  /// On both sides what the rows show is made from the same strings: rows of a store in C, values in an array here. Then
  /// the list is shown.
  func firstFrames(_ sizes: [Int]) -> [Timing] {
    sizes.flatMap { rows in
      compare(rows, [Self.filling, Self.firstFrame]) {
        withTree { tree in
          [
            Self.filling: [timed { cbench_tree_fill(tree, Int32(rows)) }],
            Self.firstFrame: [timeUntilDrawn { cbench_tree_show(tree) }],
          ]
        }
      } ours: {
        window.with { handle in
          var people: [Person] = []
          let filling = timed { people = (1...rows).map(Person.init) }
          let shown = timeUntilDrawn {
            handle.people.wrappedValue = people
            window.graph.flush()
          }
          return [Self.filling: [filling], Self.firstFrame: [shown]]
        }
      }
    }
  }

  private func timed(_ body: () -> Void) -> Double {
    let start = cbench_now()
    body()
    return cbench_now() - start
  }

  // MARK: changes

  /// One row in sight changes.
  @MainActor
  private struct Edit {
    let name: String
    let c: (_ tree: OpaquePointer, _ round: Int) -> Void
    let ours: (_ people: inout [Person], _ round: Int) -> Void

    static let all = [
      Edit(name: "edit a value row") {
        cbench_tree_edit($0, 3, Int32($1))
      } ours: {
        $0[3].label = "edited \($1)"
      },
      Edit(name: "insert a row") {
        cbench_tree_insert($0, 3, Int32($1))
      } ours: {
        $0.insert(Person(-1 - $1), at: 3)
      },
      Edit(name: "remove a row") { tree, _ in
        cbench_tree_remove(tree, 3)
      } ours: { people, _ in
        people.remove(at: 3)
      },
      Edit(name: "move a row") { tree, _ in
        cbench_tree_swap(tree, 3, 5)
      } ours: { people, _ in
        people.swapAt(3, 5)
      },
    ]
  }

  private static let observed = "edit an observable row"

  /// A list takes far longer to make than to change: each is changed so many times in each way, after a pause.
  private static let rounds = 3

  private func rounds(_ edit: (_ round: Int) -> Double) -> [Double] {
    (0..<Self.rounds).map { round in
      cbench_settle(30)
      return edit(round)
    }
  }

  /// - Parameter only: the one change of a value that is wanted; nil: all changes.
  func edits(_ sizes: [Int], only: String? = nil) -> [Timing] {
    let edits = Edit.all.filter { only == nil || $0.name == only }
    return sizes.flatMap { rows in
      (only == nil ? observedEdits(rows) : [])
        + compare(rows, edits.map(\.name)) {
          withShownTree(rows) { tree in
            each(of: edits) { edit, round in timeUntilDrawn { edit.c(tree, round) } }
          }
        } ours: {
          window.with { handle in
            handle.people.wrappedValue = (1...rows).map(Person.init)
            window.graph.flush()
            return each(of: edits) { edit, round in time(edit, round, handle) }
          }
        }
    }
  }

  private func observedEdits(_ rows: Int) -> [Timing] {
    compare(rows, [Self.observed]) {
      withShownTree(rows) { tree in
        [Self.observed: rounds { round in timeUntilDrawn { cbench_tree_edit(tree, 3, Int32(round)) } }]
      }
    } ours: {
      let objects = (1...rows).map(ObservedPerson.init)
      return window.with(observed: objects) {
        [
          Self.observed: rounds { round in
            timeUntilDrawn {
              objects[3].label = "edited \(round)"
              window.graph.flush()
            }
          }
        ]
      }
    }
  }

  private func each(of edits: [Edit], _ time: (Edit, _ round: Int) -> Double) -> Times {
    edits.reduce(into: [:]) { times, edit in times[edit.name] = rounds { time(edit, $0) } }
  }

  private func time(_ edit: Edit, _ round: Int, _ handle: ListHandle) -> Double {
    // The client's copy of the array is its own affair.
    var people = handle.people.wrappedValue
    edit.ours(&people, round)
    return timeUntilDrawn {
      handle.people.wrappedValue = people
      window.graph.flush()
    }
  }

  // MARK: the other side

  private func withTree<R>(_ body: (OpaquePointer) -> R) -> R {
    let tree = cbench_tree_new()
    defer { cbench_tree_free(tree) }
    cbench_watch(cbench_tree_window(tree))
    cbench_settle(30)
    return body(tree)
  }

  private func withShownTree<R>(_ rows: Int, _ body: (OpaquePointer) -> R) -> R {
    withTree { tree in
      cbench_tree_fill(tree, Int32(rows))
      cbench_tree_show(tree)
      return body(tree)
    }
  }
}
