import Combine
import Testing

/// What comes of events that a publisher should not send, or not then. Programs have come to rely on it.
@Suite("Before the subscription and after the end", .untying) struct EarlyAndLateTests {
  /// What a recorder heard after a value and an end before the subscription, and after a value behind the end.
  private func outcome<P: Publisher>(_ make: (Loose<Int, Never>) -> P) -> (early: [String], late: [String]) {
    let early = Loose<Int, Never>()
    let first = make(early).recorded()
    early.send(1)
    early.send(completion: .finished)

    let late = Loose<Int, Never>()
    let second = make(late).recorded()
    late.begin()
    late.send(completion: .finished)
    _ = second.take()
    late.send(2)
    return (first.log, second.log)
  }

  @Test("an operator without state of its own passes everything on")
  func stateless() {
    for result in [
      outcome { $0.map { $0 } }, outcome { $0.filter { _ in true } }, outcome { $0.compactMap { $0 } },
      outcome { $0.scan(0) { $1 } }, outcome { $0.handleEvents() },
      outcome { $0.setFailureType(to: Broken.self) },
      outcome { $0.breakpoint() }, outcome { $0.map(\.self) },
    ] {
      #expect(result.early == ["1", "finished"])
      #expect(result.late == ["2"])
    }
  }

  @Test("tryMap and tryScan pass values on, but not an early end")
  func trying() {
    for result in [outcome { $0.tryMap { $0 } }, outcome { $0.tryScan(0) { $1 } }] {
      #expect(result.early == ["1"])
      #expect(result.late == ["2"])
    }
  }

  @Test("an operator that gathers or leaves out hears nothing")
  func deaf() {
    for result in [
      outcome { $0.drop { _ in false } }, outcome { $0.collect() }, outcome { $0.reduce(0, +) },
      outcome { $0.first() },
      outcome { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) },
      outcome { $0.receive(on: ImmediateScheduler.shared) }, outcome { $0.replaceEmpty(with: 0) },
      outcome { $0.measureInterval(using: ImmediateScheduler.shared) },
    ] {
      #expect(result.early == [])
      #expect(result.late.filter { $0 != "finished" } == [])
    }
  }

  @Test("dropFirst subscribes its downstream first, and asks upstream for what it leaves out")
  func dropFirst() {
    let source = Loose<Int, Never>()
    let recorder = source.dropFirst(3).recorded(.max(2))
    #expect(recorder.take() == ["subscribed"])
    #expect(source.begin().log == ["request max(5)"])
    for value in 1...4 { source.send(value) }
    #expect(recorder.log == ["4"])
  }

  @Test("a second subscription is cancelled")
  func second() {
    func check<P: Publisher>(_ make: (Loose<Int, Broken>) -> P) {
      let source = Loose<Int, Broken>()
      let recorder = make(source).recorded()
      source.begin()
      #expect(source.begin().log == ["cancel"])
      #expect(recorder.log == ["subscribed"])
    }
    check { $0.tryMap { $0 } }
    check { $0.collect(2) }
    check { $0.first() }
    check { $0.catch { _ in Just(1) } }
    check { $0.retry(1) }
    check { $0.append(1) }
    check { $0.replaceError(with: 1) }
    check { $0.replaceEmpty(with: 1) }
    check { $0.print(to: Silence()) }
    check { $0.handleEvents() }
    check { $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest) }
    check { $0.receive(on: ImmediateScheduler.shared) }
    check { $0.flatMap { Just($0).setFailureType(to: Broken.self) } }
  }

  @Test("a value before the subscription stops the program where Apple's does")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      let source = Loose<Int, Never>()
      let recorder = source.removeDuplicates().recorded()
      source.send(1)
      withExtendedLifetime(recorder) {}
    }
    await #expect(processExitsWith: .failure) {
      let source = Loose<Int, Never>()
      let recorder = source.prefix { _ in true }.recorded()
      source.send(completion: .finished)
      withExtendedLifetime(recorder) {}
    }
  }

  @Test("so does one that nobody has asked for, where the demand is carried over to another publisher")
  func unwanted() async {
    await #expect(processExitsWith: .failure) {
      let source = Loose<Int, Broken>()
      let recorder = source.catch { _ in Just(1) }.recorded(.none)
      source.begin()
      source.send(1)
      withExtendedLifetime(recorder) {}
    }
    await #expect(processExitsWith: .failure) {
      let source = Loose<Int, Broken>()
      let recorder = source.retry(1).recorded(.none)
      source.begin()
      source.send(1)
      withExtendedLifetime(recorder) {}
    }
  }

  @Test("an assignment that has no subscription yet can neither end nor be cancelled")
  func assignment() {
    final class Box { var value = 0 }
    let box = Box()
    let assign = Subscribers.Assign(object: box, keyPath: \Box.value)
    assign.receive(completion: .finished)
    assign.cancel()
    #expect(assign.object === box)
    let ledger = Ledger()
    assign.receive(subscription: ledger)
    #expect(assign.receive(5) == .none && box.value == 5)
    assign.cancel()
    #expect(assign.object == nil && ledger.log == ["request unlimited", "cancel"])
  }

  @Test("a request for nothing stops the program where Apple's does")
  func nothing() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Just(1).recorded(.none)
      recorder.request(.none)
    }
    await #expect(processExitsWith: .failure) {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.recorded(.none)
      recorder.request(.none)
    }
    await #expect(processExitsWith: .failure) {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.collect(2).recorded(.none)
      recorder.request(.none)
    }
  }

  @Test("a request for nothing of a sequence is no harm")
  func harmless() {
    let recorder = [1, 2].publisher.recorded(.none)
    recorder.request(.none)
    recorder.request(.max(1))
    #expect(recorder.log == ["subscribed", "1"])
  }
}

/// Swallows what is written.
private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}
