import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Texts whose words come from tables, and the values in them.
@MainActor
@Suite("Localised text")
struct LocalizationTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  /// A bundle with a table in two languages, in a folder that goes with the test's process.
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
    let tables = [
      "en": """
      "Hello, %@" = "Good day, %@";
      "%@ has %lld films" = "%1$@ has %2$lld films";
      "**Loud**" = "**Very loud**";
      """,
      "de": """
      "Hello, %@" = "Hallo, %@";
      "%@ has %lld films" = "%2$lld Filme hat %1$@";
      "%lf metres" = "%.1f Meter";
      "100%% of %@" = "%@ zu 100 %%";
      """,
    ]
    for (language, table) in tables {
      let place = folder.appending(path: language + ".lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try table.write(to: place.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(url: folder))
  }

  @Test("A folder that words are in is told by the names in it")
  func folders() throws {
    #expect(try Translations.mayHaveWords(in: bundle().bundlePath))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(!Translations.mayHaveWords(in: folder.path))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["program", "strings", ".strings", "words.strings.old"] {
      try Data().write(to: folder.appending(path: name))
    }
    #expect(!Translations.mayHaveWords(in: folder.path))
    try Data().write(to: folder.appending(path: "Localizable.xcstrings"))
    #expect(Translations.mayHaveWords(in: folder.path))
  }

  @Test("A number decides the words, by the rules of the language")
  func plurals() throws {
    let bundle = try bundle()
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld films": {"localizations": {
          "en": {"variations": {"plural": {
            "zero": {"stringUnit": {"value": "no films"}},
            "one": {"stringUnit": {"value": "%lld film"}}, "other": {"stringUnit": {"value": "%lld films"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld film"}}, "few": {"stringUnit": {"value": "%lld filmy"}},
            "many": {"stringUnit": {"value": "%lld filmów"}}}}}}},
        "%@ has %lld films": {"localizations": {"pl": {
          "stringUnit": {"value": "%1$@ ma %#@films@"},
          "substitutions": {"films": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg film"}}, "few": {"stringUnit": {"value": "%arg filmy"}},
            "many": {"stringUnit": {"value": "%arg filmów"}}}}}}}}},
        "Greeting": {"localizations": {"pl": {"stringUnit": {"value": "Dzień dobry"}}}}
      }}
      """
    let file = bundle.bundleURL.appending(path: "Catalogue.xcstrings")
    try catalogue.write(to: file, atomically: true, encoding: .utf8)
    func said(_ key: LocalizedStringKey, _ locale: Locale) -> String {
      key.from(table: "Catalogue", bundle: bundle).resolved(in: locale)
    }
    let polish = Locale(identifier: "pl_PL")
    #expect([0, 1, 5].map { said("\($0) films", english) } == ["no films", "1 film", "5 films"])
    #expect(
      [1, 2, 5, 12, 22].map { said("\($0) films", polish) }
        == ["1 film", "2 filmy", "5 filmów", "12 filmów", "22 filmy"])
    #expect(said("\("Ada") has \(3) films", polish) == "Ada ma 3 filmy")
    #expect(said("Greeting", polish) == "Dzień dobry")
    #expect(said("Greeting", german) == "Greeting")
  }

  @Test("A table of plurals has its parts in the order of the values")
  func pluralTable() throws {
    let bundle = try bundle()
    let table: [String: Any] = [
      "%lld cats, %lld dogs": [
        "NSStringLocalizedFormatKey": "%#@cats@ und %#@dogs@",
        "cats": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
          "one": "eine Katze", "other": "%lld Katzen",
        ],
        "dogs": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
          "one": "ein Hund", "other": "%lld Hunde",
        ],
      ]
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
    try data.write(to: bundle.bundleURL.appending(path: "de.lproj/Animals.stringsdict"))
    let key: LocalizedStringKey = "\(1) cats, \(2000) dogs"
    #expect(key.from(table: "Animals", bundle: bundle).resolved(in: german) == "eine Katze und 2.000 Hunde")
  }

  @Test(
    "The forms of numbers are those of the language",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
      ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 112: "many"]),
      ("cs", [1: "one", 3: "few", 5: "other"]),
      ("ar", [0: "zero", 2: "two", 5: "few", 15: "many", 100: "other"]),
      ("ja", [1: "other"]), ("lv", [0: "zero", 1: "one", 11: "zero", 21: "one", 2: "other"]),
    ] as [(String, [Int64: String])])
  func forms(_ language: String, _ forms: [Int64: String]) {
    for (number, form) in forms {
      #expect(PluralForm(of: number, in: language).rawValue == form, "\(number)")
    }
  }

  private func words(_ key: LocalizedStringKey, in bundle: Bundle?, _ locale: Locale) -> String {
    key.from(table: nil, bundle: bundle).resolved(in: locale)
  }

  @Test("A key has a format's specifiers where its values are")
  func keys() {
    #expect(LocalizedStringKey("Hello, \("Ada")").key == "Hello, %@")
    #expect(LocalizedStringKey("\("Ada") has \(3) films").key == "%@ has %lld films")
    #expect(
      LocalizedStringKey("\(1.5) m, \(Float(1)), \(UInt8(7)), \(2, specifier: "%03d")").key
        == "%lf m, %f, %u, %03d")
    #expect(LocalizedStringKey("100% of \("it")").key == "100%% of %@")
    #expect(LocalizedStringKey("100%").key == "100%")
    #expect(LocalizedStringKey("at \(Date(), style: .time)").key == "at %@")
  }

  @Test("A translation has its values in its own order and form, and its own signs")
  func translations() throws {
    let bundle = try bundle()
    #expect(words("Hello, \("Ada")", in: bundle, german) == "Hallo, Ada")
    #expect(words("Hello, \("Ada")", in: bundle, english) == "Good day, Ada")
    #expect(words("\("Ada") has \(3) films", in: bundle, german) == "3 Filme hat Ada")
    #expect(words("\(2.25) metres", in: bundle, german) == "2,2 Meter")
    #expect(words("100% of \("it")", in: bundle, german) == "it zu 100 %")
    #expect(words("Nobody \("translated") this", in: bundle, german) == "Nobody translated this")
  }

  @Test("The environment's locale says the language and how numbers are written")
  func locale() throws {
    let bundle = try bundle()
    let name = "Ada"
    let count = 12_345
    let screen = Screen {
      VStack {
        Text("Hello, \(name)", bundle: bundle)
        Text("\(count) films")
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      Text("\(count) films").environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(screen.texts == ["Hallo, Ada", "12.345 films", "12,345 films"])
  }

  @Test("A format writes in the environment's locale, unless it names one of its own")
  func formats() {
    let swiss = Locale(identifier: "de_CH")
    let screen = Screen {
      VStack {
        Text(1234.5, format: .number)
        Text(1234.5, format: .number.locale(swiss))
        Text("\(1234.5, format: .number) km").bold()
        LabeledContent("Price", value: 2, format: .currency(code: "EUR"))
        Text(Date(timeIntervalSince1970: 0), style: .date)
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, .gmt)
    }
    #expect(screen.texts[0] == "1.234,5")
    #expect(screen.texts[1] == 1234.5.formatted(.number.locale(swiss)))
    #expect(screen.texts[2] == "1.234,5 km")
    #expect(screen.texts[4] == 2.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))
    #expect(screen.texts[5].hasSuffix(" Januar 1970") || screen.texts[5].hasSuffix(" Dezember 1969"))
    #expect(Text(2, format: .number) == Text(2, format: .number))
    #expect(Text(2, format: .number) != Text(2, format: .number.locale(swiss)))
    #expect(Text(2, format: .number) != Text(2.1, format: .number.precision(.fractionLength(0))))
  }

  @Test("A format may write with looks")
  func attributedFormat() {
    let day = Date(timeIntervalSince1970: 0)
    let screen = Screen { Text(day, format: .dateTime.year().attributed) }
    #expect(screen.texts == [day.formatted(.dateTime.year())])
  }

  @Test("Numbers are written as the locale writes them, a floating-point one with six digits")
  func numbers() {
    for value: Int64 in [0, 7, 999, -7, 1_000, 12_345, 1_234_567_890, -12_345, .max, .min] {
      for name in ["en_US", "de_DE", "fr_FR", "es_ES", "pl_PL", "hi_IN", "ar_EG", "de_CH"] {
        let locale = Locale(identifier: name)
        #expect(
          LocalizedNumbers.string(value, in: locale) == value.formatted(.number.locale(locale)), "\(name)")
      }
    }
    #expect(words("\(1.5)", in: nil, english) == "1.500000")
    #expect(words("\(1234.5)", in: nil, german) == "1.234,500000")
    #expect(words("\(1.5, specifier: "%.1f") m", in: nil, english) == "1.5 m")
    #expect(words("\(true)", in: nil, english) == "true")
    #expect(words("\(UInt64.max)", in: nil, english) == "18,446,744,073,709,551,615")
  }

  private func spans(_ key: LocalizedStringKey, in bundle: Bundle? = nil) -> [TextSpan] {
    var spans: [TextSpan] = []
    key.from(table: nil, bundle: bundle).append(to: &spans, traits: TextTraits(), at: Date(), in: english)
    return spans
  }

  @Test("Marks around a value are its looks; marks in a value are text")
  func marks() throws {
    let name = "*Ada*"
    let marked = spans("**\(name)** is in")
    #expect(marked.map(\.text) == ["*Ada*", " is in"])
    #expect(marked.first?.traits.weight == .bold)
    #expect(Screen { Text("Hi \(name)") }.texts == ["Hi *Ada*"])
    #expect(try spans("**Loud**", in: bundle()).map(\.text) == ["Very loud"])
    let page = 7
    #expect(spans("[Page](https://example.org/\(page))").first?.traits.link?.path() == "/7")
  }

  @Test("Texts and pictures in a string keep their looks and places")
  func texts() {
    let mixed = spans("Press \(Image(systemName: "star")) for **\(Text("Ada").italic())**")
    #expect(mixed.map(\.text) == ["Press ", TextPicture.character, " for ", "Ada"])
    #expect(mixed[1].picture?.source == .symbol("star"))
    #expect(mixed[3].traits.isItalic == true && mixed[3].traits.weight == .bold)
    let joined = Screen { Text("Rated ") + Text(Image(systemName: "star.fill")) + Text(" 5") }
    #expect(joined.texts == ["Rated \(TextPicture.character) 5"])
  }
}
