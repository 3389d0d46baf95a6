import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What the library's own buttons and entries say in another language.
final class DesktopWordsTests: XCTestCase {
  func testTheyAreWhatTheDesktopCallsThem() throws {
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: "/usr/share/locale/de/LC_MESSAGES/gtk30.mo"), "No German GTK")
    let before = setlocale(LC_ALL, nil).map { String(cString: $0) } ?? "C"
    let language = ProcessInfo.processInfo.environment["LANGUAGE"]
    setenv("LANGUAGE", "de", 1)
    defer {
      if let language { setenv("LANGUAGE", language, 1) } else { unsetenv("LANGUAGE") }
      // What was looked up is forgotten only as the locale becomes another.
      setlocale(LC_ALL, "C")
      setlocale(LC_ALL, before)
    }
    setlocale(LC_ALL, "C")
    XCTAssertEqual(Self.word("Delete"), "Delete", "what is known is known of one language")
    XCTAssertEqual(Self.words(for: "trash"), "Delete")
    try XCTSkipIf(setlocale(LC_ALL, "C.UTF-8") == nil, "No locale but C")
    XCTAssertEqual(Self.word("Delete"), "Löschen")
    XCTAssertEqual(Self.word("Back"), "Zurück")
    XCTAssertEqual(Self.word("Menu"), "Menü")
    XCTAssertEqual(Self.words(for: "trash"), "Löschen")
    XCTAssertEqual(Self.word("Nobody translated this"), "Nobody translated this")
  }

  // XCTest calls tests on the main thread.
  private static func word(_ word: String) -> String {
    MainActor.assumeIsolated { DesktopWords.word(word) }
  }
  private static func words(for symbol: String) -> String {
    MainActor.assumeIsolated { SymbolWords.words(for: symbol) }
  }
  private static var lookups: Int { MainActor.assumeIsolated { DesktopWords.lookups } }

  func testAWordIsLookedUpOnce() {
    _ = (Self.words(for: "trash"), Self.word("Nobody translated this"))
    let before = Self.lookups
    for _ in 0..<100 {
      XCTAssertFalse(Self.words(for: "trash").isEmpty)
      XCTAssertEqual(Self.word("Nobody translated this"), "Nobody translated this")
    }
    XCTAssertEqual(Self.lookups, before)
  }

  func testMarksOfKeysAreNoPartOfThem() {
    XCTAssertEqual(DesktopWords.withoutMark("_Löschen"), "Löschen")
    XCTAssertEqual(DesktopWords.withoutMark("S_chließen"), "Schließen")
    XCTAssertEqual(DesktopWords.withoutMark("삭제(_D)"), "삭제")
    XCTAssertEqual(DesktopWords.withoutMark("Plain"), "Plain")
    XCTAssertEqual(DesktopWords.withoutMark("At the end_"), "At the end")
  }
}
