import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is kept of notifications while the service's answer is on its way.
final class NotificationBookTests: XCTestCase {
  private func notification(_ title: String) -> DesktopNotification {
    DesktopNotification(title: title, body: "")
  }

  func testOfSeveralWithOneNameTheLastFollowsInThePlaceOfTheFirst() {
    var book = NotificationBook()
    XCTAssertEqual(book.show(notification("first"), as: "a"), 0)
    XCTAssertNil(book.show(notification("second"), as: "a"))
    XCTAssertNil(book.show(notification("third"), as: "a"))
    XCTAssertEqual(book.show(notification("other"), as: "b"), 0)
    let answer = book.answered(7, for: "a")
    XCTAssertEqual(answer.show, notification("third"))
    XCTAssertNil(answer.close)
    XCTAssertEqual(book.show(notification("third"), as: "a"), 7)
  }

  func testOneTakenBackBeforeItIsThereGoesAsItComes() {
    var book = NotificationBook()
    _ = book.show(notification("first"), as: "a")
    XCTAssertNil(book.remove("a"))
    XCTAssertNil(book.happened(.chosen("default"), to: 7))
    let answer = book.answered(7, for: "a")
    XCTAssertEqual(answer.close, 7)
    XCTAssertEqual(answer.events, [])
    XCTAssertEqual(book.count, 0)
    // And shown again meanwhile it stays.
    _ = book.show(notification("first"), as: "a")
    XCTAssertNil(book.remove("a"))
    XCTAssertNil(book.show(notification("second"), as: "a"))
    XCTAssertEqual(book.answered(8, for: "a").show, notification("second"))
  }

  func testAClickThatComesBeforeTheNumberIsToldWithIt() {
    var book = NotificationBook()
    _ = book.show(notification("first"), as: "a")
    XCTAssertNil(book.happened(.chosen("later"), to: 7))
    XCTAssertNil(book.happened(.chosen("of another program"), to: 8))
    XCTAssertEqual(book.answered(7, for: "a").events, [.chosen("later")])
    XCTAssertEqual(book.happened(.closed(byPerson: true), to: 7), "a")
    XCTAssertNil(book.happened(.closed(byPerson: true), to: 7))
    XCTAssertEqual(book.count, 0)
  }

  func testTheOneBeforeMayCloseWhileAnotherIsOnItsWayInItsPlace() {
    var book = NotificationBook()
    _ = book.show(notification("first"), as: "a")
    _ = book.answered(7, for: "a")
    XCTAssertEqual(book.show(notification("second"), as: "a"), 7)
    XCTAssertNil(book.happened(.closed(byPerson: false), to: 7), "what is shown under the name is not gone")
    XCTAssertEqual(book.answered(9, for: "a").events, [])
    XCTAssertEqual(book.remove("a"), 9)
  }

  func testOfWhatNobodyShowsNothingIsKept() {
    var book = NotificationBook()
    for turn in 0..<100 {
      _ = book.show(notification("first"), as: "\(turn)")
      XCTAssertEqual(book.answered(nil, for: "\(turn)").events, [])
    }
    XCTAssertEqual(book.count, 0)
  }
}
