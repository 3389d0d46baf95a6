import CGTK
import Combine
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Combine's clocks in a running program: timers, queues and run loops are those of GTK's main loop.
final class CombineTimeTests: GTKTestCase {
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Clock: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()
    var body: some View { Text("ticks \(min(ticks, 3))").onReceive(timer) { _ in ticks += 1 } }
  }

  func testATimerPublishesInTheLoopAndStopsWithItsView() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Clock())
      settle(300)
      XCTAssertEqual(screen.texts, ["ticks 3"])
      screen.close()
      faves_loop_count_wakeups()
      let before = faves_loop_counts().timers
      settle(200)
      XCTAssertEqual(faves_loop_counts().timers, before)
    }
  }

  func testQueuesAndRunLoopsDeliverOnTheMainThread() throws {
    try onScreen { _ in
      let log = Log()
      var tokens: Set<AnyCancellable> = []
      let work = DispatchQueue(label: "work")
      func note(_ name: String) -> (Int) -> Void {
        { value in
          XCTAssertTrue(Thread.isMainThread)
          MainActor.assumeIsolated { log.lines.append("\(name) \(value)") }
        }
      }
      Just(1).subscribe(on: work).receive(on: DispatchQueue.main).sink(receiveValue: note("queue"))
        .store(in: &tokens)
      Just(2).subscribe(on: work).receive(on: RunLoop.main).sink(receiveValue: note("loop"))
        .store(in: &tokens)
      Just(3).subscribe(on: work).receive(on: OperationQueue.main).sink(receiveValue: note("operations"))
        .store(in: &tokens)
      Just(4).delay(for: .milliseconds(20), scheduler: DispatchQueue.main).sink(receiveValue: note("delayed"))
        .store(in: &tokens)
      let keys = PassthroughSubject<Int, Never>()
      keys.debounce(for: .milliseconds(30), scheduler: RunLoop.main).sink(receiveValue: note("debounced"))
        .store(in: &tokens)
      for key in 1...5 { keys.send(key) }
      Future<Int, Never> { promise in
        // Called once, on the queue alone.
        nonisolated(unsafe) let promise = promise
        work.async { promise(.success(6)) }
      }
      .receive(on: DispatchQueue.main).sink(receiveValue: note("future")).store(in: &tokens)
      settle(300)
      XCTAssertEqual(
        Set(log.lines), ["queue 1", "loop 2", "operations 3", "delayed 4", "debounced 5", "future 6"])
      XCTAssertEqual(log.lines.count, 6)
    }
  }

  func testValuesOfAPublisherAreAnAsynchronousSequence() throws {
    try onScreen { _ in
      let log = Log()
      let subject = PassthroughSubject<Int, Never>()
      let center = NotificationCenter()
      let name = Notification.Name("saved")
      let values = Task { @MainActor in
        for await value in subject.map({ $0 * 2 }).values { log.lines.append("\(value)") }
        log.lines.append("end")
      }
      let notes = Task { @MainActor in
        for await note in center.publisher(for: name).compactMap({ $0.userInfo?["id"] as? Int }).values {
          log.lines.append("note \(note)")
        }
      }
      settle(20)
      subject.send(1)
      settle(20)
      subject.send(2)
      center.post(name: name, object: nil, userInfo: ["id": 7])
      settle(20)
      subject.send(completion: .finished)
      notes.cancel()
      settle(20)
      XCTAssertEqual(log.lines.filter { !$0.hasPrefix("note") }, ["2", "4", "end"])
      XCTAssertTrue(log.lines.contains("note 7"))
      values.cancel()
    }
  }
}
