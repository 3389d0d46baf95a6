/// The text of a value, as it is written and read in a locale and a time zone.
struct ValueText {
  private let make: (Locale, TimeZone?) -> Binding<String>

  nonisolated init(_ make: @escaping (Locale, TimeZone?) -> Binding<String>) { self.make = make }

  /// - Parameter timeZone: nil: the machine's.
  nonisolated func text(in locale: Locale, _ timeZone: TimeZone?) -> Binding<String> {
    make(locale, timeZone)
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The text of a value; a text that cannot be read leaves the value as it is.
  nonisolated func text(of value: Binding<FormatInput>) -> ValueText {
    nonisolated(unsafe) let value = value
    return ValueText { locale, timeZone in
      nonisolated(unsafe) let format = read(in: locale, timeZone)
      return Binding(
        reading: { format.format(value.wrappedValue) },
        writing: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
    }
  }

  /// The same; an empty text is nil.
  nonisolated func text(of value: Binding<FormatInput?>) -> ValueText {
    nonisolated(unsafe) let value = value
    return ValueText { locale, timeZone in
      nonisolated(unsafe) let format = read(in: locale, timeZone)
      return Binding(
        reading: { value.wrappedValue.map { format.format($0) } ?? "" },
        writing: {
          if $0.isEmpty {
            value.wrappedValue = nil
          } else if let new = try? format.parseStrategy.parse($0) {
            value.wrappedValue = new
          }
        })
    }
  }
}
