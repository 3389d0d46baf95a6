import SwiftUI

/// Days chosen in months: one, and several.
struct CalendarScene: View {
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2023, month: 11, day: 7), DateComponents(year: 2023, month: 11, day: 14),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .datePickerStyle(.graphical).labelsHidden()
      Text("Chosen: \(day, format: .dateTime.day().month(.wide).year())")
      MultiDatePicker("Days", selection: $days).fixedSize(horizontal: true, vertical: false)
      Text("\(days.count) days chosen")
    }
    .environment(\.calendar, Calendar(identifier: .gregorian))
    .environment(\.timeZone, .gmt)
  }
}
