import SwiftUITesting

enum ContainerCases {
  static let all = [
    Case(
      "An environment changed at the presenter reaches its open sheet", { ThemedSheet() },
      .shown("body Presenter"),
      .tap("Open", "body Painted plain"),
      .tap("Paint", "body Presenter", "body Painted dark"),
      .closeSheet()),
    Case(
      "What a sheet sends up stays in the sheet", { Sending() },
      .shown("letters a"),
      .tap("Open"),
      .closeSheet()),
    Case(
      "A toggle's binding runs who reads it, and keeps in step with it", { Switch() },
      .shown("body Switch", "body Lamp false"),
      .tap("Light", "body Lamp true"),
      .tap("Light", "body Lamp false")),
    Case(
      "A Section's header and rows follow their own state", { Sectioned() },
      .shown("body Sectioned", "body Header 0", "body Row a", "body Row b"),
      .tap("Count", "body Header 1"),
      .tap("Add", "body Sectioned", "body Row c")),
    Case(
      "A view modifier with a body runs when its input or its own state changes, and its content does not",
      { Modified() },
      .shown("body Modified", "modifier 0 false", "body Inside"),
      .tap("Input", "body Modified", "modifier 1 false"),
      .tap("Own", "modifier 1 true")),
    Case(
      "A group and a stack are no identity of their own: what is in them keeps its state", { Grouped() },
      .shown(),
      .tap("tally 0"),
      .tap("Update"),
      .texts("Update", "1", "tally 1")),
    Case(
      "An onAppear of a later row is called when it comes in, and not for the others", { Late() },
      .shown("+a", "+c"),
      .tap("Insert", "+b")),
    Case(
      "A view far below is reached past views that stay as they are", { Far() },
      .shown("body Far", "body One", "body Two", "body Three 0"),
      .tap("Add", "body Three 1")),
    Case(
      "Two views on one object both run, each once", { Twins() },
      .shown("body Twins", "body Twin a 0", "body Twin b 0"),
      .tap("Add", "body Twins", "body Twin a 1", "body Twin b 1")),
  ]

  struct ThemedSheet: View {
    @State private var theme = "plain"
    @State private var isOpen = false
    var body: some View {
      let _ = say("body Presenter")
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          EnvironmentCases.Painted()
          Button("Paint") { theme = "dark" }
        }
        .environment(\.tableTheme, theme)
    }
  }

  struct Sending: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        PreferenceCases.Letter("a")
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { PreferenceCases.Letter("b") }
      }
      .onPreferenceChange(PreferenceCases.LettersKey.self) { say("letters \($0)") }
    }
  }

  struct Switch: View {
    @State private var isOn = false
    var body: some View {
      let _ = say("body Switch")
      Button("Light") { isOn.toggle() }
      Toggle("Lamp", isOn: $isOn)
      Lamp(isOn: $isOn)
    }
    struct Lamp: View {
      @Binding var isOn: Bool
      var body: some View {
        let _ = say("body Lamp \(isOn)")
        Text(isOn ? "on" : "off")
      }
    }
  }

  struct Sectioned: View {
    @State private var names = ["a", "b"]
    var body: some View {
      let _ = say("body Sectioned")
      Form {
        Section(header: Header()) {
          ForEach(names, id: \.self) { Row(name: $0) }
          Button("Add") { names.append("c") }
        }
      }
    }
    struct Header: View {
      @State private var count = 0
      var body: some View {
        let _ = say("body Header \(count)")
        Button("Count") { count += 1 }
      }
    }
    struct Row: View {
      let name: String
      var body: some View {
        let _ = say("body Row \(name)")
        Text(name)
      }
    }
  }

  struct Modified: View {
    @State private var input = 0
    var body: some View {
      let _ = say("body Modified")
      Button("Input") { input += 1 }
      Inside().modifier(Frame(input: input))
    }
    struct Inside: View {
      var body: some View {
        let _ = say("body Inside")
        Text("inside")
      }
    }
    struct Frame: ViewModifier {
      let input: Int
      @State private var own = false
      func body(content: Content) -> some View {
        let _ = say("modifier \(input) \(own)")
        content
        Button("Own") { own.toggle() }
      }
    }
  }

  struct Grouped: View {
    @State private var updates = 0
    var body: some View {
      Button("Update") { updates += 1 }
      Group {
        Text("\(updates)")
        VStack { Tally(name: "tally") }
      }
    }
  }

  struct Late: View {
    @State private var names = ["a", "c"]
    var body: some View {
      ForEach(names, id: \.self) { name in Text(name).onAppear { say("+\(name)") } }
      Button("Insert") { names.insert("b", at: 1) }
    }
  }

  struct Far: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body Far")
      One(count: $count)
    }
    struct One: View {
      let count: Binding<Int>
      var body: some View {
        let _ = say("body One")
        Two(count: count)
      }
    }
    struct Two: View {
      let count: Binding<Int>
      var body: some View {
        let _ = say("body Two")
        Three(count: count)
      }
    }
    struct Three: View {
      @Binding var count: Int
      var body: some View {
        let _ = say("body Three \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  struct Twins: View {
    @StateObject private var model = PresentationCases.Model()
    var body: some View {
      let _ = say("body Twins")
      Twin(name: "a", model: model)
      Twin(name: "b", model: model)
      Button("Add") { model.count += 1 }
    }
    struct Twin: View {
      let name: String
      @ObservedObject var model: PresentationCases.Model
      var body: some View {
        let _ = say("body Twin \(name) \(model.count)")
        Text("\(model.count)")
      }
    }
  }
}
