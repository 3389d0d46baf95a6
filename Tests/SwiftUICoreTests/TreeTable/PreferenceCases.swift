import SwiftUITesting

enum PreferenceCases {
  static let all = [
    Case(
      "Preferences are reduced in view order, and told once at the start", { Letters() },
      .shown("letters abc"),
      .tap("Change", "letters aXc"),
      .tap("Touch")),
    Case(
      "A view that comes in the middle is reduced in the middle", { Growing() },
      .shown("letters ac"),
      .tap("Insert", "letters abc"),
      .tap("Remove", "letters bc")),
    Case(
      "Each observer hears of its own subtree; the inner one first", { TwoObservers() },
      .shown("inner b", "outer ab"),
      .tap("Change", "inner X", "outer aX")),
    Case(
      "A value that is written to a state is shown by a further body", { Measuring() },
      .shown("body Measuring -", "letters ab", "body Measuring ab"),
      .texts("a", "b", "ab")),
    Case(
      "transformPreference changes what has come from below", { Transforming() },
      .shown("letters ab!"),
      .tap("Change", "letters aX!")),
    Case(
      "Only the view that sets a preference runs when it changes", { Apart() },
      .shown("body Apart", "body Setter a", "letters a"),
      .tap("Change", "body Setter X", "letters X")),
    Case(
      "Where no view ever sets a preference, nothing is told of it", { Unset() },
      .shown(),
      .tap("Touch")),
    Case(
      "Where one may come that sets it, the default value is told first", { MayBeSet() },
      .shown("if ", "each "),
      .tap("Show", "if x", "each x"),
      .tap("Hide", "if ", "each ")),
  ]

  struct Unset: View {
    @State private var touches = 0
    var body: some View {
      VStack {
        Text("\(touches)").padding().preference(key: CountKey.self, value: touches)
        HStack { Button("Touch") { touches += 1 } }
      }
      .onPreferenceChange(LettersKey.self) { say("letters \($0)") }
    }
  }

  struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct MayBeSet: View {
    @State private var letters: [String] = []
    var body: some View {
      VStack { if !letters.isEmpty { Letter("x") } }.onPreferenceChange(LettersKey.self) { say("if \($0)") }
      VStack { ForEach(letters, id: \.self) { Letter($0) } }
        .onPreferenceChange(LettersKey.self) { say("each \($0)") }
      Button("Show") { letters = ["x"] }
      Button("Hide") { letters = [] }
    }
  }

  struct LettersKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  struct Letter: View {
    let letter: String
    init(_ letter: String) { self.letter = letter }
    var body: some View { Text(letter).preference(key: LettersKey.self, value: letter) }
  }

  struct Letters: View {
    @State private var middle = "b"
    @State private var touches = 0
    var body: some View {
      VStack {
        Letter("a")
        HStack { Letter(middle) }
        Letter("c")
        Text("\(touches)")
      }
      .onPreferenceChange(LettersKey.self) { say("letters \($0)") }
      Button("Change") { middle = "X" }
      Button("Touch") { touches += 1 }
    }
  }

  struct Growing: View {
    @State private var letters = ["a", "c"]
    var body: some View {
      VStack { ForEach(letters, id: \.self) { Letter($0) } }
        .onPreferenceChange(LettersKey.self) { say("letters \($0)") }
      Button("Insert") { letters.insert("b", at: 1) }
      Button("Remove") { letters.removeFirst() }
    }
  }

  struct TwoObservers: View {
    @State private var letter = "b"
    var body: some View {
      VStack {
        Letter("a")
        VStack { Letter(letter) }.onPreferenceChange(LettersKey.self) { say("inner \($0)") }
      }
      .onPreferenceChange(LettersKey.self) { say("outer \($0)") }
      Button("Change") { letter = "X" }
    }
  }

  struct Measuring: View {
    @State private var letters = "-"
    var body: some View {
      let _ = say("body Measuring \(letters)")
      VStack {
        Letter("a")
        Letter("b")
        Text(letters)
      }
      .onPreferenceChange(LettersKey.self) {
        say("letters \($0)")
        letters = $0
      }
    }
  }

  struct Transforming: View {
    @State private var letter = "b"
    var body: some View {
      VStack {
        Letter("a")
        Letter(letter)
      }
      .transformPreference(LettersKey.self) { $0 += "!" }
      .onPreferenceChange(LettersKey.self) { say("letters \($0)") }
      Button("Change") { letter = "X" }
    }
  }

  struct Apart: View {
    var body: some View {
      let _ = say("body Apart")
      Setter().onPreferenceChange(LettersKey.self) { say("letters \($0)") }
    }
    struct Setter: View {
      @State private var letter = "a"
      var body: some View {
        let _ = say("body Setter \(letter)")
        Button("Change") { letter = "X" }.preference(key: LettersKey.self, value: letter)
      }
    }
  }
}
