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
    try XCTSkipIf(setlocale(LC_ALL, "C.UTF-8") == nil, "No locale but C")
    XCTAssertEqual(DesktopWords.word("Delete"), "Löschen")
    XCTAssertEqual(DesktopWords.word("Back"), "Zurück")
    XCTAssertEqual(DesktopWords.word("Menu"), "Menü")
    XCTAssertEqual(SymbolWords.words(for: "trash"), "Löschen")
    XCTAssertEqual(DesktopWords.word("Nobody translated this"), "Nobody translated this")
  }

  func testMarksOfKeysAreNoPartOfThem() {
    XCTAssertEqual(DesktopWords.withoutMark("_Löschen"), "Löschen")
    XCTAssertEqual(DesktopWords.withoutMark("S_chließen"), "Schließen")
    XCTAssertEqual(DesktopWords.withoutMark("삭제(_D)"), "삭제")
    XCTAssertEqual(DesktopWords.withoutMark("Plain"), "Plain")
    XCTAssertEqual(DesktopWords.withoutMark("At the end_"), "At the end")
  }
}
