import Combine
import SwiftUI

private final class Typing: ObservableObject {
  @Published var text = ""
  @Published private(set) var found: [String] = []
  @Published private(set) var searches = 0
  private var ending: Set<AnyCancellable> = []

  init() {
    $text
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .dropFirst()
      .map { text in Self.towns.filter { $0.localizedCaseInsensitiveContains(text) } }
      .sink { [weak self] towns in
        self?.found = towns
        self?.searches += 1
      }
      .store(in: &ending)
  }

  private static let towns = ["Kraków", "Lagos", "Oslo", "Porto", "Toronto"]
}

/// Publishers behind views: a search that waits for the typist, and a clock.
struct CombineScene: View {
  @StateObject private var typing = Typing()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("CombineScene", evaluations: evaluations.next()) {
      TextField("Town, for example “o”", text: $typing.text)
      let found = typing.found.isEmpty ? "none" : typing.found.formatted()
      Text("Searched \(typing.searches) times, found: \(found)")
    }
    Clock()
  }
}

private struct Clock: View {
  @State private var seconds = 0
  @State private var isRunning = false
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Clock, Timer.publish", evaluations: evaluations.next()) {
      Toggle("Run", isOn: $isRunning)
      Text("\(seconds) s")
      if isRunning {
        Text("It runs as long as this is here.")
          .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in seconds += 1 }
      }
    }
  }
}
