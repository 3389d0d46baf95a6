import SwiftUI

/// What holds other views: groups, disclosures, outlines, tabs, scroll views.
struct ContainerScene: View {
  private struct Part: Identifiable {
    let id: String
    var parts: [Part]?
  }
  @ScaledMetric private var width: CGFloat = 480
  @State private var isOpen = true
  private let parts = [
    Part(
      id: "Fruit",
      parts: [Part(id: "Apple"), Part(id: "Citrus", parts: [Part(id: "Lemon"), Part(id: "Orange")])]),
    Part(id: "Bread"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      GroupBox("GroupBox") {
        VStack(alignment: .leading) {
          Text("First")
          Text("Second")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      DisclosureGroup("DisclosureGroup", isExpanded: $isOpen) {
        Text("What was hidden")
      }
      GroupBox("OutlineGroup") {
        VStack(alignment: .leading) {
          OutlineGroup(parts, children: \.parts) { Text($0.id) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      ScrollView(.horizontal) {
        HStack {
          ForEach(1...20, id: \.self) { number in
            Text("\(number)").frame(width: 56, height: 40).background(.blue.opacity(0.2)).cornerRadius(6)
          }
        }
        .padding(.bottom, 12)
      }
      ContentUnavailableView(
        "Nothing here", systemImage: "tray",
        description: Text("What this looks like when there is nothing to show."))
    }
    .frame(maxWidth: width, alignment: .leading)
  }
}
