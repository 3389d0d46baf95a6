/// A control for several dates: the days of a month, each of which is chosen or not, and buttons to the months around it.
///
/// A day that is chosen here is in the selection by its calendar, era, year, month and day; one that the program put in
/// needs year, month and day alone. Days outside of the bounds cannot be chosen or given up.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  /// From, and up to but without.
  var bounds: (from: Date?, to: Date?)
  let label: Label
}

extension MultiDatePicker {
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, bounds: (nil, nil), label: label())
  }
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, bounds: (bounds.lowerBound, bounds.upperBound), label: label()) }
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, bounds: (bounds.lowerBound, nil), label: label()) }
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, bounds: (nil, bounds.upperBound), label: label()) }
}

extension MultiDatePicker where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}

extension MultiDatePicker: View {
  public var body: some View {
    LabelInForm(
      label: label,
      control: NamedMonth(
        label: label, month: MonthOfDays(selection: selection, from: bounds.from, to: bounds.to)))
  }
}

/// The month, with the label for assistive tools.
private struct NamedMonth<Label: View>: View {
  let label: Label
  let month: MonthOfDays

  var body: some View {
    // The days are controls with labels of their own.
    month.environment(\.labelsAreHidden, false)
      .accessibilityElement(children: .contain).accessibilityLabel { _ in label }
  }
}
