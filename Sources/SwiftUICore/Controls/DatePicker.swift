/// Which parts of a date are picked.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 4)
}

/// A control for a date and a time of day.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label
}

/// All the dates a calendar can show.
let anyDate = Date.distantPast...Date.distantFuture

extension DatePicker {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, range: anyDate, components: displayedComponents, label: label()) }
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, range: range, components: displayedComponents, label: label()) }
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: range.lowerBound...max(range.lowerBound, .distantFuture),
      components: displayedComponents, label: label())
  }
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: min(range.upperBound, .distantPast)...range.upperBound,
      components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker: View {
  public var body: some View {
    DatePickerBody(
      configuration: DatePickerStyleConfiguration(
        label: .init(content: AnyView(label)), selection: selection, range: range,
        displayedComponents: components))
  }
}

struct DatePickerControl: LabelReadingControl {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents

  func describe(label: String, in context: DescriptionContext) -> DatePickerDescription {
    let values = context.environment
    var calendar = values.calendar
    calendar.timeZone = values.timeZone
    calendar.locale = values.locale
    var date = selection.wrappedValue
    if !date.timeIntervalSinceReferenceDate.isFinite {
      Diagnostics.tell(
        invalid: "date of a DatePicker", "\(date.timeIntervalSinceReferenceDate)",
        "it is not finite, and the time now counts instead")
      date = Date()
    }
    return DatePickerDescription(
      date: min(max(date, range.lowerBound), range.upperBound), range: range,
      showsDate: components.contains(.date),
      showsTime: components.contains(.hourAndMinute) || components.contains(.hourMinuteAndSecond),
      look: values.datePickerLook, calendar: calendar, label: label,
      hidesLabel: context.style.labelsAreHidden, isEnabled: context.style.isEnabled,
      tint: context.style.tint, size: context.style.controlSize, textScale: context.style.textScale,
      set: Callback { selection.wrappedValue = min(max($0, range.lowerBound), range.upperBound) })
  }
}

/// A date and a time of day.
package struct DatePickerDescription: ShownLabelDescription {
  package static let kind = "date picker"
  package enum Look: Equatable, Sendable {
    /// A button that opens a calendar.
    case compact
    /// The calendar itself.
    case graphical
  }
  package var date: Date
  package var range: ClosedRange<Date>
  package var showsDate: Bool
  package var showsTime: Bool
  package var look: Look
  package var calendar: Calendar
  package var label: String
  /// Whether the label's views are in the picker; else it is words, which the picker shows.
  package var holdsLabel = false
  package var hidesLabel: Bool
  package var isEnabled: Bool
  package var tint: Color?
  package var size = ControlSize.regular
  /// How much larger its words are than the desktop has them; nil: no larger.
  package var textScale: Double?
  package var set: Callback<Date>
}
