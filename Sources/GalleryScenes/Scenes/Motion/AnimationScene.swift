import SwiftUI

/// What moves, how, and what says so. The desktop's “Reduce animation” stops all of it.
struct AnimationScene: View {
  private enum Curve: String, CaseIterable {
    case linear, easeInOut, spring, bouncy

    var animation: Animation {
      switch self {
      case .linear: .linear(duration: 0.6)
      case .easeInOut: .easeInOut(duration: 0.6)
      case .spring: .spring(duration: 0.6)
      case .bouncy: .bouncy
      }
    }
  }
  @State private var curve = Curve.spring
  @State private var isOver = false
  @State private var ended = 0
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("AnimationScene", evaluations: evaluations.next()) {
      Picker("Curve", selection: $curve) {
        ForEach(Curve.allCases, id: \.self) { Text($0.rawValue) }
      }
      Button(isOver ? "Back" : "Over") {
        withAnimation(curve.animation) {
          isOver.toggle()
        } completion: {
          ended += 1
        }
      }
      Text("Ended \(ended) times")
      RoundedRectangle(cornerRadius: isOver ? 22 : 4)
        .fill(.orange)
        .frame(width: isOver ? 88 : 44, height: 44)
        .rotationEffect(.degrees(isOver ? 180 : 0))
        .opacity(isOver ? 0.5 : 1)
        .offset(x: isOver ? 220 : 0)
        .frame(width: 320, alignment: .leading)
    }
    Insertion()
    Places()
    ByValue()
  }
}

private struct Insertion: View {
  @State private var isShown = true
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Transitions", evaluations: evaluations.next()) {
      Button(isShown ? "Take away" : "Put back") {
        withAnimation(.easeInOut(duration: 0.4)) { isShown.toggle() }
      }
      HStack {
        if isShown {
          Text("opacity").padding(6).background(.blue.opacity(0.3)).transition(.opacity)
          Text("scale").padding(6).background(.green.opacity(0.3)).transition(.scale)
          Text("move").padding(6).background(.orange.opacity(0.3)).transition(
            .move(edge: .leading).combined(with: .opacity))
        }
      }
      .frame(height: 44)
    }
  }
}

/// Views that get another place, in another order or by another layout, glide there.
private struct Places: View {
  @State private var words = ["one", "two", "three", "four"]
  @State private var isColumn = false
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Places", evaluations: evaluations.next()) {
      HStack {
        Button("Turn round") { withAnimation(.spring(duration: 0.6)) { words.reverse() } }
        Button(isColumn ? "As a row" : "As a column") {
          withAnimation(.spring(duration: 0.6)) { isColumn.toggle() }
        }
      }
      let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        ForEach(words, id: \.self) { Text($0).padding(6).background(.purple.opacity(0.3)) }
      }
      .frame(height: 160)
    }
  }
}

private struct ByValue: View {
  @State private var level = 0.3
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("animation(_:value:)", evaluations: evaluations.next()) {
      HStack {
        Button("Less") { level = max(level - 0.2, 0.1) }
        Button("More") { level = min(level + 0.2, 1) }
      }
      Color.green.frame(width: 300 * level, height: 16).cornerRadius(8)
        .animation(.easeOut(duration: 0.3), value: level)
        .frame(width: 300, alignment: .leading)
    }
  }
}
