import SwiftUITesting

enum BindingCases {
  static let all = [
    Case(
      "Through a chain of bindings only the view that reads the value runs", { Owner() },
      .shown("body Owner", "body Middle", "body Leaf 0"),
      .tap("Add", "body Leaf 1"),
      .tap("Add", "body Leaf 2")),
    Case(
      "An owner that reads runs before the child that reads", { ReadingOwner() },
      .shown("body Owner 0", "body Leaf 0"),
      .tap("Add", "body Owner 1", "body Leaf 1")),
    Case(
      "A field of a struct is written alone: only the rows that read it run", { Profile() },
      .shown("body Profile", "body Field name Ann", "body Field city Rome"),
      .enter("Eve", into: "name", "body Field name Eve"),
      .enter("Oslo", into: "city", "body Field city Oslo"),
      .texts("Eve", "Oslo")),
    Case(
      "A binding to an array's element writes that element", { Scores() },
      .shown("body Scores", "body Leaf 1", "body Leaf 2"),
      .tap("Reset second", "body Leaf 0")),
    Case(
      "A binding of two functions calls them, and follows what they read", { Celsius() },
      .shown("body Celsius 10"),
      .texts("Warmer", "50.0"),
      .tap("Warmer", "set 59.0", "body Celsius 15"),
      .texts("Warmer", "59.0")),
    Case(
      "A constant binding ignores writes", { Constant() },
      .shown("body Leaf 7"),
      .tap("Add")),
    Case(
      "A binding to an optional gives a binding to its value, while there is one", { Unwrapping() },
      .shown("body Unwrapping nil"),
      .tap("Fill", "body Unwrapping 3", "body Leaf 3"),
      .tap("Add", "body Unwrapping 4", "body Leaf 4"),
      .tap("Empty", "body Unwrapping nil")),
    Case(
      "ForEach over a binding gives each row its element; the owner runs, and of the rows the written one",
      { Rows() },
      .shown("body Rows", "body Row a off", "body Row b off", "body Row c off"),
      .tap("flip b", "body Rows", "body Row b on"),
      .contents(3),
      .tap("flip b", "body Rows", "body Row b off")),
    Case(
      "A write through a binding with an animation is a transaction of its own", { Animated() },
      .shown("body 0"),
      .tap("Go", "body 1", "0→1", "body 5", "1→5")),
  ]

  struct Leaf: View {
    @Binding var value: Int
    var body: some View {
      let _ = say("body Leaf \(value)")
      Button("Add") { value += 1 }
    }
  }

  struct Owner: View {
    @State private var value = 0
    var body: some View {
      let _ = say("body Owner")
      Middle(value: $value)
    }
    struct Middle: View {
      @Binding var value: Int
      var body: some View {
        let _ = say("body Middle")
        Leaf(value: $value)
      }
    }
  }

  struct ReadingOwner: View {
    @State private var value = 0
    var body: some View {
      let _ = say("body Owner \(value)")
      Leaf(value: $value)
    }
  }

  struct Profile: View {
    @State private var person = (name: "Ann", city: "Rome")
    var body: some View {
      let _ = say("body Profile")
      Field(label: "name", text: $person.name)
      Field(label: "city", text: $person.city)
    }
    struct Field: View {
      let label: String
      @Binding var text: String
      var body: some View {
        let _ = say("body Field \(label) \(text)")
        TextField(label, text: $text)
        Text(text)
      }
    }
  }

  struct Scores: View {
    @State private var scores = [1, 2]
    var body: some View {
      let _ = say("body Scores")
      Button("Reset second") { scores[1] = 0 }
      Leaf(value: $scores[0])
      Leaf(value: $scores[1])
    }
  }

  struct Celsius: View {
    @State private var degrees = 10.0
    var body: some View {
      let _ = say("body Celsius \(Int(degrees))")
      Fahrenheit(
        degrees: Binding(
          get: { degrees * 9 / 5 + 32 },
          set: {
            say("set \($0)")
            degrees = ($0 - 32) * 5 / 9
          }))
    }
    struct Fahrenheit: View {
      @Binding var degrees: Double
      var body: some View {
        Button("Warmer") { degrees += 9 }
        Text(verbatim: "\(degrees)")
      }
    }
  }

  struct Constant: View {
    var body: some View { Leaf(value: .constant(7)) }
  }

  struct Unwrapping: View {
    @State private var value: Int?
    var body: some View {
      let _ = say("body Unwrapping \(value.map(String.init) ?? "nil")")
      Button("Fill") { value = 3 }
      Button("Empty") { value = nil }
      if let binding = Binding($value) { Leaf(value: binding) }
    }
  }

  struct Rows: View {
    struct Item: Identifiable {
      let id: String
      var isOn = false
    }
    @State private var items = ["a", "b", "c"].map { Item(id: $0) }
    var body: some View {
      let _ = say("body Rows")
      ForEach($items) { $item in Row(item: $item) }
    }
    struct Row: View {
      @Binding var item: Item
      var body: some View {
        let _ = say("body Row \(item.id) \(item.isOn ? "on" : "off")")
        Button("flip \(item.id)") { item.isOn.toggle() }
      }
    }
  }

  struct Animated: View {
    @State private var value = 0
    var body: some View {
      let _ = say("body \(value)")
      Button("Go") {
        value = 1
        $value.animation(.linear).wrappedValue = 5
      }
      .onChange(of: value) { say("\($0)→\($1)") }
    }
  }
}
