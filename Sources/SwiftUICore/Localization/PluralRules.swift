/// Which form a word takes with a number, after Unicode's rules for plurals (CLDR), whole numbers only.
enum PluralForm: String, CaseIterable {
  case zero, one, two, few, many, other

  /// - Parameter language: by its code, such as `en`; one that is not known here counts as English does.
  init(of number: Int64, in language: String) {
    let (n, ten, hundred) = (number.magnitude, number.magnitude % 10, number.magnitude % 100)
    self =
      switch language {
      case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue": .other
      case "fr", "pt", "hi", "bn", "fa", "gu", "kn", "hy", "am", "zu": n <= 1 ? .one : .other
      case "ru", "uk", "be", "sr", "hr", "bs":
        ten == 1 && hundred != 11
          ? .one
          : (2...4).contains(ten) && !(12...14).contains(hundred)
            ? .few : ["sr", "hr", "bs"].contains(language) ? .other : .many
      case "pl":
        n == 1 ? .one : (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
      case "cs", "sk": n == 1 ? .one : (2...4).contains(n) ? .few : .other
      case "sl": hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
      case "lt":
        ten == 1 && !(11...19).contains(hundred)
          ? .one : (2...9).contains(ten) && !(11...19).contains(hundred) ? .few : .other
      case "lv":
        ten == 0 || (11...19).contains(hundred) ? .zero : ten == 1 && hundred != 11 ? .one : .other
      case "ro": n == 1 ? .one : n == 0 || (1...19).contains(hundred) ? .few : .other
      case "ar":
        n == 0
          ? .zero
          : n == 1
            ? .one
            : n == 2
              ? .two : (3...10).contains(hundred) ? .few : (11...99).contains(hundred) ? .many : .other
      case "he": n == 1 ? .one : n == 2 ? .two : .other
      case "cy":
        n == 0 ? .zero : n == 1 ? .one : n == 2 ? .two : n == 3 ? .few : n == 6 ? .many : .other
      case "ga":
        n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
      default: n == 1 ? .one : .other
      }
  }
}
