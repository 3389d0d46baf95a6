import CBench
import SwiftUI

/// One thing done to a screen of rows, on both sides.
@MainActor
struct Operation {
  let name: String
  /// How many rows are there before it.
  let before: (_ rows: Int) -> Int
  /// Whether many rows come or go in it, so that it matters whether the column is out of sight meanwhile.
  var changesMany = false
  let c: (_ rows: OpaquePointer, _ n: Int, _ round: Int) -> Void
  let ours: (_ handle: RowsHandle, _ n: Int, _ round: Int) -> Void

  /// How often it is done on a screen. Rows take far longer to make than to change.
  var rounds: Int { changesMany ? 1 : 3 }

  /// How C may hold the rows; without many that come or go, flat and bulk are the same.
  var ways: [CBenchPacking] {
    (changesMany ? [CBENCH_FLAT] : []) + [CBENCH_BULK, CBENCH_GROUPED]
  }

  /// In the order in which they are done on one screen: few times are rows to be made for what comes next.
  static let all: [Operation] = [
    Operation(
      name: "create", before: { _ in 0 }, changesMany: true,
      c: { rows, n, _ in cbench_rows_append(rows, Int32(n)) },
      ours: { handle, n, _ in handle.items.wrappedValue = handle.makeItems(n) }),
    Operation(
      name: "change every 10th", before: { $0 },
      c: { rows, _, round in cbench_rows_change_every_10th(rows, Int32(round)) },
      ours: { handle, n, round in
        var items = handle.items.wrappedValue
        for index in stride(from: 0, to: n, by: 10) {
          let label = String(cString: cbench_label(Int32(items[index].id)))
          items[index].label = label + (round % 2 == 1 ? " !!!" : " !!! !!!")
        }
        handle.items.wrappedValue = items
      }),
    Operation(
      name: "select one", before: { $0 },
      c: { rows, _, round in cbench_rows_select(rows, Int32(5 + round % 7)) },
      ours: { handle, _, round in handle.selected.wrappedValue = handle.items.wrappedValue[5 + round % 7].id }
    ),
    Operation(
      name: "a row's own state", before: { $0 },
      c: { rows, _, round in cbench_rows_change_one(rows, 0, Int32(round)) },
      ours: { handle, _, round in handle.count.wrappedValue = 100 + round }),
    Operation(
      name: "swap two", before: { $0 }, c: { rows, n, _ in cbench_rows_swap(rows, 1, Int32(n - 2)) },
      ours: { handle, n, _ in handle.items.wrappedValue.swapAt(1, n - 2) }),
    Operation(
      name: "remove one", before: { $0 }, c: { rows, n, _ in cbench_rows_remove(rows, Int32(n / 2)) },
      ours: { handle, n, _ in handle.items.wrappedValue.remove(at: n / 2) }),
    Operation(
      name: "replace all", before: { $0 }, changesMany: true,
      c: { rows, n, _ in cbench_rows_replace(rows, Int32(n)) },
      ours: { handle, n, _ in handle.items.wrappedValue = handle.makeItems(n) }),
    Operation(
      name: "clear", before: { $0 }, changesMany: true,
      c: { rows, _, _ in cbench_rows_clear(rows) },
      ours: { handle, _, _ in handle.items.wrappedValue = [] }),
    Operation(
      name: "append 1,000", before: { $0 }, changesMany: true,
      c: { rows, _, _ in cbench_rows_append(rows, 1000) },
      ours: { handle, _, _ in handle.items.wrappedValue += handle.makeItems(1000) }),
  ]
}
