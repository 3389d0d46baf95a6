import Foundation

/// The words of a localised string, with a placeholder where each value belongs. A placeholder is one character that no text
/// has, so that the words can be read for marks before the values, which are not, stand in them.
struct FormatTemplate {
  enum Part: Equatable {
    case words(String)
    /// - specifier: how a translation wants it written; nil: as is its own.
    case argument(Int, specifier: String?)
  }

  var words: String
  private var specifiers: [Int: String] = [:]
  /// Which value each placeholder stands for, where that is not its number.
  private var order: [Int]?

  /// - Parameter words: with placeholders in them.
  init(words: String) { self.words = words }

  /// Of the plane for private use, of which fonts have nothing.
  private static let first: UInt32 = 0x10F000
  private static let limit = 0x800

  static func placeholder(_ index: Int) -> String {
    String(Unicode.Scalar(first + UInt32(min(index, limit - 1))).map(Character.init) ?? "\u{FFFD}")
  }

  private static func index(of character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= first,
      scalar.value < first + UInt32(limit)
    else { return nil }
    return Int(scalar.value - first)
  }

  /// Reads a format as `printf` has it: `%@`, `%lld`, `%.1f`, `%2$@`, `%%`.
  init(translation: String) {
    words = ""
    var next = 0
    var order: [Int] = []
    var rest = Substring(translation)
    while let sign = rest.firstIndex(of: "%") {
      words += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        words += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGaAcCsSp".contains($0) }),
        rest[..<end].allSatisfy({ "0123456789$.+- #'hlqLjzt".contains($0) })
      else {
        words += "%"
        continue
      }
      var specifier = rest[...end]
      var position = next
      if let dollar = specifier.firstIndex(of: "$"), let number = Int(specifier[..<dollar]), number > 0 {
        position = number - 1
        specifier = specifier[specifier.index(after: dollar)...]
      } else {
        next += 1
      }
      specifiers[order.count] = "%" + specifier
      words += Self.placeholder(order.count)
      order.append(position)
      rest = rest[rest.index(after: end)...]
    }
    words += rest
    self.order = order
  }

  /// The specifiers of a translation, in the order in which they stand.
  var writtenSpecifiers: [String] { specifiers.keys.sorted().compactMap { specifiers[$0] } }

  /// The words and the values of a piece of the words.
  func parts(of string: String) -> [Part] {
    var parts: [Part] = []
    var plain = ""
    for character in string {
      guard let number = Self.index(of: character) else {
        plain.append(character)
        continue
      }
      if !plain.isEmpty { parts.append(.words(plain)) }
      plain = ""
      parts.append(argument(number))
    }
    if !plain.isEmpty { parts.append(.words(plain)) }
    return parts
  }

  private func argument(_ number: Int) -> Part {
    let position = order.map { $0.indices.contains(number) ? $0[number] : number } ?? number
    return .argument(position, specifier: specifiers[number])
  }

  /// The words with `value` for each placeholder.
  func filled(_ value: (Int, String?) -> String) -> String { filling(value).words }

  /// The same with `value` for those placeholders that it has one for.
  func filling(_ value: (Int, String?) -> String?) -> FormatTemplate {
    var result = self
    result.words = ""
    for character in words {
      if let number = Self.index(of: character), case .argument(let index, let specifier) = argument(number),
        let value = value(index, specifier)
      {
        result.words += value
      } else {
        result.words.append(character)
      }
    }
    return result
  }
}
