import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Writes amounts of storage as counts of bytes are written: in the largest unit that fits.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    private var bytes: ByteCountFormatStyle

    public var style: ByteCountFormatStyle.Style {
      get { bytes.style }
      set { bytes.style = newValue }
    }
    public var allowedUnits: ByteCountFormatStyle.Units {
      get { bytes.allowedUnits }
      set { bytes.allowedUnits = newValue }
    }
    /// Whether no bytes are "Zero kB".
    public var spellsOutZero: Bool {
      get { bytes.spellsOutZero }
      set { bytes.spellsOutZero = newValue }
    }
    /// Whether the bytes are told as well: "1 kB (1,024 bytes)".
    public var includesActualByteCount: Bool {
      get { bytes.includesActualByteCount }
      set { bytes.includesActualByteCount = newValue }
    }
    public var locale: Locale {
      get { bytes.locale }
      set { bytes.locale = newValue }
    }

    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
      includesActualByteCount: Bool, locale: Locale
    ) {
      bytes = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    /// - Parameter value: what is larger than `Int64` holds in bytes is written as the largest or smallest that it holds.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let count = value.converted(to: .bytes).value.rounded()
      return bytes.format(Int64(exactly: count) ?? (count < 0 ? .min : .max))
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Writes amounts of storage in the largest unit that fits: "1.5 MB".
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
