import SwiftUICore

/// What property wrappers of every kind say, put into views that can be read.
@MainActor
struct Probe: DynamicProperty {
  final class Store: ObservableObject {
    @Published var number = 1
  }

  @Environment(\.probeWord) var word
  @Environment(\.probeKick) private var kick
  @EnvironmentObject private var store: Store
  @State private var kicks = 0

  nonisolated init() {}

  /// - Parameter note: what the value that holds the probe was made with.
  func report(_ note: String) -> some View {
    Text("\(note) \(word) \(store.number) \(kicks)").onChange(of: kick) { kicks += 1 }
  }
}

private struct ProbeWordKey: EnvironmentKey { static var defaultValue: String { "none" } }
private struct ProbeKickKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  var probeWord: String {
    get { self[ProbeWordKey.self] }
    set { self[ProbeWordKey.self] = newValue }
  }
  var probeKick: Int {
    get { self[ProbeKickKey.self] }
    set { self[ProbeKickKey.self] = newValue }
  }
}

/// Surroundings whose changes reach what is inside through the environment alone.
struct ProbeHost: View {
  let store: Probe.Store
  let content: @MainActor (String) -> AnyView
  @State private var word = "one"
  @State private var kick = 0

  var body: some View {
    VStack {
      Button("Word") { word = "two" }
      Button("Kick") { kick += 1 }
      Noted(content: content)
    }
    .environment(\.probeWord, word).environment(\.probeKick, kick).environmentObject(store)
  }

  private struct Noted: View {
    let content: @MainActor (String) -> AnyView
    @State private var note = "a"
    @State private var isShown = true
    var body: some View {
      Button("Note") { note = "b" }
      Button("Show") { isShown.toggle() }
      if isShown { content(note) }
    }
  }
}
