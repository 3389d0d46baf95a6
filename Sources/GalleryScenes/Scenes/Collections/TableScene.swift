import SwiftUI

/// Rows in columns, sorted by a click on a column's title.
struct TableScene: View {
  private struct River: Identifiable {
    var id: String { name }
    let name: String
    let continent: String
    let length: Int
  }
  @State private var rivers = [
    River(name: "Amazon", continent: "America", length: 6400),
    River(name: "Danube", continent: "Europe", length: 2850),
    River(name: "Mekong", continent: "Asia", length: 4350),
    River(name: "Nile", continent: "Africa", length: 6650),
    River(name: "Volga", continent: "Europe", length: 3530),
  ]
  @State private var order = [KeyPathComparator(\River.name)]
  @State private var chosen: Set<String> = ["Mekong"]
  @ScaledMetric private var height: CGFloat = 240
  @ScaledMetric private var lengthWidth: CGFloat = 90

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(words).foregroundStyle(.secondary)
      Table(rivers, selection: $chosen, sortOrder: $order) {
        TableColumn("River", value: \.name)
        TableColumn("Continent", value: \.continent)
        TableColumn("Length", value: \.length) { Text("\($0.length) km").monospacedDigit() }.width(
          lengthWidth)
      }
      .onChange(of: order) { rivers.sort(using: order) }
      .frame(height: height)
    }
  }

  private var words: String {
    let total = rivers.filter { chosen.contains($0.id) }.reduce(0) { $0 + $1.length }
    return chosen.isEmpty ? "None chosen" : "Chosen: \(chosen.sorted().formatted()), \(total.formatted()) km"
  }
}
