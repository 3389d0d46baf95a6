/// The days of a month, week by week, to be chosen or not.
struct MonthOfDays: View {
  let selection: Binding<Set<DateComponents>>
  let from: Date?
  let to: Date?
  /// A moment in the month that is seen; nil: nobody has gone to another yet.
  @State private var chosenMonth: Date?
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.tint) private var tint

  init(selection: Binding<Set<DateComponents>>, from: Date?, to: Date?) {
    self.selection = selection
    self.from = from
    self.to = to
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    var plain = Calendar(identifier: calendar.identifier)
    plain.locale = locale
    // Neither the program nor a language that it chose says on which day its weeks begin: then all calendars go by the desktop.
    if let first = DesktopWeek.firstWeekday, calendar.firstWeekday == plain.firstWeekday,
      locale.identifier == Locale.current.identifier
    {
      calendar.firstWeekday = first
    }
    return calendar
  }

  var body: some View {
    let calendar = calendar
    let month = SeenMonth(around: chosenMonth ?? firstSeen(in: calendar), in: calendar)
    VStack(spacing: 6) {
      HStack {
        step(to: month.previous, "Previous Month", "chevron.backward")
        Spacer()
        Text(written(month.start, { $0.month(.wide).year() })).accessibilityAddTraits(.isHeader)
        Spacer()
        step(to: month.next, "Next Month", "chevron.forward")
      }
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          ForEach(month.weekdays, id: \.self) { day in
            Text(calendar.veryShortStandaloneWeekdaySymbols[day])
              .foregroundStyle(.secondary)
              .accessibilityLabel(calendar.standaloneWeekdaySymbols[day])
          }
        }
        ForEach(month.weeks, id: \.self) { week in
          GridRow {
            ForEach(week, id: \.self) { place in
              if let day = place.day {
                toggle(for: day, in: calendar)
              } else {
                Color.clear.frame(width: 1, height: 1)
              }
            }
          }
        }
      }
      // What is chosen is to be seen at a glance.
      .tint(tint ?? .accentColor)
    }
    // The heading is as wide as the month.
    .fixedSize()
  }

  private func toggle(for day: Date, in calendar: Calendar) -> some View {
    Toggle(isOn: isChosen(day, in: calendar)) {
      // As wide as the others in its column.
      Text(written(day, { $0.day() })).frame(maxWidth: .infinity)
    }
    .toggleStyle(.button)
    .accessibilityLabel(written(day, { $0.weekday(.wide).day().month(.wide).year() }))
    .disabled(!isInBounds(day...calendar.lastMoment(of: .day, from: day)))
  }

  private func step(to start: Date, _ name: LocalizedStringKey, _ symbol: String) -> some View {
    Button(name, systemImage: symbol) { chosenMonth = start }
      .labelStyle(.iconOnly)
      .disabled(!isInBounds(start...calendar.lastMoment(of: .month, from: start)))
  }

  /// The month of the first day that is chosen, or else today's, or the nearest to that within the bounds.
  private func firstSeen(in calendar: Calendar) -> Date {
    if let first = selection.wrappedValue.compactMap({ calendar.date(from: $0.dayAlone) }).min() {
      return first
    }
    let now = Date()
    if let from, now < from { return from }
    if let to, now >= to { return to.addingTimeInterval(-1) }
    return now
  }

  private func isInBounds(_ moments: ClosedRange<Date>) -> Bool {
    (from.map { moments.upperBound >= $0 } ?? true) && (to.map { moments.lowerBound < $0 } ?? true)
  }

  private func isChosen(_ day: Date, in calendar: Calendar) -> Binding<Bool> {
    let own = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    return Binding {
      selection.wrappedValue.contains { $0.isSameDay(as: own) }
    } set: { isOn in
      var days = selection.wrappedValue.filter { !$0.isSameDay(as: own) }
      if isOn { days.insert(own) }
      selection.wrappedValue = days
    }
  }

  private func written(_ date: Date, _ parts: (Date.FormatStyle) -> Date.FormatStyle) -> String {
    parts(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)).format(date)
  }
}

/// The week as the desktop's own calendars have it.
@MainActor
package enum DesktopWeek {
  /// Its first day, 1 for Sunday; nil: there is no desktop.
  package static var firstWeekday: Int?
}

/// A month as a calendar on the wall has it.
struct SeenMonth {
  /// A place in a week; without a day: the month has begun later, or ended earlier.
  struct Place: Hashable {
    let number: Int
    let day: Date?
  }
  let start: Date
  let previous: Date
  let next: Date
  /// The days of a week, from the first on, counted from Sunday as 0.
  let weekdays: [Int]
  let weeks: [[Place]]

  init(around moment: Date, in calendar: Calendar) {
    let start = calendar.dateInterval(of: .month, for: moment)?.start ?? calendar.startOfDay(for: moment)
    self.start = start
    previous = calendar.date(byAdding: .month, value: -1, to: start) ?? start
    next = calendar.date(byAdding: .month, value: 1, to: start) ?? start
    let length = calendar.weekdaySymbols.count
    weekdays = (0..<length).map { ($0 + calendar.firstWeekday - 1) % length }
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let blanks = (calendar.component(.weekday, from: start) - calendar.firstWeekday + length) % length
    let places = (0..<((blanks + count + length - 1) / length * length)).map { number in
      let day = number - blanks
      return Place(
        number: number,
        day: (0..<count).contains(day) ? calendar.date(byAdding: .day, value: day, to: start) : nil)
    }
    weeks = stride(from: 0, to: places.count, by: length).map { Array(places[$0..<$0 + length]) }
  }
}

extension DateComponents {
  /// The day alone.
  fileprivate var dayAlone: DateComponents { DateComponents(era: era, year: year, month: month, day: day) }
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day && (era == nil || era == other.era)
  }
}

extension Calendar {
  /// The last moment of the day or month that begins at `start`.
  fileprivate func lastMoment(of unit: Component, from start: Date) -> Date {
    (date(byAdding: unit, value: 1, to: start) ?? start).addingTimeInterval(-0.001)
  }
}
