import CBench
import SwiftUI

/// The screen of keyed rows, written with our views.
struct Item: Identifiable, Equatable {
  let id: Int
  var label: String
}

/// What the benchmark writes to: the screen's own state, through bindings it hands out.
@MainActor
final class RowsHandle {
  var items: Binding<[Item]>!
  var selected: Binding<Int?>!
  /// The own state of the row that `change one` is about.
  var count: Binding<Int>!
  private var nextID = 1

  func hand(items: Binding<[Item]>, selected: Binding<Int?>) {
    self.items = items
    self.selected = selected
  }

  func hand(count: Binding<Int>) { self.count = count }

  func makeItems(_ n: Int) -> [Item] {
    (0..<n).map { _ in
      defer { nextID += 1 }
      return Item(id: nextID, label: String(cString: cbench_label(Int32(nextID))))
    }
  }
}

struct RowsScreen: View {
  let handle: RowsHandle
  @State private var items: [Item] = []
  @State private var selected: Int?

  var body: some View {
    let _ = handle.hand(items: $items, selected: $selected)
    let selected = selected
    let first = items.first?.id
    ScrollView {
      // As the column in C: as wide as the window, its rows at the leading edge.
      VStack(alignment: .leading, spacing: 10) {
        ForEach(items) { item in
          RowView(
            item: item, isSelected: item.id == selected, items: $items,
            handle: item.id == first ? handle : nil)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

struct RowView: View {
  let item: Item
  let isSelected: Bool
  @Binding var items: [Item]
  let handle: RowsHandle?
  @State private var count = 0

  var body: some View {
    let _ = handle?.hand(count: $count)
    HStack(spacing: 10) {
      Text(String(item.id))
      Text(count == 0 ? item.label : "count \(count)").foregroundColor(isSelected ? .red : nil)
      Button("x") { items.removeAll { $0.id == item.id } }
    }
  }
}
