import Foundation

/// Finds words that are spelled wrongly, by the dictionaries that the desktop's programs use (Enchant). Where Enchant or a
/// dictionary of the language is not installed, nothing is wrong.
open class UITextChecker: NSObject {
  private var ignored: Set<String> = []

  public override init() { super.init() }

  /// The languages there are dictionaries for, such as `en_US`.
  public class var availableLanguages: [String] { Dictionaries.shared?.languages ?? [] }

  /// The first word in `range` of `stringToCheck`, from `startingOffset` on, that is not in the dictionary; its location is
  /// `NSNotFound` if there is none. All are counted in UTF-16.
  /// - Parameter wrapFlag: whether to go on at the beginning of the range.
  /// - Parameter language: such as `en` or `en_US`.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    guard let dictionary = Dictionaries.shared?.dictionary(for: language) else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let wrong = Self.words(of: stringToCheck, in: range).filter { word in
      !ignored.contains(word.text) && !dictionary.knows(word.text)
    }
    let found = wrong.first { $0.range.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil)
    return found?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Words that may have been meant by the one in `range`; nil: there is no dictionary.
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = Dictionaries.shared?.dictionary(for: language),
      let place = Range(range, in: string)
    else { return nil }
    return dictionary.suggestions(for: String(string[place]))
  }

  /// Lets this checker pass a word.
  public func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
  public var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  private static func words(of string: String, in range: NSRange) -> [(text: String, range: NSRange)] {
    guard let place = Range(range, in: string) else { return [] }
    var words: [(String, NSRange)] = []
    var rest = string[place]
    while let start = rest.firstIndex(where: \.isLetter) {
      // An apostrophe within a word is part of it.
      var end = start
      while end < rest.endIndex {
        let isInner = rest[end] == "'" || rest[end] == "’"
        let next = rest.index(after: end)
        guard rest[end].isLetter || isInner && next < rest.endIndex && rest[next].isLetter else { break }
        end = next
      }
      words.append((String(rest[start..<end]), NSRange(start..<end, in: string)))
      rest = rest[end...]
    }
    return words
  }
}

/// Enchant, if it is installed. It is looked for when somebody asks, so that no program needs it to start.
private final class Dictionaries: @unchecked Sendable {
  static let shared = Dictionaries()

  typealias Broker = OpaquePointer
  private let library: UnsafeMutableRawPointer
  private let broker: Broker
  private let lock = NSLock()
  private var known: [String: Dictionary?] = [:]

  private init?() {
    guard let library = dlopen("libenchant-2.so.2", RTLD_NOW),
      let start = Self.function("enchant_broker_init", of: library, as: (@convention(c) () -> Broker?).self),
      let broker = start()
    else { return nil }
    self.library = library
    self.broker = broker
  }

  fileprivate static func function<F>(_ name: String, of library: UnsafeMutableRawPointer, as type: F.Type)
    -> F?
  {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }

  var languages: [String] {
    typealias Describe =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>,
        UnsafeMutableRawPointer
      ) -> Void
    typealias List = @convention(c) (Broker, Describe, UnsafeMutableRawPointer) -> Void
    guard let list = Self.function("enchant_broker_list_dicts", of: library, as: List.self) else { return [] }
    var languages: [String] = []
    withUnsafeMutablePointer(to: &languages) { pointer in
      list(
        broker,
        { language, _, _, _, data in
          data.assumingMemoryBound(to: [String].self).pointee.append(String(cString: language))
        }, pointer)
    }
    return Set(languages).sorted()
  }

  /// The dictionary of a language, or of one of its regions where only those have one.
  func dictionary(for language: String) -> Dictionary? {
    lock.lock()
    defer { lock.unlock() }
    let name = language.replacingOccurrences(of: "-", with: "_")
    if let known = known[name] { return known }
    let regions = languages.filter { $0.hasPrefix(name + "_") }
    let preferred = Locale.current.identifier.split(separator: ".").first.map(String.init)
    let candidates = [name] + regions.sorted { a, _ in a == preferred || a == "en_US" }
    let found = candidates.lazy.compactMap { Dictionary($0, of: self.library, self.broker) }.first
    known[name] = .some(found)
    return found
  }

  final class Dictionary {
    private typealias Word = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> CInt
    private typealias Suggest =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>)
      -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>>?
    private typealias Free =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>>) -> Void
    private let dictionary: OpaquePointer
    private let check: Word
    private let suggest: Suggest?
    private let free: Free?

    fileprivate init?(_ language: String, of library: UnsafeMutableRawPointer, _ broker: Broker) {
      typealias Request = @convention(c) (Broker, UnsafePointer<CChar>) -> OpaquePointer?
      guard let request = function("enchant_broker_request_dict", of: library, as: Request.self),
        let dictionary = request(broker, language),
        let check = function("enchant_dict_check", of: library, as: Word.self)
      else { return nil }
      self.dictionary = dictionary
      self.check = check
      suggest = function("enchant_dict_suggest", of: library, as: Suggest.self)
      free = function("enchant_dict_free_string_list", of: library, as: Free.self)
    }

    func knows(_ word: String) -> Bool { check(dictionary, word, word.utf8.count) <= 0 }

    func suggestions(for word: String) -> [String] {
      var count = 0
      guard let suggest, let words = suggest(dictionary, word, word.utf8.count, &count) else { return [] }
      defer { free?(dictionary, words) }
      return (0..<count).map { String(cString: words[$0]) }
    }
  }
}
