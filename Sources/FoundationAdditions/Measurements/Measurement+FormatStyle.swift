import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements as people of a locale do, in the unit that is usual there.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      enum Option: String, Codable { case wide, abbreviated, narrow }
      let option: Option
      /// The whole name: "3 kilometers".
      public static var wide: UnitWidth { .init(option: .wide) }
      /// "3 km".
      public static var abbreviated: UnitWidth { .init(option: .abbreviated) }
      /// As short as can be: "3km".
      public static var narrow: UnitWidth { .init(option: .narrow) }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// What the measurement is for; nil: it is written in its own unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil: as the locale and the unit have it.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Temperatures: only the sign for degrees is written.
    var hidesScale = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement) -> String {
      writer.write(value.value, value.unit).text
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The same with the number and the unit marked, for a text that sets them differently.
    public var attributed: AttributedStyle { AttributedStyle(style: self) }

    var writer: UnitWriter {
      let width: UnitWriter.Width =
        switch self.width.option {
        case .wide: .wide
        case .abbreviated: .abbreviated
        case .narrow: .narrow
        }
      return UnitWriter(
        width: width, locale: locale, usage: usage?.name, hidesScaleName: hidesScale,
        number: numberFormatStyle.map { OwnNumberFormat($0.locale(locale)) })
    }
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether only the sign for degrees is written, and not on which scale they are.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension Measurement.FormatStyle {
  /// Marks what is the number and what the unit, as `measurement` in Foundation's attributes.
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    var style: Measurement<UnitType>.FormatStyle

    public func format(_ value: Measurement<UnitType>) -> AttributedString {
      let written = style.writer.write(value.value, value.unit)
      guard let number = written.number else { return AttributedString(written.text) }
      var text = AttributedString()
      for (part, component) in [
        (written.text[..<number.lowerBound], Component.unit), (written.text[number], .value),
        (written.text[number.upperBound...], .unit),
      ] where !part.isEmpty {
        var run = AttributedString(part)
        run.foundation.measurement = component
        text += run
      }
      return text
    }

    public func locale(_ locale: Locale) -> Self { AttributedStyle(style: style.locale(locale)) }

    private typealias Component = AttributeScopes.FoundationAttributes.MeasurementAttribute.Component
  }
}

extension OwnNumberFormat {
  init(_ style: FloatingPointFormatStyle<Double>) {
    self.init(write: style.format, read: { try? style.parseStrategy.parse($0) })
  }
}

extension Measurement where UnitType: Dimension {
  /// The measurement in the unit that is usual for the person's locale, abbreviated: "3.1 mi".
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// Writes measurements in the unit that is usual for the person's locale and the usage.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures in the unit that is usual for the person's locale and the usage.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    .init(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
