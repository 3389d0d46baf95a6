import SwiftUITesting

enum IdentityCases {
  static let all = [
    Case(
      "The branches of an if are two identities: state starts anew", { Branches() },
      .shown(),
      .tap("on 0"),
      .texts("Flip", "on 1"),
      .tap("Flip"),
      .texts("Flip", "off 0"),
      .tap("Flip"),
      .texts("Flip", "on 0")),
    Case(
      "A conditional argument is one identity: state stays", { Argument() },
      .shown(),
      .tap("on 0"),
      .tap("Flip"),
      .texts("Flip", "off 1")),
    Case(
      "Each case of a switch is an identity", { Switching() },
      .shown(),
      .tap("one 0"),
      .tap("Next"),
      .texts("Next", "two 0"),
      .tap("Next"),
      .texts("Next", "many 0"),
      .tap("many 0"),
      .tap("Next"),
      .texts("Next", "many 1")),
    Case(
      "An optional view keeps its state while it is there, whatever it holds", { OptionalView() },
      .shown(),
      .texts("Next"),
      .tap("Next"),
      .tap("value 0"),
      .tap("Next"),
      .texts("Next", "value 1"),
      .tap("Next"),
      .texts("Next")),
    Case(
      "Another id is another view: its state starts anew, it appears anew", { Renewed() },
      .shown("+1"),
      .tap("view 0"),
      .tap("Same"),
      .texts("Next", "Same", "view 1"),
      .tap("Next", "+2"),
      .texts("Next", "Same", "view 0")),
    Case(
      "AnyView keeps state while it holds one type, and starts anew with another", { Erased() },
      .shown(),
      .tap("a 0"),
      .tap("Same type"),
      .texts("Same type", "Other type", "b 1"),
      .tap("Other type"),
      .tap("Same type"),
      .texts("Same type", "Other type", "other")),
    Case(
      "An equatable view runs when == says no, and when its own state changes", { Comparing() },
      .shown("body Parent", "body Rounded 1"),
      .tap("A little", "body Parent"),
      .tap("Own", "body Rounded 1"),
      .tap("A lot", "body Parent", "body Rounded 2")),
    Case(
      "A parent's update stops at a child whose fields are equal", { Stopping() },
      .shown("body Top 0", "body Fields", "body Deep"),
      .tap("Add", "body Top 1")),
    Case(
      "A child that captured what changed in a closure runs", { Capturing() },
      .shown("body Top 0", "body Runner"),
      .tap("Add", "body Top 1", "body Runner"),
      .tap("Run", "ran with 1")),
    Case(
      "Views in front that come and go do not touch their siblings' state", { Front() },
      .shown(),
      .tap("tally 0"),
      .tap("Flip"),
      .texts("first", "Flip", "tally 1"),
      .tap("Flip"),
      .texts("Flip", "tally 1")),
  ]

  struct Branches: View {
    @State private var isOn = true
    var body: some View {
      Button("Flip") { isOn.toggle() }
      if isOn { Tally(name: "on") } else { Tally(name: "off") }
    }
  }

  struct Argument: View {
    @State private var isOn = true
    var body: some View {
      Button("Flip") { isOn.toggle() }
      Tally(name: isOn ? "on" : "off")
    }
  }

  struct Switching: View {
    @State private var count = 1
    var body: some View {
      Button("Next") { count += 1 }
      switch count {
      case 1: Tally(name: "one")
      case 2: Tally(name: "two")
      default: Tally(name: "many")
      }
    }
  }

  struct OptionalView: View {
    @State private var value: Int?
    var body: some View {
      Button("Next") {
        value = value == nil ? 1 : value == 1 ? 2 : nil
      }
      value.map { _ in Tally(name: "value") }
    }
  }

  struct Renewed: View {
    @State private var id = 1
    @State private var other = 0
    var body: some View {
      Button("Next") { id += 1 }
      Button("Same") { other += 1 }
      Tally(name: "view").onAppear { say("+\(id)") }.id(id)
    }
  }

  struct Erased: View {
    @State private var name = "a"
    @State private var isOther = false
    var body: some View {
      Button("Same type") { name = "b" }
      Button("Other type") { isOther = true }
      content
    }
    private var content: AnyView {
      isOther ? AnyView(Text("other")) : AnyView(Tally(name: name))
    }
  }

  struct Comparing: View {
    @State private var value = 1.0
    var body: some View {
      let _ = say("body Parent")
      Button("A little") { value += 0.1 }
      Button("A lot") { value += 1 }
      Text(verbatim: "\(value)")
      Rounded(value: value).equatable()
    }
    struct Rounded: View, Equatable {
      let value: Double
      @State private var own = 0
      nonisolated static func == (a: Self, b: Self) -> Bool { Int(a.value) == Int(b.value) }
      var body: some View {
        let _ = say("body Rounded \(Int(value))")
        Button("Own") { own += 1 }
        Text("\(own)")
      }
    }
  }

  struct Stopping: View {
    struct Model { var names = ["a", "b"] }
    @State private var count = 0
    private let model = Model()
    var body: some View {
      let _ = say("body Top \(count)")
      Button("Add") { count += 1 }
      Fields(model: model, names: ["x", "y"], number: 3)
    }
    struct Fields: View {
      let model: Model
      let names: [String]
      let number: Double
      var body: some View {
        let _ = say("body Fields")
        Deep()
      }
    }
    struct Deep: View {
      var body: some View {
        let _ = say("body Deep")
        Text("deep")
      }
    }
  }

  struct Capturing: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body Top \(count)")
      Button("Add") { count += 1 }
      Runner { [count] in say("ran with \(count)") }
    }
    struct Runner: View {
      let action: () -> Void
      var body: some View {
        let _ = say("body Runner")
        Button("Run", action: action)
      }
    }
  }

  struct Front: View {
    @State private var isThere = false
    var body: some View {
      if isThere { Text("first") }
      Button("Flip") { isThere.toggle() }
      Tally(name: "tally")
    }
  }
}
