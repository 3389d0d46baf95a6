import SwiftUITesting
import Testing

/// One child that edits a text through a `Binding`, and every kind of owner it may have.
@MainActor
@Suite("Bindings to everything that owns a value")
struct BindingTests {
  /// Knows nothing of who owns the text.
  struct Editor: View {
    @Binding var text: String
    var body: some View {
      TextField("Text", text: $text)
      Text("edits \(text)")
    }
  }
  struct Person { var name = "Ann" }
  @MainActor final class Model: ObservableObject {
    @Published var name = "Ann"
    @Published var person = Person()
    @Published var people = [Person(), Person()]
  }
  @MainActor @Observable final class Store {
    var name = "Ann"
    var people = [Person(), Person()]
  }

  struct OfState: View {
    @State private var name = "Ann"
    var body: some View {
      Text("owner \(name)")
      Editor(text: $name)
    }
  }
  struct OfKeyPath: View {
    @State private var person = Person()
    var body: some View {
      Text("owner \(person.name)")
      Editor(text: $person.name)
    }
  }
  struct OfElement: View {
    @State private var names = ["Bob", "Ann"]
    var body: some View {
      Text("owner \(names[1])")
      Editor(text: $names[1])
    }
  }
  struct OfDictionary: View {
    @State private var names = ["first": "Ann"]
    var body: some View {
      Text("owner \(names["first"] ?? "-")")
      Editor(text: $names[entry: "first"])
    }
  }
  struct OfNewEntry: View {
    @State private var names: [String: String] = [:]
    var body: some View {
      Text("owner \(names["new"] ?? "Ann")")
      Editor(text: $names[entry: "new"])
    }
  }
  struct OfOptional: View {
    @State private var name: String? = "Ann"
    var body: some View {
      Text("owner \(name ?? "-")")
      if let name = Binding($name) { Editor(text: name) }
    }
  }
  struct OfFunctions: View {
    @State private var letters = Array("Ann")
    var body: some View {
      Text("owner \(String(letters))")
      Editor(text: Binding(get: { String(letters) }, set: { letters = Array($0) }))
    }
  }
  struct OfBinding: View {
    @State private var name = "Ann"
    var body: some View {
      Text("owner \(name)")
      Between(text: $name)
    }
    struct Between: View {
      @Binding var text: String
      var body: some View { Editor(text: $text) }
    }
  }
  struct OfStateObject: View {
    @StateObject private var model = Model()
    var body: some View {
      Text("owner \(model.name)")
      Editor(text: $model.name)
    }
  }
  struct OfObservedObject: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("owner \(model.people[1].name)")
      Editor(text: $model.people[1].name)
    }
  }
  struct OfEnvironmentObject: View {
    @EnvironmentObject private var model: Model
    var body: some View {
      Text("owner \(model.person.name)")
      Editor(text: $model.person.name)
    }
  }
  struct OfObservableState: View {
    @State private var store = Store()
    var body: some View {
      Text("owner \(store.name)")
      Editor(text: $store.name)
    }
  }
  struct OfBindable: View {
    @Bindable var store: Store
    var body: some View {
      Text("owner \(store.people[1].name)")
      Editor(text: $store.people[1].name)
    }
  }
  struct OfEnvironment: View {
    @Environment(Store.self) private var store
    var body: some View {
      @Bindable var store = store
      Text("owner \(store.name)")
      Editor(text: $store.name)
    }
  }
  struct OfAppStorage: View {
    @AppStorage("name") private var name = "Ann"
    var body: some View {
      Text("owner \(name)")
      Editor(text: $name)
    }
  }
  struct OfSceneStorage: View {
    @SceneStorage("name") private var name = "Ann"
    var body: some View {
      Text("owner \(name)")
      Editor(text: $name)
    }
  }
  struct OfTransaction: View {
    @State private var name = "Ann"
    var body: some View {
      Text("owner \(name)")
      Editor(text: $name.transaction(Transaction(animation: .easeIn)))
    }
  }
  struct OfAnimation: View {
    @State private var name = "Ann"
    var body: some View {
      Text("owner \(name)")
      Editor(text: $name.animation())
    }
  }

  struct Owner: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @MainActor @Sendable (UserDefaults) -> AnyView
    init<V: View>(_ name: String, _ view: @escaping @MainActor @Sendable (UserDefaults) -> V) {
      self.name = name
      self.view = { AnyView(view($0)) }
    }
    var testDescription: String { name }
  }
  nonisolated static let owners = [
    Owner("@State") { _ in OfState() },
    Owner("@State, a part of it by key path") { _ in OfKeyPath() },
    Owner("@State, an element") { _ in OfElement() },
    Owner("@State, a dictionary's entry through a subscript of one's own") { _ in OfDictionary() },
    Owner("@State, an entry that is not there yet") { _ in OfNewEntry() },
    Owner("@State, what an optional holds") { _ in OfOptional() },
    Owner("two functions") { _ in OfFunctions() },
    Owner("@Binding") { _ in OfBinding() },
    Owner("@StateObject") { _ in OfStateObject() },
    Owner("@ObservedObject, a part of an element") { _ in OfObservedObject(model: Model()) },
    Owner("@EnvironmentObject, a part") { _ in OfEnvironmentObject().environmentObject(Model()) },
    Owner("@State with an @Observable object") { _ in OfObservableState() },
    Owner("@Bindable, a part of an element") { _ in OfBindable(store: Store()) },
    Owner("@Environment, with @Bindable in the body") { _ in OfEnvironment().environment(Store()) },
    Owner("@AppStorage") { OfAppStorage().defaultAppStorage($0) },
    Owner("@SceneStorage") { _ in OfSceneStorage() },
    Owner("@State, with a transaction") { _ in OfTransaction() },
    Owner("@State, with an animation") { _ in OfAnimation() },
  ]

  @Test("A child edits through a Binding, whoever owns the value, and both show it", arguments: owners)
  func edits(_ owner: Owner) {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let screen = Screen { owner.view(defaults.store) }
    #expect(screen.texts == ["owner Ann", "edits Ann"])
    screen.field("Text").type("na")
    #expect(screen.field("Text").value == "Annna")
    #expect(screen.texts == ["owner Annna", "edits Annna"])
    screen.close()
  }

  struct People: View {
    let store: Store
    var body: some View {
      @Bindable var store = store
      ForEach(store.people.indices, id: \.self) { Row(name: $store.people[$0].name, index: $0) }
    }
    struct Row: View {
      @Binding var name: String
      let index: Int
      var body: some View {
        Text(name)
        Button("Greet \(index)") { name += "!" }
      }
    }
  }

  @Test("A row's binding, made in a row's content from an object's array, writes its own element")
  func elementsOfAnObject() {
    let store = Store()
    let screen = Screen { People(store: store) }
    screen.button("Greet 1").tap()
    #expect(screen.texts == ["Ann", "Greet 0", "Ann!", "Greet 1"])
    #expect(store.people.map(\.name) == ["Ann", "Ann!"])
  }

  @Test("A constant binding and a binding to itself read what they were given")
  func constant() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    #expect(Binding(projectedValue: constant).projectedValue.wrappedValue == 3)
    #expect(Binding<Int?>(constant).wrappedValue == 3)
    #expect(Binding<AnyHashable>(constant).wrappedValue == AnyHashable(3))
    #expect(Binding(Binding.constant(Int?.none)) == nil)
  }
}

extension Dictionary where Value == String {
  /// The entry, "Ann" where there is none.
  fileprivate subscript(entry key: Key) -> String {
    get { self[key] ?? "Ann" }
    set { self[key] = newValue }
  }
}
