import SwiftUI

/// Words that are dragged from one place to another, or to and from other programs.
struct DragScene: View {
  @State private var basket: [String] = []
  @State private var isTargeted = false
  private let fruit = ["Apple", "Pear", "Plum"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        ForEach(fruit, id: \.self) { name in
          Text(name)
            .padding(.horizontal, 16).padding(.vertical, 10)
            .background(.orange.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
            .draggable(name)
        }
      }
      Text(basket.isEmpty ? "Drop something here" : "In the basket: \(basket.formatted())")
        .padding(16)
        .frame(minWidth: 300, minHeight: 90)
        .background(.green.opacity(isTargeted ? 0.4 : 0.15), in: RoundedRectangle(cornerRadius: 8))
        .dropDestination(for: String.self) { words, _ in
          basket += words
          return true
        } isTargeted: {
          isTargeted = $0
        }
      Button("Empty the Basket") { basket = [] }.disabled(basket.isEmpty)
    }
  }
}
