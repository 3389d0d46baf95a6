import SwiftUI

/// A state that lasts as long as a gesture, and gestures made of others.
struct GestureScene: View {
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("GestureScene", evaluations: evaluations.next()) {
      Text("Click, double-click, hold or drag; the views around do not run.")
    }
    Taps()
    Draggable()
    HeldAndDragged()
  }
}

private struct Taps: View {
  @State private var evaluations = Evaluations()
  @State private var said = "Nothing yet"
  @State private var isOver = false

  var body: some View {
    Part("Taps", evaluations: evaluations.next()) {
      Text("Click or double-click")
        .padding(6)
        .frame(minWidth: 220, minHeight: 44)
        .background(Color.blue.opacity(isOver ? 0.4 : 0.2))
        .cornerRadius(6)
        .onTapGesture(count: 2) { said = "Clicked twice" }
        .onTapGesture { place in said = "Clicked at \(Int(place.x)), \(Int(place.y))" }
        .onHover { isOver = $0 }
      Text(said)
    }
  }
}

private struct Draggable: View {
  @State private var evaluations = Evaluations()
  @State private var place = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var way = CGSize.zero

  var body: some View {
    Part("Draggable", evaluations: evaluations.next()) {
      Text(way == .zero ? "Drag me" : "Let go")
        .padding(6)
        .frame(minWidth: 90, minHeight: 44)
        .background(Color.orange.opacity(way == .zero ? 0.4 : 0.7))
        .cornerRadius(6)
        .offset(x: place.width + way.width, y: 0)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .updating($way) { value, state, _ in state = value.translation }
            .onEnded { place.width = min(max(place.width + $0.translation.width, 0), 220) }
        )
        .frame(width: 310, alignment: .leading)
      Text("It is kept \(Int(place.width)) points from the leading edge")
    }
  }
}

/// One gesture after the other, as their values come.
private struct HeldAndDragged: View {
  private enum Step: Equatable {
    case none, pressing, held
    case dragged(Int)
  }
  @State private var evaluations = Evaluations()
  @GestureState private var step = Step.none
  @State private var count = 0

  var body: some View {
    Part("HeldAndDragged", evaluations: evaluations.next()) {
      Text(words)
        .padding(6)
        .frame(minWidth: 220, minHeight: 44)
        .background(Color.green.opacity(step == .none ? 0.2 : 0.5))
        .cornerRadius(6)
        .gesture(
          LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture(minimumDistance: 0))
            .updating($step) { value, step, _ in
              switch value {
              case .first: step = .pressing
              case .second(_, let drag): step = drag.map { .dragged(Int($0.translation.width)) } ?? .held
              }
            }
            .onEnded { _ in count += 1 })
      Text("Held and dragged: \(count)")
    }
  }

  private var words: String {
    switch step {
    case .none: "Hold, then drag"
    case .pressing: "Hold on …"
    case .held: "Now drag"
    case .dragged(let way): "Dragged by \(way)"
    }
  }
}
