import SwiftUITesting
import Testing

/// Controls and the styles that make them.
@MainActor
@Suite("Controls")
struct ControlTests {
  struct Steps: View {
    @State var count = 4
    @State var half = 0.0
    @State var log: [String] = []
    var body: some View {
      VStack {
        Stepper("Count \(count)", value: $count, in: 0...5)
        Stepper("Half", value: $half, step: 0.5) { log.append($0 ? "begin" : "end") }
        Stepper("Own", onIncrement: { log.append("more") }, onDecrement: nil)
        Text(verbatim: "\(half) \(log.joined(separator: " "))")
      }
    }
  }

  @Test("A stepper steps within its bounds, and tells when it does")
  func stepper() {
    let screen = Screen { Steps() }
    screen.stepper("Count 4").increment()
    screen.stepper("Count 5").increment()
    #expect(screen.stepper("Count 5").label == "Count 5")
    screen.stepper("Count 5").decrement()
    #expect(screen.shows("Count 4"))
    screen.stepper("Half").decrement()
    #expect(screen.shows("-0.5 begin end"))
    screen.stepper("Own").increment()
    screen.stepper("Own").decrement()
    #expect(screen.shows("-0.5 begin end more"))
  }

  struct Ends: View {
    @State var most = Int.max - 1
    @State var least = UInt8(1)
    @State var within = Int.min + 1
    var body: some View {
      VStack {
        Stepper("Most", value: $most, step: 2)
        Stepper("Least", value: $least)
        Stepper("Within", value: $within, in: Int.min...Int.max, step: 5)
        Text(verbatim: "\(most) \(least) \(within)")
      }
    }
  }

  @Test("A stepper does not step past what its number's type holds")
  func stepperAtTheEnds() {
    let screen = Screen { Ends() }
    screen.stepper("Most").increment()
    #expect(screen.shows("\(Int.max - 1) 1 \(Int.min + 1)"))
    screen.stepper("Most").decrement()
    screen.stepper("Least").decrement()
    screen.stepper("Least").decrement()
    screen.stepper("Within").decrement()
    screen.stepper("Within").decrement()
    #expect(screen.shows("\(Int.max - 3) 0 \(Int.min)"))
    screen.stepper("Most").increment()
    screen.stepper("Least").increment()
    screen.stepper("Within").increment()
    #expect(screen.shows("\(Int.max - 1) 1 \(Int.min + 5)"))
  }

  struct FirstForms: View {
    @State var count = 1
    @State var share = 0.5
    @State var log: [String] = []
    private func note(_ isEditing: Bool) { log.append(isEditing ? "begin" : "end") }
    var body: some View {
      VStack {
        Stepper(value: $count, step: 2, onEditingChanged: note) { Text("By two \(count)") }
        Stepper(value: $count, in: 0...9, onEditingChanged: note) { Text("Within \(count)") }
        Stepper(onIncrement: { log.append("more") }, onDecrement: { log.append("less") }) { Text("Own") }
        Slider(value: $share, in: 0...2, onEditingChanged: note) { Text("Free") }
        Slider(value: $share, in: 0...2, step: 0.5, onEditingChanged: note) {
          Text(verbatim: "In steps \(share)")
        }
        Text(log.joined(separator: " "))
      }
    }
  }

  @Test("Steppers and sliders in the forms they had at first, with the label last, do the same")
  func firstForms() {
    let screen = Screen { FirstForms() }
    screen.stepper("By two 1").increment()
    screen.stepper("Within 3").decrement()
    screen.stepper("Own").decrement()
    #expect(screen.shows("begin end begin end less"))
    #expect(screen.stepper("Within 2").label == "Within 2")
    screen.slider("Free").set(1.5)
    #expect(screen.slider("In steps 1.5").label == "In steps 1.5")
  }

  struct Loading: View {
    @State var done: Double? = 3
    var body: some View {
      VStack {
        ProgressView("Copying", value: done, total: 12)
        Button("Lose count") { done = nil }
      }
    }
  }

  @Test("Progress is shown as a share, or as going on where nobody knows")
  func progress() {
    let screen = Screen { Loading() }
    #expect(screen.front.all.first { $0.kind == "progress" }?.value == "0.25")
    #expect(screen.shows("Copying"))
    screen.button("Lose count").tap()
    #expect(screen.front.all.first { $0.kind == "progress" }?.value == "")
  }

