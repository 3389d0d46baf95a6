import Foundation

/// Writes measurements and units for people; the older counterpart of `Measurement.FormatStyle`.
///
/// Foundation on Linux names the class and does not have it.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit, not the locale's.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit of a size that fits. Without `providedUnit`, the locale's unit is always one.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Only the sign for degrees, not on which scale they are.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  /// How much of a unit's name is written.
  open var unitStyle = Formatter.UnitStyle.medium
  /// nil: the person's.
  open var locale: Locale! = .current {
    didSet { if !isGiven { numbers?.locale = locale ?? .current } }
  }
  /// nil: a decimal one for the locale.
  open var numberFormatter: NumberFormatter! {
    get { madeNumbers }
    set {
      numbers = newValue
      isGiven = newValue != nil
    }
  }
  private var numbers: NumberFormatter?
  /// Whether the formatter of numbers is the program's own, whose locale is its own as well.
  private var isGiven = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var madeNumbers: NumberFormatter {
    if let numbers { return numbers }
    let made = NumberFormatter()
    made.numberStyle = .decimal
    made.locale = locale ?? .current
    numbers = made
    return made
  }

  // Disfavoured: a measurement that is made in the call is one of any unit as well as one of its own.
  /// - Returns: the measurement in its own unit where that has no others.
  @_disfavoredOverload
  open func string(from measurement: Measurement<Unit>) -> String {
    write(measurement.value, measurement.unit)
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    write(measurement.value, measurement.unit)
  }

  /// A unit's name, or its symbol where there is no name for it.
  open func string(from unit: Unit) -> String {
    guard let unit = unit as? Dimension else { return unit.symbol }
    let writer = UnitWriter(width: width, locale: locale ?? .current)
    let written = writer.write(unitStyle == .long ? 2 : 1, unit)
    guard let number = written.number else { return unit.symbol }
    var name = written.text
    name.removeSubrange(number)
    return name.trimmingCharacters(in: .whitespaces)
  }

  open override func string(for object: Any?) -> String? {
    switch object {
    case let measurement as any FormattedMeasurement: write(measurement.value, measurement.anyUnit)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private var width: UnitWriter.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .abbreviated
    case .long: .wide
    }
  }

  private func write(_ value: Double, _ unit: Unit) -> String {
    let numbers = madeNumbers
    let digits: (Double) -> String = { numbers.string(from: NSNumber(value: $0)) ?? "\($0)" }
    guard let unit = unit as? Dimension else { return digits(value) + " " + unit.symbol }
    let writer = UnitWriter(
      width: width, locale: locale ?? .current, usage: unitOptions.contains(.providedUnit) ? nil : "default",
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature,
      number: OwnNumberFormat(write: digits, read: { numbers.number(from: $0)?.doubleValue }))
    return writer.write(value, unit).text
  }
}

/// Measurements of whatever unit.
private protocol FormattedMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: FormattedMeasurement {
  var anyUnit: Unit { unit }
}
