import Platform

/// Where keys are on a Mac's keyboard, which is what AppKit calls them by.
enum MacKeys {
  static func code(of key: KeyEquivalent) -> UInt16 {
    if let named = named[key] { return named }
    guard let character = String(key.character).lowercased().first else { return unknown }
    return byCharacter[character] ?? unknown
  }

  private static let unknown: UInt16 = 0xFFFF
  private static let named: [KeyEquivalent: UInt16] = [
    .return: 36, .tab: 48, .space: 49, .delete: 51, .escape: 53, .clear: 71, .home: 115, .pageUp: 116,
    .deleteForward: 117, .end: 119, .pageDown: 121, .leftArrow: 123, .rightArrow: 124, .downArrow: 125,
    .upArrow: 126,
  ]
  /// By what a key of the United States' keyboard writes, with Shift or without.
  private static let byCharacter: [Character: UInt16] = {
    let rows: [(String, [UInt16])] = [
      ("asdfhgzxcv", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), ("bqweryt", [11, 12, 13, 14, 15, 16, 17]),
      ("123465=97-80]ou[ip", [18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]),
      ("!@#$^%+(&_*)}", [18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]),
      ("lj'k;\\,/nm.", [37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]),
      ("`{\"|:<?>~", [50, 33, 39, 42, 41, 43, 44, 47, 50]),
    ]
    return rows.reduce(into: [:]) { table, row in
      for (character, code) in zip(row.0, row.1) { table[character] = code }
    }
  }()
}
