import SwiftUI

/// A list with sections, a selection, rows that go and rows that move.
struct ListScene: View {
  private struct Town: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let country: String
  }
  @State private var north = [
    Town(name: "Oslo", country: "Norway"), Town(name: "Tromsø", country: "Norway"),
    Town(name: "Turku", country: "Finland"),
  ]
  @State private var south = [
    Town(name: "Lagos", country: "Nigeria"), Town(name: "Porto", country: "Portugal"),
  ]
  @State private var chosen: Set<String> = ["Tromsø"]
  @State private var evaluations = Evaluations()
  @ScaledMetric private var height: CGFloat = 300

  var body: some View {
    Part("ListScene", evaluations: evaluations.next()) {
      Text(chosen.isEmpty ? "None chosen" : "Chosen: \(chosen.sorted().formatted())")
      List(selection: $chosen) {
        Section("North") {
          ForEach(north) { row($0) }
            .onDelete { north.remove(atOffsets: $0) }
            .onMove { north.move(fromOffsets: $0, toOffset: $1) }
        }
        Section("South") {
          ForEach(south) { town in
            row(town).swipeActions { Button("Remove", role: .destructive) { south.removeAll { $0 == town } } }
          }
        }
      }
      .frame(height: height)
    }
  }

  private func row(_ town: Town) -> some View {
    HStack {
      Text(town.name)
      Spacer()
      Text(town.country).foregroundStyle(.secondary)
    }
  }
}
