import Foundation

/// All text of one record, made ready to be searched.
struct SearchText: Sendable {
  /// Folded; as written, in small letters; the digits of phone numbers.
  private let text: SearchBytes

  /// - Parameters:
  ///   - fields: searched as text. A match never spans two of them.
  ///   - phones: searched by their digits, too.
  init(_ fields: [String], phones: [String] = []) {
    let raw = (fields + phones).filter { !$0.isEmpty }.joined(separator: "\n")
    let folded = raw.folded
    let lower = raw.lowercased()
    text = SearchBytes(
      ([folded] + (folded == lower ? [] : [lower]) + phones.map(\.digits)).joined(separator: "\n"))
  }

  func matches(_ query: SearchQuery) -> Bool {
    query.words.allSatisfy { $0.contains(where: text.contains) }
  }
}

/// What was typed into a search field: words, all of which must be found, in any field.
struct SearchQuery: Hashable, Sendable {
  /// For each word the forms of which one must be found: folded, as typed, and the digits of a part of a
  /// phone number.
  let words: [[SearchBytes]]

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { word in
      let word = String(word)
      let isNumber = word.allSatisfy { $0.isNumber || "+-./()".contains($0) }
      let forms = [word.folded, word.lowercased(), isNumber ? word.digits : ""]
      return Set(forms).filter { !$0.isEmpty }.map { SearchBytes($0) }
    }
  }

  var isEmpty: Bool { words.isEmpty }
}

extension String {
  /// Its digits, those of other scripts as ASCII.
  var digits: String {
    if isASCII {
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      return String(decoding: utf8.filter(digits.contains), as: UTF8.self)
    }
    return String(compactMap { $0.wholeNumberValue }.filter { $0 < 10 }.map { Character("\($0)") })
  }
}

/// Bytes for C's string search, which is several times faster than any loop here.
struct SearchBytes: Hashable, Sendable {
  /// Ends in 0, and has none before.
  private let bytes: [CChar]

  init(_ text: String) {
    var text = text
    bytes = text.withUTF8 { utf8 in
      [CChar](unsafeUninitializedCapacity: utf8.count + 1) { bytes, count in
        for byte in utf8 where byte != 0 {
          bytes[count] = CChar(bitPattern: byte)
          count += 1
        }
        bytes[count] = 0
        count += 1
      }
    }
  }

  /// Whether `other` occurs in it.
  func contains(_ other: SearchBytes) -> Bool { strstr(bytes, other.bytes) != nil }
}
