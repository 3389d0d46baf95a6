import SwiftUITesting

enum ObservationCases {
  static let all = [
    Case(
      "A view runs for the properties it read, and for no other", { Card() },
      .shown("body Card", "body Name Ann", "body Age 3"),
      .event("age", { $0[Person.self].age = 4 }, "body Age 4"),
      .event("name", { $0[Person.self].name = "Eve" }, "body Name Eve"),
      .event("note", { $0[Person.self].note = "x" })),
    Case(
      "A computed property stands for the ones it is computed from", { Computed() },
      .shown("body Computed Ann, 3"),
      .event("age", { $0[Person.self].age = 4 }, "body Computed Ann, 4"),
      .event("note", { $0[Person.self].note = "x" })),
    Case(
      "A property that was read only while another was true is forgotten with it", { Conditional() },
      .shown("body Conditional Ann"),
      .event("off", { $0[Person.self].age = 0 }, "body Conditional -"),
      .event("name", { $0[Person.self].name = "Eve" }),
      .event("on", { $0[Person.self].age = 1 }, "body Conditional Eve")),
    Case(
      "Of a collection of objects, one that changes runs its own row", { Team() },
      .shown("body Team", "body Row Ann", "body Row Bob"),
      .event("rename", { $0[Person.self, 1].name = "Bea" }, "body Row Bea"),
      .tap("Hire", "body Team", "body Row Cid"),
      .tap("Fire", "body Team"),
      .alive(Person.self, 2)),
    Case(
      "Along an optional chain each link is followed, and an old one is not", { Chain() },
      .shown("body Chain -"),
      .tap("Select first", "body Chain Ann"),
      .event("rename", { $0[Person.self, 0].name = "Eve" }, "body Chain Eve"),
      .tap("Select second", "body Chain Bob"),
      .event("rename old", { $0[Person.self, 0].name = "Ann" }),
      .tap("Select none", "body Chain -")),
    Case(
      "@Bindable in a body gives bindings to properties, and the body that makes them follows those",
      { Editor() },
      .shown("body Editor"),
      .enter("Eve", into: "Name", "body Editor"),
      .event("look", { say($0[Person.self].name) }, "Eve")),
    Case(
      "An object from the environment is tracked like any other, absent it is nil", { Root() },
      .shown("body Root", "body Reader Ann nil"),
      .event("age", { $0[Person.self].age = 4 }),
      .event("name", { $0[Person.self].name = "Eve" }, "body Reader Eve nil")),
    Case(
      "What an action reads is not tracked", { ActionReader() },
      .shown("body ActionReader"),
      .tap("Look", "Ann"),
      .event("rename", { $0[Person.self].name = "Eve" }),
      .tap("Look", "Eve")),
    Case(
      "Several writes in one event are one body of each reader", { Card() },
      .shown("body Card", "body Name Ann", "body Age 3"),
      .event(
        "write",
        {
          $0[Person.self].name = "Eve"
          $0[Person.self].name = "Una"
          $0[Person.self].age = 9
        }, "body Name Una", "body Age 9")),
    Case(
      "An object that a state owns is freed with the view", { Owning() },
      .shown("body Card", "body Name Ann", "body Age 3"),
      .alive(Person.self, 1),
      .tap("Remove"),
      .alive(Person.self, 0)),
  ]

  @MainActor @Observable final class Person: Identifiable {
    var name: String
    var age: Int
    var note = ""
    var summary: String { "\(name), \(age)" }
    init(_ name: String = "Ann", _ age: Int = 3) {
      self.name = name
      self.age = age
      watch(self)
    }
  }
  @MainActor @Observable final class Missing {}

  struct Card: View {
    @State private var person = Person()
    var body: some View {
      let _ = say("body Card")
      Name(person: person)
      Age(person: person)
    }
    struct Name: View {
      let person: Person
      var body: some View {
        let _ = say("body Name \(person.name)")
        Text(person.name)
      }
    }
    struct Age: View {
      let person: Person
      var body: some View {
        let _ = say("body Age \(person.age)")
        Text("\(person.age)")
      }
    }
  }

  struct Computed: View {
    @State private var person = Person()
    var body: some View {
      let _ = say("body Computed \(person.summary)")
      Text(person.summary)
    }
  }

  struct Conditional: View {
    @State private var person = Person()
    var body: some View {
      let shown = person.age > 0 ? person.name : "-"
      let _ = say("body Conditional \(shown)")
      Text(shown)
    }
  }

  struct Team: View {
    @State private var people = [Person("Ann"), Person("Bob")]
    var body: some View {
      let _ = say("body Team")
      Button("Hire") { people.append(Person("Cid")) }
      Button("Fire") { people.removeLast() }
      ForEach(people) { Row(person: $0) }
    }
    struct Row: View {
      let person: Person
      var body: some View {
        let _ = say("body Row \(person.name)")
        Text(person.name)
      }
    }
  }

  @MainActor @Observable final class Selection { var person: Person? }

  struct Chain: View {
    @State private var people = [Person("Ann"), Person("Bob")]
    @State private var selection = Selection()
    var body: some View {
      let name = selection.person?.name ?? "-"
      let _ = say("body Chain \(name)")
      Button("Select first") { selection.person = people[0] }
      Button("Select second") { selection.person = people[1] }
      Button("Select none") { selection.person = nil }
    }
  }

  struct Editor: View {
    @State private var person = Person()
    var body: some View {
      let _ = say("body Editor")
      @Bindable var person = person
      TextField("Name", text: $person.name)
    }
  }

  struct Root: View {
    @State private var person = Person()
    var body: some View {
      let _ = say("body Root")
      Reader().environment(person)
    }
    struct Reader: View {
      @Environment(Person.self) private var person
      @Environment(Missing.self) private var missing: Missing?
      var body: some View {
        let _ = say("body Reader \(person.name) \(missing == nil ? "nil" : "there")")
        Text(person.name)
      }
    }
  }

  struct ActionReader: View {
    @State private var person = Person()
    var body: some View {
      let _ = say("body ActionReader")
      Button("Look") { say(person.name) }
    }
  }

  struct Owning: View {
    @State private var isThere = true
    var body: some View {
      Button("Remove") { isThere = false }
      if isThere { Card() }
    }
  }
}
