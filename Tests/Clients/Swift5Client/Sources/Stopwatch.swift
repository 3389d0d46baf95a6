import SwiftUI

class StopwatchModel: ObservableObject {
  @Published var seconds = 0
  @Published private(set) var laps: [Int] = []
  @Published var isRunning = false

  func lap() { laps.insert(seconds, at: 0) }
  func reset() {
    seconds = 0
    laps = []
  }
}

struct BigButton: ViewModifier {
  var color: Color = .blue

  func body(content: Content) -> some View {
    content
      .font(.headline)
      .foregroundColor(.white)
      .padding(.horizontal, 24)
      .padding(.vertical, 8)
      .background(color)
      .clipShape(Capsule())
  }
}

extension View {
  func bigButton(color: Color = .blue) -> some View {
    self.modifier(BigButton(color: color))
  }
}

struct Stopwatch: View {
  @StateObject var model = StopwatchModel()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("\(model.seconds / 60):\(String(format: "%02d", model.seconds % 60))")
        .font(Font.system(size: 60, design: .monospaced).weight(.light))
        .onReceive(timer) { _ in
          if self.model.isRunning { self.model.seconds += 1 }
        }

      HStack(spacing: 12) {
        Button(action: { withAnimation { self.model.isRunning.toggle() } }) {
          Text(model.isRunning ? "Pause" : "Start").bigButton(color: model.isRunning ? .red : .green)
        }
        Button(action: model.lap) { Text("Lap").bigButton() }
        Button(action: model.reset) { Text("Reset").modifier(BigButton(color: .gray)) }
      }

      if model.laps.isEmpty {
        Text("No laps yet").italic().foregroundColor(.secondary)
      } else {
        List(model.laps.indices, id: \.self) { index in
          LapRow(number: self.model.laps.count - index, seconds: self.model.laps[index])
        }
      }
    }
  }
}

struct LapRow: View {
  let number: Int
  let seconds: Int

  var body: some View {
    HStack {
      Text("Lap \(number)")
      Spacer()
      Text("\(seconds) s").fontWeight(.semibold)
    }
  }
}

struct Stopwatch_Previews: PreviewProvider {
  static var previews: some View { Stopwatch() }
}
