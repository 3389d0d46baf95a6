import SwiftUI

/// A column beside what is shown that tells more of what is chosen.
struct InspectorScene: View {
  private struct Plant: Identifiable {
    let id: Int
    var name: String
    var height: Double
  }
  @State private var plants = [
    Plant(id: 1, name: "Basil", height: 30), Plant(id: 2, name: "Fern", height: 60),
    Plant(id: 3, name: "Ivy", height: 120),
  ]
  @State private var chosen: Int? = 2
  @State private var isInspected = true
  @ScaledMetric private var width: CGFloat = 220

  var body: some View {
    VStack(spacing: 0) {
      Divider().padding(.top, 12)
      inspected
    }
  }

  private var inspected: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Inspector", isOn: $isInspected).toggleStyle(.button)
      List(plants, selection: $chosen) { plant in
        LabeledContent(plant.name, value: "\(Int(plant.height)) cm")
      }
    }
    .padding(18)
    .inspector(isPresented: $isInspected) {
      column.padding(18).frame(maxHeight: .infinity, alignment: .top).inspectorColumnWidth(width)
    }
  }

  @ViewBuilder private var column: some View {
    if let index = plants.firstIndex(where: { $0.id == chosen }) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Plant").font(.headline)
        TextField("Name", text: $plants[index].name)
        Slider(value: $plants[index].height, in: 10...200, step: 10) { Text("Height") }
        Text("\(Int(plants[index].height)) cm high").foregroundStyle(.secondary)
      }
    } else {
      Text("Nothing chosen").foregroundStyle(.secondary)
    }
  }
}
