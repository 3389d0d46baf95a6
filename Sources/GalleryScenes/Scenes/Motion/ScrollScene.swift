import SwiftUI

/// What follows a scroll view: a header, the looks of cards, numbers beside it.
struct ScrollScene: View {
  @State private var geometry = "not scrolled yet"
  @State private var phase = "idle"
  @State private var first: Int?
  @State private var evaluations = Evaluations()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Part("ScrollScene", evaluations: evaluations.next()) {
        Text("Offset: \(geometry)")
        Text("Phase: \(phase), first card: \(first.map(String.init) ?? "none")")
        Button("To card 12") { withAnimation(.easeInOut(duration: 0.6)) { first = 12 } }
      }
      ScrollView {
        VStack(spacing: 10) {
          Header()
          ForEach(0..<24) { index in
            Card(index: index).scrollTransition { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
          }
        }
        .padding(.horizontal, 16)
      }
      .coordinateSpace(name: "cards")
      .scrollPosition(id: $first, anchor: .top)
      .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y) }) { geometry = "\($1) points" }
      .onScrollPhaseChange { phase = "\($1)" }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(18)
  }
}

/// Half as fast as what is below it, and paler the less of it is seen.
private struct Header: View {
  var body: some View {
    GeometryReader { proxy in
      let top = proxy.frame(in: .named("cards")).minY
      ZStack {
        LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
        Text("\(Int(-top)) points of 120 are gone").font(.title3).foregroundColor(.white)
      }
      .frame(width: proxy.size.width, height: 120)
      .offset(y: -top / 2)
      .opacity(1 + top / 120)
    }
    .frame(height: 120)
  }
}

private struct Card: View {
  let index: Int
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Card \(index)", evaluations: evaluations.next()) {
      Text("Its body does not run while it is scrolled.")
    }
  }
}
