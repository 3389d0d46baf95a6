import SwiftUITesting
import Testing

/// A view that is stored in another one, as containers store their content: its properties are its own.
@MainActor
@Suite("Content that a view stores")
struct StoredContentTests {
  @MainActor final class Model: ObservableObject {
    @Published var count = 0
    let tally: Tally
    init(_ tally: Tally) {
      self.tally = tally
      tally.made += 1
    }
  }
  @MainActor final class Tally {
    var made = 0
    var cards = 0
    var contents = 0
    var updates = 0
    func count(_ what: ReferenceWritableKeyPath<Tally, Int>) { self[keyPath: what] += 1 }
  }

  struct Updated: DynamicProperty {
    let tally: Tally
    @State private var size = 0
    mutating func update() { MainActor.assumeIsolated { tally.updates += 1 } }
  }

  struct Counter: View {
    let tally: Tally
    @StateObject private var model: Model
    private var updated: Updated
    init(_ tally: Tally) {
      self.tally = tally
      updated = Updated(tally: tally)
      _model = StateObject(wrappedValue: Model(tally))
    }
    var body: some View {
      let _ = tally.count(\.contents)
      Text("count \(model.count)")
      Button("Add") { model.count += 1 }
    }
  }

  struct Card<Content: View>: View {
    let tally: Tally
    let content: Content
    init(_ tally: Tally, @ViewBuilder content: () -> Content) {
      self.tally = tally
      self.content = content()
    }
    var body: some View {
      let _ = tally.count(\.cards)
      VStack { content }
    }
  }

  @Test("Objects of a stored view are made once, update what it holds once, and run it alone")
  func once() {
    let tally = Tally()
    let screen = Screen { Card(tally) { Counter(tally) } }
    #expect(tally.made == 1 && tally.cards == 1 && tally.contents == 1 && tally.updates == 1)
    screen.button("Add").tap()
    #expect(screen.shows("count 1"))
    #expect(tally.made == 1 && tally.cards == 1 && tally.contents == 2 && tally.updates == 2)
  }

  struct Watching: View {
    let tally: Tally
    @ObservedObject var model: Model
    var body: some View {
      let _ = tally.count(\.contents)
      Text("count \(model.count)")
    }
  }
  struct Choice: View {
    let tally: Tally
    let models: [Model]
    @State private var index = 0
    var body: some View {
      Card(tally) { Watching(tally: tally, model: models[index]) }
      Button("Other") { index = 1 }
    }
  }

  @Test("A stored view with another object replaces the one before, and its object runs it alone")
  func replaced() {
    let tally = Tally()
    let models = [Model(tally), Model(tally)]
    let screen = Screen { Choice(tally: tally, models: models) }
    screen.act { models[0].count = 5 }
    #expect(screen.shows("count 5"))
    #expect(tally.cards == 1 && tally.contents == 2)
    screen.button("Other").tap()
    #expect(screen.shows("count 0"))
    #expect(tally.cards == 2 && tally.contents == 3)
    screen.act { models[1].count = 7 }
    #expect(screen.shows("count 7"))
    #expect(tally.cards == 2 && tally.contents == 4)
  }

  @Test("Stored twice, a view is two, each with a state of its own")
  func twice() {
    struct Pair<Content: View>: View {
      let content: Content
      var body: some View {
        content
        content
      }
    }
    let tally = Tally()
    let screen = Screen { Pair(content: Counter(tally)) }
    #expect(tally.made == 2)
    screen.front.all.filter { $0.kind == "button" }[1].tap()
    #expect(screen.texts.filter { $0.hasPrefix("count") } == ["count 0", "count 1"])
  }
}
