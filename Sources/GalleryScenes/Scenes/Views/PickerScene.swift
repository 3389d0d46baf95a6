import SwiftUI

/// One choice in each style, and pickers of dates and colours.
struct PickerScene: View {
  private enum Cup: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }
  @State private var cup = Cup.medium
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var color = Color.orange

  var body: some View {
    Form {
      Section("One of three") {
        picker("Menu").pickerStyle(.menu)
        picker("Segmented").pickerStyle(.segmented)
        picker("Wheel").pickerStyle(.wheel)
        picker("Inline").pickerStyle(.inline)
        picker("Radio").pickerStyle(.radioGroup)
      }
      Section("Others") {
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("Calendar", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
        ColorPicker("Colour", selection: $color)
      }
    }
    .environment(\.timeZone, .gmt)
  }

  private func picker(_ name: String) -> some View {
    Picker(name, selection: $cup) {
      ForEach(Cup.allCases) { Text($0.rawValue.capitalized) }
    }
  }
}
