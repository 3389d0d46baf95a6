import SwiftUITesting

enum ControlCases {
  static let all = [
    Case(
      "A formatted field follows what can be read, and keeps what is typed until editing ends", { Amount() },
      .shown("body 5"),
      .value("Amount", "5"),
      .enter("12", into: "Amount", "body 12"),
      .enter("12 pieces", into: "Amount"),
      .value("Amount", "12 pieces"),
      .submit("Amount"),
      .value("Amount", "12"),
      .enter("0013", into: "Amount", "body 13"),
      .value("Amount", "0013"),
      .submit("Amount"),
      .value("Amount", "13")),
    Case(
      "A formatted field shows a value that was changed elsewhere, also while it is typed in", { Amount() },
      .shown("body 5"),
      .enter("0012", into: "Amount", "body 12"),
      .tap("Double", "body 24"),
      .value("Amount", "24")),
    Case(
      "An empty formatted field of an optional is nil", { Maybe() },
      .shown("body nil"),
      .value("Age", ""),
      .enter("30", into: "Age", "body 30"),
      .enter("", into: "Age", "body nil")),
    Case(
      "A slider's labels stand at its ends, its own is for assistive tools", { Volume() },
      .shown("body 1"),
      .texts("quiet", "loud"),
      .slide("Volume", to: 7, "body 7")),
    Case(
      "A button with a symbol is found by its title", { Symbol() },
      .shown(),
      .tap("Add", "added")),
  ]

  struct Amount: View {
    @State private var amount = 5
    var body: some View {
      let _ = say("body \(amount)")
      TextField("Amount", value: $amount, format: .number)
      Button("Double") { amount *= 2 }
    }
  }

  struct Maybe: View {
    @State private var age: Int?
    var body: some View {
      let _ = say("body \(age.map(String.init) ?? "nil")")
      TextField("Age", value: $age, format: .number)
    }
  }

  struct Volume: View {
    @State private var volume = 1.0
    var body: some View {
      let _ = say("body \(Int(volume))")
      Slider(value: $volume, in: 0...10) {
        Text("Volume")
      } minimumValueLabel: {
        Text("quiet")
      } maximumValueLabel: {
        Text("loud")
      }
    }
  }

  struct Symbol: View {
    var body: some View { Button("Add", systemImage: "plus") { say("added") } }
  }
}
