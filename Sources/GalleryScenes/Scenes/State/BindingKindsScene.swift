import SwiftUI

private struct Guest: Identifiable, Equatable {
  let id: Int
  var name: String
  var isComing = false
}

extension Dictionary where Key == String, Value == Int {
  /// An entry that is always there, so that a binding can lead to it.
  fileprivate subscript(count key: String) -> Int {
    get { self[key] ?? 0 }
    set { self[key] = newValue == 0 ? nil : newValue }
  }
}

/// Bindings to rows, to entries of a dictionary, to an optional, and ones made by hand.
struct BindingKindsScene: View {
  @State private var evaluations = Evaluations()
  @State private var guests = [
    Guest(id: 1, name: "Ann"), Guest(id: 2, name: "Mei"), Guest(id: 3, name: "Zoë"),
  ]
  @State private var drinks = ["Tea": 1]
  @State private var note: String?
  @State private var celsius = 20.0

  var body: some View {
    Part("BindingKindsScene", evaluations: evaluations.next()) {
      ForEach($guests) { $guest in GuestRow(guest: $guest) }
      Button("Turn the list round") { guests.reverse() }
      let coming = guests.filter(\.isComing).map(\.name)
      Text("Coming: \(coming.isEmpty ? "nobody" : coming.formatted())")
    }
    Part("A dictionary's entries, through a subscript") {
      Stepper("Tea: \(drinks[count: "Tea"])", value: $drinks[count: "Tea"], in: 0...9)
      Stepper("Coffee: \(drinks[count: "Coffee"])", value: $drinks[count: "Coffee"], in: 0...9)
    }
    Part("An optional, and a binding made of two closures") {
      if let text = Binding($note) {
        TextField("Note", text: text)
        Button("No note") { note = nil }
      } else {
        Button("Write a note") { note = "" }
      }
      TemperatureSlider("°C", value: $celsius, range: -10...40)
      TemperatureSlider("°F", value: fahrenheit, range: 14...104)
    }
  }

  private var fahrenheit: Binding<Double> {
    Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
  }
}

private struct GuestRow: View {
  @Binding var guest: Guest
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("GuestRow \(guest.id)", evaluations: evaluations.next()) {
      HStack {
        TextField("Name", text: $guest.name)
        Toggle("Comes", isOn: $guest.isComing)
      }
    }
  }
}

private struct TemperatureSlider: View {
  let unit: String
  @Binding var value: Double
  let range: ClosedRange<Double>

  init(_ unit: String, value: Binding<Double>, range: ClosedRange<Double>) {
    self.unit = unit
    _value = value
    self.range = range
  }

  var body: some View {
    HStack {
      Slider(value: $value, in: range) { Text(unit) }
      Text("\(Int(value.rounded())) \(unit)").frame(width: 60, alignment: .trailing)
    }
  }
}
