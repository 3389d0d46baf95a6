/// How date pickers look: one of the styles here, or one of a program's own.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DatePickerStyleConfiguration
}

/// A date picker, as a style is given it.
public struct DatePickerStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  @Binding public var selection: Date
  let range: ClosedRange<Date>
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.range = range
    self.displayedComponents = displayedComponents
  }

  /// The first date that can be picked; nil: there is none.
  public var minimumDate: Date? { range.lowerBound == anyDate.lowerBound ? nil : range.lowerBound }
  /// The last date that can be picked; nil: there is none.
  public var maximumDate: Date? { range.upperBound == anyDate.upperBound ? nil : range.upperBound }
}

extension DatePickerStyleConfiguration.Label: LabelAround {
  var label: any View { content.erased }
}

/// A style that is a look of the control itself.
protocol DatePickerLookStyle: DatePickerStyle {
  nonisolated static var look: DatePickerDescription.Look { get }
}

/// The control itself.
struct DatePickerView: View {
  let configuration: DatePickerStyleConfiguration
  var body: some View {
    ShownLabelControl(
      label: configuration.label,
      control: DatePickerControl(
        selection: configuration.$selection, range: configuration.range,
        components: configuration.displayedComponents))
  }
}

extension DatePickerLookStyle {
  func lookBody(_ configuration: Configuration) -> some View {
    DatePickerView(configuration: configuration).environment(\.datePickerLook, Self.look)
  }
}

struct DatePickerBody: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.ownDatePickerStyle) private var own

  var body: some View {
    if let own {
      own.make(configuration)
    } else {
      DatePickerView(configuration: configuration)
    }
  }
}

public struct DefaultDatePickerStyle: DatePickerLookStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
  nonisolated static var look: DatePickerDescription.Look { .compact }
}
public struct CompactDatePickerStyle: DatePickerLookStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
  nonisolated static var look: DatePickerDescription.Look { .compact }
}
public struct GraphicalDatePickerStyle: DatePickerLookStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
  nonisolated static var look: DatePickerDescription.Look { .graphical }
}
/// GTK has no wheels: like the compact style.
public struct WheelDatePickerStyle: DatePickerLookStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
  nonisolated static var look: DatePickerDescription.Look { .compact }
}
public struct FieldDatePickerStyle: DatePickerLookStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
  nonisolated static var look: DatePickerDescription.Look { .compact }
}
public struct StepperFieldDatePickerStyle: DatePickerLookStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
  nonisolated static var look: DatePickerDescription.Look { .compact }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { .init() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: Self { .init() }
}

/// A program's own style, as the environment holds it.
struct OwnDatePickerStyle { let make: @MainActor (DatePickerStyleConfiguration) -> AnyView }
private struct OwnDatePickerStyleKey: EnvironmentKey { static var defaultValue: OwnDatePickerStyle? { nil } }
private struct DatePickerLookKey: EnvironmentKey {
  static var defaultValue: DatePickerDescription.Look { .compact }
}

extension EnvironmentValues {
  var datePickerLook: DatePickerDescription.Look {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
  var ownDatePickerStyle: OwnDatePickerStyle? {
    get { self[OwnDatePickerStyleKey.self] }
    set { self[OwnDatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how date pickers in this view look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let look = (S.self as? any DatePickerLookStyle.Type)?.look
    // Date pickers that the style itself is made of have the default look.
    let make = styling(style) {
      $0.makeBody(configuration: $1).environment(\.ownDatePickerStyle, nil)
    }
    return modifier(
      _EnvironmentModifier {
        $0.datePickerLook = look ?? .compact
        $0.ownDatePickerStyle = look == nil ? OwnDatePickerStyle(make: make) : nil
      })
  }
}
