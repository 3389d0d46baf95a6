import Testing

@testable import Platform

@MainActor
@Suite("When an app's notifications are posted")
struct NotificationPostingTests {
  @Test("Without a window to come at once, in their order")
  func atOnce() {
    let posting = NotificationPosting()
    var posted: [Int] = []
    posting.afterFirstFrame { posted.append(1) }
    posting.afterFirstFrame { posted.append(2) }
    #expect(posted == [1, 2])
    posting.catchUp()
    #expect(posted == [1, 2])
  }
}
