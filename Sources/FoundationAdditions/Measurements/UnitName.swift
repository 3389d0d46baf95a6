import Foundation

/// What CLDR calls the units that Foundation has.
///
/// https://www.unicode.org/reports/tr35/tr35-general.html#Unit_Identifiers
enum UnitName {
  /// - Returns: nil for a program's own unit.
  static func of(_ unit: Dimension) -> String? {
    names[Key(unit)]?.first { unit.isEqual($0.unit) }?.name
  }

  /// Units of different kinds have the same symbol, such as "g" of mass and of acceleration.
  private struct Key: Hashable {
    let kind: ObjectIdentifier
    let symbol: String
    init(_ unit: Unit) {
      kind = ObjectIdentifier(type(of: unit))
      symbol = unit.symbol
    }
  }

  private struct Name: @unchecked Sendable {
    /// Never changed by anybody.
    let unit: Unit
    let name: String
  }

  /// Two of a kind may have the same symbol as well, such as the gallons that a car's miles are counted by.
  private static let names = Dictionary(grouping: all) { Key($0.0) }
    .mapValues { $0.map { Name(unit: $0.0, name: $0.1) } }

  static var all: [(Unit, String)] {
    lengths + areas + volumes + masses + motions + energies + electrics + digitals + others
  }

  private static var lengths: [(Unit, String)] {
    [
      (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
      (UnitLength.hectometers, "hectometer"),
      (UnitLength.decameters, "dekameter"), (UnitLength.meters, "meter"),
      (UnitLength.decimeters, "decimeter"),
      (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
      (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
      (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
      (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
      (UnitLength.scandinavianMiles, "mile-scandinavian"),
      (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
      (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
      (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
    ]
  }

  private static var areas: [(Unit, String)] {
    [
      (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareKilometers, "square-kilometer"),
      (UnitArea.squareMeters, "square-meter"), (UnitArea.squareCentimeters, "square-centimeter"),
      (UnitArea.squareMillimeters, "square-millimeter"), (UnitArea.squareMicrometers, "square-micrometer"),
      (UnitArea.squareNanometers, "square-nanometer"), (UnitArea.squareInches, "square-inch"),
      (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
      (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
    ]
  }

  private static var volumes: [(Unit, String)] {
    [
      (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"),
      (UnitVolume.liters, "liter"),
      (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
      (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
      (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
      (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicMillimeters, "cubic-millimeter"),
      (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
      (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
      (UnitVolume.acreFeet, "acre-foot"),
      (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
      (UnitVolume.tablespoons, "tablespoon"),
      (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"),
      (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
      (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialQuarts, "quart-imperial"),
      (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
    ]
  }

  private static var masses: [(Unit, String)] {
    [
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
      (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
      (UnitMass.micrograms, "microgram"),
      (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"),
      (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"),
      (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
      (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
      (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
      (UnitDispersion.partsPerMillion, "permillion"),
    ]
  }

  private static var motions: [(Unit, String)] {
    [
      (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
      (UnitAcceleration.gravity, "g-force"),
      (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"), (UnitDuration.hours, "hour"),
      (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
      (UnitDuration.milliseconds, "millisecond"),
      (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
      (UnitDuration.picoseconds, "picosecond"), (UnitFrequency.terahertz, "terahertz"),
      (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
      (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
      (UnitFrequency.millihertz, "millihertz"), (UnitFrequency.microhertz, "microhertz"),
      (UnitFrequency.nanohertz, "nanohertz"),
    ]
  }

  private static var energies: [(Unit, String)] {
    [
      (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
      (UnitEnergy.kilocalories, "kilocalorie"),
      (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
      (UnitPower.terawatts, "terawatt"),
      (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
      (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.microwatts, "microwatt"),
      (UnitPower.nanowatts, "nanowatt"), (UnitPower.picowatts, "picowatt"),
      (UnitPower.femtowatts, "femtowatt"),
      (UnitPower.horsepower, "horsepower"), (UnitPressure.newtonsPerMetersSquared, "pascal"),
      (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.megapascals, "megapascal"),
      (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.hectopascals, "hectopascal"),
      (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
      (UnitPressure.millibars, "millibar"),
      (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      (UnitTemperature.kelvin, "kelvin"),
      (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
    ]
  }

  private static var electrics: [(Unit, String)] {
    [
      (UnitElectricCurrent.megaamperes, "megaampere"), (UnitElectricCurrent.kiloamperes, "kiloampere"),
      (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
      (UnitElectricCurrent.microamperes, "microampere"),
      (UnitElectricPotentialDifference.megavolts, "megavolt"),
      (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
      (UnitElectricPotentialDifference.volts, "volt"),
      (UnitElectricPotentialDifference.millivolts, "millivolt"),
      (UnitElectricPotentialDifference.microvolts, "microvolt"), (UnitElectricResistance.megaohms, "megaohm"),
      (UnitElectricResistance.kiloohms, "kiloohm"), (UnitElectricResistance.ohms, "ohm"),
      (UnitElectricResistance.milliohms, "milliohm"), (UnitElectricResistance.microohms, "microohm"),
    ]
  }

  private static var digitals: [(Unit, String)] {
    [
      (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.kilobits, "kilobit"),
      (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
      (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.bytes, "byte"),
      (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
      (UnitInformationStorage.petabytes, "petabyte"),
    ]
  }

  private static var others: [(Unit, String)] {
    [
      (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
      (UnitAngle.arcSeconds, "arc-second"),
      (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"), (UnitIlluminance.lux, "lux"),
    ]
  }
}
