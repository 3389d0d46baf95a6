import Foundation
import Testing

@testable import FoundationAdditions

/// Measurements in the units and words of a place.
@Suite("Measurements")
struct MeasurementTests {
  private let us = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")
  private let distance = Measurement(value: 5, unit: UnitLength.kilometers)

  @Test("A measurement is told in the unit that is usual where one is")
  func localUnit() {
    #expect(distance.formatted(.measurement(width: .wide).locale(us)) == "3.1 miles")
    #expect(distance.formatted(.measurement(width: .wide).locale(germany)) == "5 Kilometer")
    #expect(distance.formatted(.measurement(width: .abbreviated).locale(us)) == "3.1 mi")
  }

  @Test("A measurement is told in its own unit where the program says so")
  func ownUnit() {
    #expect(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "5 km")
    #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us)) == "5km")
  }

  @Test("What a measurement is for decides on its unit")
  func usage() {
    let height = Measurement(value: 1.83, unit: UnitLength.meters)
    #expect(
      height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(us)) == "6 ft, 0 in")
    #expect(
      height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(germany)) == "183 cm")
    let weight = Measurement(value: 82.3, unit: UnitMass.kilograms)
    #expect(weight.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(us)) == "181 lb")
    let energy = Measurement(value: 250, unit: UnitEnergy.kilocalories)
    #expect(energy.formatted(.measurement(width: .wide, usage: .food).locale(us)) == "250 Calories")
    #expect(energy.formatted(.measurement(width: .abbreviated, usage: .workout).locale(us)) == "250 Cal")
    let wind = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
    #expect(wind.formatted(.measurement(width: .abbreviated, usage: .wind).locale(us)) == "22 mph")
  }

  @Test("Temperatures can do without their scale's name, in all languages")
  func scaleName() {
    let air = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    #expect(air.formatted(.measurement(width: .abbreviated, usage: .weather).locale(us)) == "71°F")
    #expect(air.formatted(.measurement(usage: .weather, hidesScaleName: true).locale(us)) == "71°")
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(
      air.formatted(
        .measurement(width: .narrow, hidesScaleName: true, numberFormatStyle: whole).locale(germany)) == "21°"
    )
  }

  @Test("A program's style for numbers is the number's, and the unit's form follows what is written")
  func ownNumber() {
    let mile = Measurement(value: 1.04, unit: UnitLength.miles)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(
      mile.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: whole).locale(us))
        == "1 mile")
    let far = Measurement(value: 1_234_567.89, unit: UnitLength.meters)
    let tenths = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(
      far.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: tenths).locale(germany))
        == "1.234.567,9 Meter")
  }

  @Test("A program's own unit is told by its symbol")
  func ownDimension() {
    let crates = Measurement(value: 3.5, unit: Crates.crates)
    #expect(crates.formatted(.measurement(width: .wide).locale(germany)) == "3,5\u{a0}cr")
    #expect(crates.formatted(.measurement(width: .narrow).locale(germany)) == "3,5cr")
  }

  private final class Crates: Dimension, @unchecked Sendable {
    static let crates = Crates(symbol: "cr", converter: UnitConverterLinear(coefficient: 1))
    override class func baseUnit() -> Crates { crates }
  }

  @Test("ICU knows every name of a unit")
  func allUnits() {
    #expect(UnitName.all.count > 150)
    for (unit, name) in UnitName.all {
      let format = UnitNumberFormat.named("unit/\(name) unit-width-full-name", us)
      #expect(format?.write(2)?.number != nil, "\(name)")
      #expect((unit as? Dimension).flatMap(UnitName.of) == name)
    }
  }

  @Test("The number and the unit can be told apart")
  func attributed() {
    let text = Measurement<UnitLength>.FormatStyle(width: .wide, locale: us).attributed.format(distance)
    let runs = text.runs.map { (String(text[$0.range].characters), $0.foundation.measurement) }
    #expect(runs.map(\.0) == ["3.1", " miles"])
    #expect(runs.map(\.1) == [.value, .unit])
  }

  @Test("Amounts of storage are told as counts of bytes")
  func bytes() {
    let amount = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
    #expect(amount.formatted(.byteCount(style: .decimal).locale(us)) == "1.5 MB")
    let endless = Measurement(value: .infinity, unit: UnitInformationStorage.bytes)
    #expect(endless.formatted(.byteCount(style: .decimal).locale(us)).hasPrefix("9,223"))
  }

  @Test("A style can be kept and compared")
  func coding() throws {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: us, usage: .road)
    let kept = try JSONDecoder().decode(
      Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
    #expect(kept == style)
    #expect(kept != Measurement<UnitLength>.FormatStyle(width: .wide, locale: us, usage: .person))
  }

  @Test("What is no number is written, and nothing fails", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    let odd = Measurement(value: value, unit: UnitLength.meters)
    #expect(!odd.formatted(.measurement(width: .wide).locale(us)).isEmpty)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(!odd.formatted(.measurement(width: .wide, numberFormatStyle: whole).locale(us)).isEmpty)
  }

  @Test("The older formatter writes in the locale's unit or the measurement's own, and units alone")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    #expect(formatter.string(from: distance) == "3.107 mi")
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(
      formatter.string(from: Measurement(value: 3.456, unit: UnitSpeed.kilometersPerHour))
        == "3.5 kilometers per hour")
    #expect(formatter.string(from: UnitLength.feet) == "feet")
    #expect(formatter.string(for: distance) == "5 kilometers")
    #expect(formatter.string(for: "no measurement") == nil)
    // Outside of a macro, which would take the call apart.
    let written = formatter.string(from: Measurement(value: 3, unit: UnitLength.feet))
    #expect(written == "3 feet")
    formatter.locale = germany
    #expect(formatter.string(from: Measurement(value: 1_234.5, unit: UnitLength.meters)) == "1.234,5 Meter")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.unitStyle = .short
    #expect(formatter.string(from: Measurement(value: 21.44, unit: UnitTemperature.celsius)) == "21,4°")
  }
}
