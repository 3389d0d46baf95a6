import XCTest

@testable import GTKRenderer

final class TextHistoryTests: XCTestCase {
  /// The texts on the way back, each typed after the other before.
  private func back(_ texts: String...) -> [String] {
    var history = TextHistory(texts[0])
    for text in texts.dropFirst() { history.typed(text) }
    var seen: [String] = []
    while history.undo() != nil { seen.append(history.text) }
    return seen
  }

  func testAWordTypedIsOneStep() {
    XCTAssertEqual(back("", "o", "on", "one"), [""])
    XCTAssertEqual(back("", "o", "on", "on ", "on e", "on ei"), ["on ", ""])
  }

  func testDeletionsInARowAreOneStep() {
    XCTAssertEqual(back("abcd", "abc", "ab"), ["abcd"])
    XCTAssertEqual(back("abcd", "acd", "ad"), ["abcd"])
    XCTAssertEqual(back("abcd", "abc", "bc"), ["abc", "abcd"])
  }

  /// From texts alone an `a` before another `a` cannot be told from one behind it.
  func testTheCursorTellsWhichOfTwoEqualCharactersWasTyped() {
    var history = TextHistory("va")
    for (text, place) in [("vaa", 1), ("vaba", 2), ("vabca", 3)] { history.typed(text, near: place) }
    XCTAssertEqual(history.undo(), 1)
    XCTAssertEqual(history.text, "va")
    XCTAssertNil(history.undo())
    var other = TextHistory("xaab")
    other.typed("xab", near: 1)
    other.typed("ab", near: 0)
    XCTAssertNotNil(other.undo())
    XCTAssertEqual(other.text, "xaab", "Backspace twice, from between the two")
    XCTAssertNil(other.undo())
    var wrong = TextHistory("one two")
    wrong.typed("one more two", near: 1)
    wrong.typed("one more! two", near: 8)
    XCTAssertNotNil(wrong.undo())
    XCTAssertEqual(wrong.text, "one more two", "what did not happen there is looked for in the texts")
  }

  func testAPasteAndTypingElsewhereAreStepsOfTheirOwn() {
    XCTAssertEqual(back("a", "a pasted", "a pasted!"), ["a pasted", "a"])
    XCTAssertEqual(back("ab", "xab", "xaby"), ["xab", "ab"])
  }

  func testWhatIsTypedOverASelectionIsOneStepWithItsGoing() {
    var history = TextHistory("one two")
    history.typed("one ")
    history.typed("one x", isSameInput: true)
    history.typed("one xy")
    XCTAssertEqual(history.undo(), 7)
    XCTAssertEqual(history.text, "one two")
    XCTAssertFalse(history.canUndo)
    XCTAssertEqual(history.redo(), 6)
    XCTAssertEqual(history.text, "one xy")
  }

  func testTypingOverOneCharacterAfterDeletionsKeepsThoseAStepOfTheirOwn() {
    var history = TextHistory("abcd")
    history.typed("abc")
    history.typed("ab")
    history.typed("abx", isSameInput: true)
    _ = history.undo()
    XCTAssertEqual(history.text, "abc")
    _ = history.undo()
    XCTAssertEqual(history.text, "abcd")
  }

  func testTypingElsewhereOrLaterIsAStepOfItsOwn() {
    var history = TextHistory("one two")
    history.typed("two")
    history.typed("xtwo")
    _ = history.undo()
    XCTAssertEqual(history.text, "two")
    history = TextHistory("one two")
    history.typed("two")
    history.typed("two!", isSameInput: true)
    _ = history.undo()
    XCTAssertEqual(history.text, "two")
  }

  func testWhatWasTakenBackCanBeDoneAgainUntilSomethingIsTyped() {
    var history = TextHistory("")
    history.typed("a")
    XCTAssertEqual(history.undo(), 0)
    XCTAssertTrue(history.canRedo)
    XCTAssertEqual(history.redo(), 1)
    XCTAssertEqual(history.text, "a")
    _ = history.undo()
    history.typed("b")
    XCTAssertFalse(history.canRedo)
  }

  func testTheCursorIsWhereTheChangeWas() {
    var history = TextHistory("äöü")
    history.typed("äXöü")
    XCTAssertEqual(history.undo(), 1)
    XCTAssertEqual(history.redo(), 2)
  }

  func testAnotherTextHasNoHistoryAndACorrectionKeepsIt() {
    var history = TextHistory("")
    history.typed("a")
    history.corrected("A")
    XCTAssertEqual(history.text, "A")
    _ = history.undo()
    XCTAssertEqual(history.text, "")
    history.typed("b")
    history.replaced("Somebody else")
    XCTAssertFalse(history.canUndo)
  }

  func testWhatTheProgramTakesBackAtOnceIsNoStep() {
    var history = TextHistory("")
    for text in ["1", "12", "123"] { history.typed(text) }
    // No more than three characters.
    for typed in ["1234", "123 ", "1923", "1234"] {
      history.typed(typed)
      history.corrected("123")
    }
    XCTAssertEqual(history.undo(), 0)
    XCTAssertEqual(history.text, "")
    XCTAssertFalse(history.canUndo)
    XCTAssertEqual(history.redo(), 3)
    XCTAssertEqual(history.text, "123")
    XCTAssertFalse(history.canRedo)
    // What is cut is a step all the same where something is left of it.
    history.typed("1")
    history.typed("1 and much more")
    history.corrected("1 a")
    _ = history.undo()
    XCTAssertEqual(history.text, "1")
  }

  func testAHistoryDoesNotGrowWithoutEnd() {
    var history = TextHistory("")
    for number in 0..<1000 { history.typed("\(number) " + String(repeating: "x", count: 10_000)) }
    var steps = 0
    while history.undo() != nil { steps += 1 }
    XCTAssertGreaterThan(steps, 50)
    XCTAssertLessThan(steps, 110)
  }
}
