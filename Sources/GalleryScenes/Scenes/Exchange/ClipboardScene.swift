import SwiftUI

/// What is copied and pasted, by a button and by keys.
struct ClipboardScene: View {
  @State private var pasted: [String] = []
  @State private var chosen: String? = "Oak"
  @ScaledMetric private var height: CGFloat = 130
  private let trees = ["Birch", "Oak", "Pine"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Ctrl+C copies the chosen tree; the button, or Ctrl+V in the list, pastes.")
      List(trees, id: \.self, selection: $chosen) { Text($0) }
        .copyable(chosen.map { [$0] } ?? [])
        .pasteDestination(for: String.self) { pasted += $0 }
        .frame(height: height)
      HStack {
        PasteButton(payloadType: String.self) { pasted += $0 }
        Button("Clear") { pasted = [] }.disabled(pasted.isEmpty)
      }
      Text(pasted.isEmpty ? "Nothing pasted" : "Pasted: \(pasted.formatted())")
    }
  }
}
