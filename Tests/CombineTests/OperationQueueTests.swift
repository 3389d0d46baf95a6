import Combine
import Foundation
import Testing

/// What Foundation's queues of operations do with actions that are to come later.
@Suite("Later actions of operation queues") struct OperationQueueTests {
  /// Written by one operation of a serial queue at a time, and read when all are over.
  private final class Notes: @unchecked Sendable { var lines: [String] = [] }

  private final class Token: @unchecked Sendable { var value: (any Cancellable)? }

  private func serialQueue() -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }

  @Test("One that waits for its time is the queue's already, and holds up nothing")
  func waiting() {
    let queue = serialQueue()
    let notes = Notes()
    queue.schedule(after: queue.now.advanced(by: 0.2)) { notes.lines.append("later") }
    #expect(queue.operationCount == 1 && notes.lines.isEmpty)
    queue.schedule { notes.lines.append("now") }
    queue.waitUntilAllOperationsAreFinished()
    #expect(notes.lines == ["now", "later"])
  }

  @Test("One whose time has passed comes at once; none comes that the queue has cancelled")
  func passedAndCancelled() {
    let queue = serialQueue()
    let notes = Notes()
    queue.schedule(after: queue.now.advanced(by: -10)) { notes.lines.append("passed") }
    queue.waitUntilAllOperationsAreFinished()
    queue.schedule(after: queue.now.advanced(by: 0.05)) { notes.lines.append("cancelled") }
    queue.cancelAllOperations()
    queue.waitUntilAllOperationsAreFinished()
    #expect(notes.lines == ["passed"])
  }

  @Test("One that is repeated comes until it is cancelled, from inside as well")
  func repeated() {
    let queue = serialQueue()
    let notes = Notes()
    let token = Token()
    token.value = queue.schedule(after: queue.now, interval: 0.01) {
      notes.lines.append("tick")
      if notes.lines.count == 3 { token.value?.cancel() }
    }
    #expect(token.value is AnyCancellable)
    queue.waitUntilAllOperationsAreFinished()
    #expect(notes.lines.count == 3)
    queue.schedule(after: queue.now, interval: 60) { notes.lines.append("once") }.cancel()
    queue.waitUntilAllOperationsAreFinished()
    #expect(queue.operationCount == 0 && notes.lines.count <= 4)
  }

  @Test("delay moves values and the end on a queue")
  func delayed() {
    let queue = serialQueue()
    let notes = Notes()
    let token = [1, 2].publisher.delay(for: 0.05, scheduler: queue)
      .sink { _ in
        notes.lines.append("end")
      } receiveValue: {
        notes.lines.append("\($0)")
      }
    queue.waitUntilAllOperationsAreFinished()
    #expect(notes.lines.sorted() == ["1", "2", "end"])
    token.cancel()
  }
}
