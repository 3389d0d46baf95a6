/// How many characters a value takes at least, and on which side of them it is.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeading: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeading: true) }
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: true)
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: false)
  }

  func applied(to text: String) -> String {
    let room = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeading ? text + room : room + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var prefix = ""
  var hasSign = false
  var isUppercase = false
  var digits = 0

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(radix: 10, hasSign: explicitPositiveSign, digits: minDigits)
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign, isUppercase: uppercase,
      digits: minDigits)
  }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0" : "", hasSign: explicitPositiveSign, digits: minDigits)
  }

  func text(of number: some FixedWidthInteger) -> String {
    let figures = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(digits - figures.count, 0))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + figures
  }
}

/// How a number with a fraction is written: as C's `printf` would.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }

  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision)f")
  }
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision)e")
  }
  public static func hybrid(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision)g")
  }

  func text(of number: Double) -> String { String(format: format, number) }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `YES` or `NO`.
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}
