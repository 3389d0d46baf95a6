import Foundation

/// A value that a format has a specifier for: whole and floating-point numbers.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  /// As in `printf`.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%lf" }
}

extension LocalizedStringKey {
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(interpolationCount * 2 + 1)
    }
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// A number, in the way of the reader's locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      pieces.append(.argument(FormatArgument(value._arg, specifier: value._specifier)))
    }
    /// A value that formats have no specifier for, as `print` writes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }
    /// What `resource` stands for in its own table.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      pieces.append(.text(Text(resource)))
    }
    /// A picture in the line.
    public mutating func appendInterpolation(_ image: Image) { pieces.append(.text(Text(image))) }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      pieces.append(.text(Text(attributedString)))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { pieces.append(.text(Text(dates))) }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      pieces.append(.text(Text(interval)))
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      pieces.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
          )))
    }
    /// A value as `printf` writes it by `specifier`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      pieces.append(
        .argument(.written(String(format: specifier, locale: .current, value), specifier: specifier)))
    }
    /// A value as `format` writes it, in the way of the reader's locale unless `format` names one.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.argument(.formatted(FormattedValue(input, format))))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      pieces.append(.text(Text(input, format: format)))
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? String(describing: subject))
    }
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? String(describing: subject))
    }
    /// Values that Foundation on Linux has no class for: dates, measurements.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? String(describing: subject))
    }

    private mutating func append(_ string: String) { pieces.append(.argument(.string(string))) }
  }
}
