import SwiftUITesting

enum ObjectCases {
  static let all = [
    Case(
      "A published property runs every view that holds the object, parents first", { Parent() },
      .shown("body Parent", "body Child 0"),
      .tap("Add", "body Parent", "body Child 1"),
      .alive(Model.self, 1)),
    Case(
      "A view that holds the object runs even for a property it does not read", { Holder() },
      .shown("body Holder"),
      .event("rename", { $0[Model.self].name = "Eve" }, "body Holder")),
    Case(
      "Several published writes in one event are one body", { Holder() },
      .shown("body Holder"),
      .event(
        "write",
        {
          $0[Model.self].count += 1
          $0[Model.self].name = "Eve"
        }, "body Holder")),
    Case(
      "Publishing an equal value runs the body all the same", { Holder() },
      .shown("body Holder"),
      .event("write", { $0[Model.self].count = 0 }, "body Holder")),
    Case(
      "Of two children given values, only the one whose value changed runs", { Values() },
      .shown(
        "body Values", "body Value on false", "body Value constant true", "appeared",
        "body Values", "body Value on true")),
    Case(
      "An object inside an object does not notify", { Nested() },
      .shown("body Nested 0"),
      .event("inner", { $0[Model.self].count += 1 }),
      .event("outer", { $0[Outer.self].objectWillChange.send() }, "body Nested 1")),
    Case(
      "A view forwards an inner object's changes with onReceive", { Forwarding() },
      .shown("body Forwarding 0"),
      .event("inner", { $0[Model.self].count += 1 }, "forward", "body Forwarding 1")),
    Case(
      "A subclass's published properties notify like its superclass's", { Subclassed() },
      .shown("body Subclassed 0 0"),
      .event("own", { $0[Submodel.self].extra = 1 }, "body Subclassed 0 1"),
      .event("inherited", { $0[Submodel.self].count = 1 }, "body Subclassed 1 1")),
    Case(
      "objectWillChange.send() by hand shows what is not published", { Manual() },
      .shown("body Manual 0"),
      .event("silent", { $0[Silent.self].count = 1 }),
      .event("send", { $0[Silent.self].objectWillChange.send() }, "body Manual 1")),
    Case(
      "A view follows the new instance and leaves the old one", { Replaced() },
      .shown("body Watching 0"),
      .tap("Replace", "body Watching 10"),
      .event("old", { $0[Model.self, 0].count = 1 }),
      .event("new", { $0[Model.self, 1].count = 11 }, "body Watching 11")),
    Case(
      "A StateObject is made once per identity, and freed with it", { Identified() },
      .shown("made"),
      .tap("Update"),
      .tap("Add"),
      .texts("Update", "Renew", "Remove", "Add", "update 1: 1"),
      .tap("Renew", "made"),
      .alive(Model.self, 1),
      .texts("Update", "Renew", "Remove", "Add", "update 1: 0"),
      .tap("Remove"),
      .alive(Model.self, 0)),
    Case(
      "An ObservedObject made in place is another one after each update of the parent", { Remade() },
      .shown("body Careless 0"),
      .tap("Add", "body Careless 1"),
      .tap("Update", "body Careless 0")),
    Case(
      "One StateObject is given to another in init", { Initialised() },
      .shown("body Initialised 5")),
  ]

  @MainActor class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "Ann"
    @Published var isOn = false
    init(_ count: Int = 0) {
      self.count = count
      watch(self)
    }
  }
  @MainActor final class Submodel: Model {
    @Published var extra = 0
  }
  @MainActor final class Outer: ObservableObject {
    let model = Model()
    init() { watch(self) }
  }
  @MainActor final class Silent: ObservableObject {
    var count = 0
    init() { watch(self) }
  }

  struct Parent: View {
    @StateObject private var model = Model()
    var body: some View {
      let _ = say("body Parent")
      Child(model: model)
    }
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = say("body Child \(model.count)")
        Button("Add") { model.count += 1 }
      }
    }
  }

  struct Holder: View {
    @StateObject private var model = Model()
    var body: some View {
      let _ = say("body Holder")
      Text("\(model.count)")
    }
  }

  struct Values: View {
    @StateObject private var model = Model()
    var body: some View {
      let _ = say("body Values")
      VStack {
        Value(name: "on", value: model.isOn)
        Value(name: "constant", value: true)
      }
      .onAppear {
        say("appeared")
        model.isOn.toggle()
      }
    }
    struct Value: View {
      let name: String
      let value: Bool
      var body: some View {
        let _ = say("body Value \(name) \(value)")
        Text(name)
      }
    }
  }

  struct Nested: View {
    @StateObject private var outer = Outer()
    var body: some View {
      let _ = say("body Nested \(outer.model.count)")
      Text("\(outer.model.count)")
    }
  }

  struct Forwarding: View {
    @StateObject private var outer = Outer()
    var body: some View {
      let _ = say("body Forwarding \(outer.model.count)")
      Text("\(outer.model.count)").onReceive(outer.model.objectWillChange) {
        say("forward")
        outer.objectWillChange.send()
      }
    }
  }

  struct Subclassed: View {
    @StateObject private var model = Submodel()
    var body: some View {
      let _ = say("body Subclassed \(model.count) \(model.extra)")
      Text("\(model.extra)")
    }
  }

  struct Manual: View {
    @StateObject private var model = Silent()
    var body: some View {
      let _ = say("body Manual \(model.count)")
      Text("\(model.count)")
    }
  }

  struct Replaced: View {
    @State private var models = [Model(), Model(10)]
    @State private var index = 0
    var body: some View {
      Button("Replace") { index = 1 }
      Watching(model: models[index])
    }
    struct Watching: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = say("body Watching \(model.count)")
        Text("\(model.count)")
      }
    }
  }

  struct Identified: View {
    @State private var update = 0
    @State private var id = 0
    @State private var isThere = true
    var body: some View {
      Button("Update") { update += 1 }
      Button("Renew") { id += 1 }
      Button("Remove") { isThere = false }
      if isThere { Owner(update: update).id(id) }
    }
    struct Owner: View {
      let update: Int
      @StateObject private var model = make()
      var body: some View {
        Button("Add") { model.count += 1 }
        Text("update \(update): \(model.count)")
      }
      private static func make() -> Model {
        say("made")
        return Model()
      }
    }
  }

  struct Remade: View {
    @State private var updates = 0
    var body: some View {
      Button("Update") { updates += 1 }
      Text("\(updates)")
      Careless()
    }
    struct Careless: View {
      @ObservedObject var model = Model()
      var body: some View {
        let _ = say("body Careless \(model.count)")
        Button("Add") { model.count += 1 }
      }
    }
  }

  struct Initialised: View {
    @StateObject private var first: Model
    @StateObject private var second: Model
    init() {
      let model = Model(5)
      _first = StateObject(wrappedValue: model)
      _second = StateObject(wrappedValue: Model(model.count))
    }
    var body: some View {
      let _ = say("body Initialised \(second.count)")
      Text("\(first.count)")
    }
  }
}
