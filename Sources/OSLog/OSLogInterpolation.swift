/// Puts together an ``OSLogMessage`` of words and values.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var pieces: [OSLogMessage.Piece] = []

  public init(literalCapacity: Int, interpolationCount: Int) {
    pieces.reserveCapacity(2 * interpolationCount + 1)
  }

  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { pieces.append(.init(text: literal, isOpen: true)) }
  }

  /// Text may tell about a person: a release build hides it unless its privacy is ``OSLogPrivacy/public``.
  public mutating func appendInterpolation(
    _ text: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.applied(to: text()), privacy, isOpen: false)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.applied(to: value().description), privacy, isOpen: false)
  }

  public mutating func appendInterpolation(
    _ object: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(object()?.description ?? "(null)", privacy, isOpen: false)
  }

  public mutating func appendInterpolation(
    _ type: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.applied(to: "\(type())"), privacy, isOpen: true)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append("\(error())", privacy, isOpen: false)
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.applied(to: format.text(of: number())), privacy, isOpen: true)
  }

  /// A number with six digits after the point, unless the format says otherwise.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.applied(to: format.text(of: Double(number()))), privacy, isOpen: true)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value()), privacy, isOpen: true)
  }

  private mutating func append(_ text: String, _ privacy: OSLogPrivacy, isOpen: Bool) {
    pieces.append(.init(text: text, isOpen: privacy.isOpen ?? isOpen, mark: privacy.mask))
  }
}
