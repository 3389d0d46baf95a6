import SwiftUITesting
import Testing

/// Who makes an object, who keeps it, and when it goes.
@MainActor
@Suite("The life of objects")
struct ObjectLifetimeTests {
  @MainActor final class Model: ObservableObject {
    @Published var count = 0
    let made: () -> Void
    init(made: @escaping () -> Void = {}) {
      self.made = made
      made()
    }
  }
  final class Tally { var count = 0 }

  struct Counting: View {
    @EnvironmentObject private var model: Model
    var body: some View {
      Text("count \(model.count)")
      Button("Add") { model.count += 1 }
    }
  }

  struct OwningApp: App {
    @StateObject private var model: Model
    init() { self.init(Tally()) }
    init(_ tally: Tally) { _model = StateObject(wrappedValue: Model { tally.count += 1 }) }
    var body: some Scene {
      WindowGroup("count \(model.count)") { Counting().environmentObject(model) }
    }
  }

  struct OwningScene: Scene {
    @StateObject private var model: Model
    init(_ tally: Tally) { _model = StateObject(wrappedValue: Model { tally.count += 1 }) }
    var body: some Scene {
      WindowGroup("count \(model.count)") { Counting().environmentObject(model) }
    }
  }
  struct AppOfScene: App {
    @State private var other = 0
    let tally: Tally
    init() { tally = Tally() }
    init(_ tally: Tally) { self.tally = tally }
    var body: some Scene { OwningScene(tally) }
  }

  struct OwningView: View {
    @StateObject private var model: Model
    init(_ tally: Tally) { _model = StateObject(wrappedValue: Model { tally.count += 1 }) }
    var body: some View { Counting().environmentObject(model).navigationTitle("count \(model.count)") }
  }

  @Test("A StateObject of an app, a scene or a view is made once, and its owner follows it", arguments: 0..<3)
  func owners(_ kind: Int) {
    let tally = Tally()
    let screen =
      switch kind {
      case 0: Screen(app: OwningApp(tally))
      case 1: Screen(app: AppOfScene(tally))
      default: Screen { OwningView(tally) }
      }
    screen.button("Add").tap()
    screen.button("Add").tap()
    #expect(screen.shows("count 2"))
    #expect(screen.title == "count 2")
    #expect(tally.count == 1)
  }

  struct Watching: View {
    @ObservedObject var model: Model
    var body: some View { Text("count \(model.count)") }
  }
  @MainActor final class Shelf { var model: Model? = Model() }
  struct Hiding: View {
    let shelf: Shelf
    @State private var shows = true
    var body: some View {
      Button("Hide") { shows = false }
      if shows, let model = shelf.model { Watching(model: model) }
    }
  }

  @Test("An object that is owned elsewhere is not kept alive by a view that has gone")
  func released() {
    let shelf = Shelf()
    let watched = { [weak model = shelf.model] in model }
    let screen = Screen { Hiding(shelf: shelf) }
    screen.button("Hide").tap()
    screen.resetCounts()
    #expect(watched() != nil)
    shelf.model = nil
    #expect(watched() == nil)
    #expect(screen.texts == ["Hide"])
  }

  @MainActor @Observable final class Store {
    var count = 0
    let number: Int
    init(_ tally: Tally) {
      tally.count += 1
      number = tally.count
    }
  }
  struct Keeping: View {
    @State private var store: Store
    let update: Int
    init(_ tally: Tally, update: Int) {
      _store = State(wrappedValue: Store(tally))
      self.update = update
    }
    var body: some View {
      Text("store \(store.number): \(store.count)")
      Button("Add") { store.count += 1 }
    }
  }
  struct Updating: View {
    let tally: Tally
    @State private var updates = 0
    var body: some View {
      Button("Update") { updates += 1 }
      Keeping(tally, update: updates)
    }
  }

  @Test("An @Observable object in a State stays the first one, whatever later values of the view are given")
  func observableState() {
    let tally = Tally()
    let screen = Screen { Updating(tally: tally) }
    screen.button("Add").tap()
    screen.button("Update").tap()
    #expect(screen.shows("store 1: 1"))
    screen.button("Add").tap()
    #expect(screen.shows("store 1: 2"))
  }
}
