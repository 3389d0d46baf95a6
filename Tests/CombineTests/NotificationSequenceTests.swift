import Combine
import Foundation
import Testing

@Suite("Notifications in a loop")
struct NotificationSequenceTests {
  private final class Sender: Sendable {}

  @Test("All that is posted under the name by the sender comes, in order, and nothing else")
  func order() async {
    let center = NotificationCenter()
    let sender = Sender()
    let name = Notification.Name("test.order")
    var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: sender, userInfo: ["n": 1])
    center.post(name: name, object: Sender(), userInfo: ["n": 2])
    center.post(name: Notification.Name("test.other"), object: sender, userInfo: ["n": 3])
    center.post(name: name, object: sender, userInfo: ["n": 4])
    var numbers: [Int?] = []
    for _ in 0..<2 { numbers.append(await iterator.next()?.userInfo?["n"] as? Int) }
    #expect(numbers == [1, 4])
  }

  @Test("A cancelled loop ends")
  func cancelled() async {
    let center = NotificationCenter()
    let name = Notification.Name("test.cancelled")
    let task = Task {
      for await _ in center.notifications(named: name) {}
      return "ended"
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == "ended")
  }
}
