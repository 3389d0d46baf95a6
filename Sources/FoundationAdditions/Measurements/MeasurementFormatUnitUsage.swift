import Foundation

/// What a measurement is for, and with it the unit in which people of a place expect it: a person's height is told in feet
/// and inches where a road's length is told in miles.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// CLDR's name; nil: the measurement's own unit.
  let name: String?

  init(_ name: String?) { self.name = name }

  /// The unit that is usual for measurements of this kind.
  public static var general: MeasurementFormatUnitUsage { .init("default") }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { .init(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A distance that a person moves over or is away.
  public static var person: MeasurementFormatUnitUsage { .init("person") }
  /// How tall a person is.
  public static var personHeight: MeasurementFormatUnitUsage { .init("person-height") }
  /// How far it is by road.
  public static var road: MeasurementFormatUnitUsage { .init("road") }
  public static var focalLength: MeasurementFormatUnitUsage { .init("focal-length") }
  public static var rainfall: MeasurementFormatUnitUsage { .init("rainfall") }
  public static var snowfall: MeasurementFormatUnitUsage { .init("snowfall") }
  /// How far one can see.
  public static var visibility: MeasurementFormatUnitUsage { .init("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public static var personWeight: MeasurementFormatUnitUsage { .init("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A person's temperature.
  public static var person: MeasurementFormatUnitUsage { .init("person") }
  /// The air's temperature.
  public static var weather: MeasurementFormatUnitUsage { .init("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: MeasurementFormatUnitUsage { .init("food") }
  /// The energy that a person spends, which is told as food's is.
  public static var workout: MeasurementFormatUnitUsage { .init("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: MeasurementFormatUnitUsage { .init("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: MeasurementFormatUnitUsage { .init("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The air's pressure.
  public static var barometric: MeasurementFormatUnitUsage { .init("baromtrc") }
}
