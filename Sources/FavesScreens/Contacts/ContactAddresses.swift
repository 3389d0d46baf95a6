import FavesCore
import Foundation

extension ContactField {
  /// Writes to the address; nil where there is none.
  var mailURL: URL? {
    let address = value.trimmingCharacters(in: .whitespaces)
    guard !address.isEmpty else { return nil }
    var url = URLComponents()
    url.scheme = "mailto"
    url.path = address
    return url.url
  }

  /// Calls the number, as RFC 3966 writes it: digits, a leading `+`, and an extension after a word such as
  /// "ext". nil where there is no digit.
  var phoneURL: URL? {
    let parts = value.split(maxSplits: 1) { $0.isLetter || $0 == ";" || $0 == "," }.map(String.init)
    guard let number = parts.first.map(Self.digits), !number.isEmpty else { return nil }
    let isInternational = value.trimmingCharacters(in: .whitespaces).hasPrefix("+")
    let further = parts.count > 1 ? Self.digits(parts[1]) : ""
    return URL(
      string: "tel:\(isInternational ? "+" : "")\(number)\(further.isEmpty ? "" : ";ext=\(further)")")
  }

  private static func digits(_ text: String) -> String {
    text.compactMap { $0.wholeNumberValue.map { String($0) } }.joined()
  }
}

extension Birthday {
  /// "12 April 1990" or "12 April", as the user's language has it.
  var words: String {
    let parts = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year ?? 2000, month: month, day: day)
    guard let date = parts.date else { return text }
    var style = Date.FormatStyle(timeZone: .gmt).day().month(.wide)
    if year != nil { style = style.year() }
    return date.formatted(style)
  }
}
