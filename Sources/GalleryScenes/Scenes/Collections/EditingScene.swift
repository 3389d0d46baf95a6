import SwiftUI

/// Rows that a person puts in another order, takes out and adds, while the list is edited or at any time.
struct EditingScene: View {
  @State private var errands = ["Bread", "Milk", "Stamps", "Tickets"]
  @State private var next = 1
  @State private var mode = EditMode.inactive
  @ScaledMetric private var height: CGFloat = 240

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        EditButton()
        Button("Add") {
          errands.append("Errand \(next)")
          next += 1
        }
        Text(mode.isEditing ? "Editing" : "Not editing").foregroundStyle(.secondary)
      }
      List {
        ForEach(errands, id: \.self) { Text($0) }
          .onDelete { errands.remove(atOffsets: $0) }
          .onMove { errands.move(fromOffsets: $0, toOffset: $1) }
      }
      .frame(height: height)
      Text(errands.formatted()).foregroundStyle(.secondary)
    }
    .environment(\.editMode, $mode)
  }
}
