import CBench
import Foundation
import GTKRenderer
import SwiftUI
import SwiftUICore

/// A window with rows, of one side.
@MainActor
protocol RowsSide {
  /// Sees to it that there are so many rows; what has gone until now is freed.
  func have(_ rows: Int)
  func time(_ operation: Operation, _ rows: Int, _ round: Int) -> Double
  func close()
}

/// Written by hand in C.
struct CRows: RowsSide {
  static let packings = [CBENCH_FLAT, CBENCH_BULK, CBENCH_GROUPED]

  private let screen: OpaquePointer

  init(_ packing: CBenchPacking) {
    screen = cbench_rows_new(packing)
    cbench_watch(cbench_rows_window(screen))
  }

  func have(_ rows: Int) {
    if cbench_rows_count(screen) > rows { cbench_rows_clear(screen) }
    let missing = Int32(rows) - cbench_rows_count(screen)
    if missing > 0 { cbench_rows_prepare(screen, missing) }
    cbench_free_discarded()
  }

  func time(_ operation: Operation, _ rows: Int, _ round: Int) -> Double {
    timeUntilDrawn { operation.c(screen, rows, round) }
  }

  func close() { cbench_rows_free(screen) }
}

/// Written with our views.
@MainActor
struct OurRows: RowsSide {
  private let handle = RowsHandle()
  private let view: HostedView<RowsScreen>
  private let graph: Graph

  init(in graph: Graph) {
    self.graph = graph
    view = HostedView(RowsScreen(handle: handle), size: CGSize(width: 800, height: 600), in: graph)
    graph.flush()
    cbench_watch_first()
  }

  func have(_ rows: Int) {
    if handle.items.wrappedValue.count > rows { handle.items.wrappedValue = [] }
    let missing = rows - handle.items.wrappedValue.count
    if missing > 0 { handle.items.wrappedValue += handle.makeItems(missing) }
    graph.flush()
    freeDiscarded()
  }

  func time(_ operation: Operation, _ rows: Int, _ round: Int) -> Double {
    timeUntilDrawn {
      operation.ours(handle, rows, round)
      graph.flush()
    }
  }

  func close() {
    view.stop()
    graph.flush()
    freeDiscarded()
  }

  /// What waits to be freed is not to be freed while something is timed.
  private func freeDiscarded() { (graph.renderer as? GTKRenderer)?.discarded.freeAll() }
}