  struct Notes: View {
    @State var text = "a"
    var body: some View {
      VStack {
        TextEditor(text: $text)
        Text("\(text.count)")
      }
    }
  }

  @Test("A text editor writes its binding and is not written back to")
  func editor() {
    let screen = Screen { Notes() }
    screen.resetCounts()
    screen.editor.type("\nb")
    #expect(screen.editor.value == "a\nb")
    #expect(screen.shows("3"))
  }

  struct Opening: View {
    @State var isOpen = false
    var body: some View {
      VStack {
        DisclosureGroup("Bound", isExpanded: $isOpen) { Text("bound content") }
        DisclosureGroup("Own") { Text("own content") }
        GroupBox("Box") { Text("in the box") }
      }
    }
  }

  @Test("A disclosure group shows and hides, by its own state or a binding")
  func disclosure() {
    let screen = Screen { Opening() }
    #expect(!screen.shows("bound content"))
    for button in screen.front.all.filter({ $0.kind == "button" }) { button.tap() }
    #expect(screen.shows("bound content") && screen.shows("own content") && screen.shows("in the box"))
    screen.front.all.first { $0.kind == "button" }!.tap()
    #expect(!screen.shows("bound content") && screen.shows("own content"))
  }

  struct Numbers: View {
    @State var amount: Double = 5
    static let formatter: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_GB")
      formatter.numberStyle = .decimal
      return formatter
    }()
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, formatter: Self.formatter, onCommit: {})
        TextField(value: $amount, formatter: Self.formatter) { Text("Labelled") }
        Text(verbatim: "\(amount)")
      }
    }
  }

  @Test("A field with a formatter writes what the formatter reads; other text leaves the value")
  func formatter() {
    let screen = Screen { Numbers() }
    screen.field("Amount").enter("1,234.5")
    #expect(screen.shows("1234.5"))
    screen.field("Amount").enter("nonsense")
    #expect(screen.shows("1234.5"))
    screen.field("Labelled").enter("2.5")
    #expect(screen.shows("2.5"))
  }

  struct Limited: View {
    @State var amount = 5
    let formatter: NumberFormatter
    var body: some View {
      TextField("Amount", value: $amount, formatter: formatter)
      Text(verbatim: "\(amount)")
    }
  }

  @Test("A number beyond the limits of a formatter is none that it reads")
  func limits() {
    let formatter = NumberFormatter()
    formatter.minimum = 1
    formatter.maximum = 10
    let screen = Screen { Limited(formatter: formatter) }
    for (entered, kept) in [("10", "10"), ("11", "10"), ("0", "10"), ("1", "1")] {
      screen.field("Amount").enter(entered)
      #expect(screen.shows(kept), "\(entered)")
    }
  }

  struct Refusing: View {
    @State var text = ""
    var body: some View {
      VStack {
        TextField("Three", text: Binding(get: { text }, set: { text = String($0.prefix(3)) }))
        TextField("Fixed", text: .constant("x"))
      }
    }
  }

  @Test("A field shows what its binding kept, also where that is what it was before")
  func refused() {
    let screen = Screen { Refusing() }
    screen.field("Three").type("abcde")
    #expect(screen.field("Three").value == "abc")
    screen.field("Fixed").type("yz")
    #expect(screen.field("Fixed").value == "x")
  }

  struct Stepped: View {
    @State var value = 1.0
    var body: some View { Slider(value: $value, in: 0...5, step: 0.5) { Text("Rating") } }
  }

  @Test("A slider with steps takes no value between them")
  func steps() {
    let screen = Screen { Stepped() }
    screen.slider("Rating").set(3.3)
    #expect(screen.slider("Rating").value == "3.5")
    screen.slider("Rating").set(9)
    #expect(screen.slider("Rating").value == "5.0")
  }

  struct People: View {
    @State var number = 2
    var body: some View {
      Picker("Number", selection: $number) { ForEach(2..<100) { Text("\($0) people") } }
      Text("chosen \(number)")
    }
  }

  @Test("What a picker chooses of a range is the place in it")
  func range() {
    let screen = Screen { People() }
    #expect(screen.picker("Number").value == "4 people")
    screen.picker("Number").select("3 people")
    #expect(screen.shows("chosen 1"))
  }
}
