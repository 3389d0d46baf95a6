import Combine
import Foundation
import Testing

/// What a subscriber asks for by what it returns from `receive`, and what becomes of demand on its way up.
@Suite("Demand on its way up", .untying) struct AnswerTests {
  @Test("goes back as the answer to a value through an operator that sends at once")
  func answered() {
    func check<P: Publisher>(_ make: (Loose<Int, Never>) -> P) {
      let source = Loose<Int, Never>()
      let recorder = make(source).recorded(.max(9), answer: .max(3))
      let ledger = source.begin()
      #expect(source.send(1) == .max(3))
      #expect(ledger.log == ["request max(9)"])
      withExtendedLifetime(recorder) {}
    }
    check { $0.tryMap { $0 } }
    check { $0.prefix(9) }
    check { $0.append(1) }
    check { $0.replaceError(with: 1) }
    check { $0.prefix(untilOutputFrom: PassthroughSubject<Int, Never>()) }
    check { $0.catch { (_: Never) -> Just<Int> in } }
  }

  @Test("is requested, and not answered, by retry, measureInterval, receive(on:) and share")
  func requested() {
    func check<P: Publisher>(_ initial: [String], _ make: (Loose<Int, Never>) -> P) {
      let source = Loose<Int, Never>()
      let recorder = make(source).recorded(.max(9), answer: .max(3))
      let ledger = source.begin()
      #expect(source.send(1) == .none)
      #expect(ledger.log == initial)
      withExtendedLifetime(recorder) {}
    }
    check(["request max(9)", "request max(3)"]) { $0.retry(1) }
    check(["request max(9)", "request max(3)"]) { $0.measureInterval(using: ImmediateScheduler.shared) }
    check(["request max(9)", "request max(3)"]) { $0.receive(on: ImmediateScheduler.shared) }
    check(["request unlimited"]) { $0.share() }
  }

  @Test("of a zip is answered to the upstream that completed the pair, and requested of the other")
  func zip() {
    let (a, b) = (Loose<Int, Never>(), Loose<Int, Never>())
    let recorder = a.zip(b).recorded(.max(1), answer: .max(2))
    let (asked, other) = (a.begin(), b.begin())
    #expect(a.send(1) == .none)
    #expect(b.send(1) == .max(2))
    #expect(asked.log == ["request max(1)", "request max(2)"])
    #expect(other.log == ["request max(1)"])
    #expect(recorder.log == ["subscribed", "(1, 1)"])
  }

  @Test("of replaceEmpty is for everything, to learn whether there is anything")
  func replaceEmpty() {
    let source = Loose<Int, Never>()
    let recorder = source.replaceEmpty(with: 9).recorded(.none)
    #expect(source.begin().log == ["request unlimited"])
    source.send(completion: .finished)
    #expect(recorder.take() == ["subscribed"])
    recorder.request(.max(1))
    #expect(recorder.log == ["9", "finished"])
  }

  @Test("A reduction that ends without a result waits for demand to say so")
  func reduction() {
    let source = Loose<Int, Never>()
    let recorder = source.first().recorded(.none)
    source.begin()
    source.send(completion: .finished)
    #expect(recorder.take() == ["subscribed"])
    recorder.request(.max(1))
    #expect(recorder.log == ["finished"])
  }

  @Test("A prefix until output that is over before it begins finishes without a subscription")
  func prefixUntil() {
    let source = Loose<Int, Never>()
    let recorder = source.prefix(untilOutputFrom: Just(0)).recorded()
    #expect(recorder.log == ["finished"])
    #expect(source.begin().log == ["cancel"])
    var values: [Int] = []
    let token = [1, 2].publisher.prefix(untilOutputFrom: Just(0)).sink { values.append($0) }
    #expect(values == [])
    token.cancel()
  }

  @Test("What drop(untilOutputFrom:) leaves out uses up demand")
  func dropUntil() {
    let (source, other) = (Loose<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = source.drop(untilOutputFrom: other).recorded(.max(2))
    let ledger = source.begin()
    #expect(source.send(1) == .none)
    other.send(0)
    source.send(2)
    #expect(ledger.log == ["request max(2)"])
    #expect(recorder.log == ["subscribed", "2"])
  }

  @Test("Whoever has asked for anything of an object's changes hears of all")
  func objectWillChange() {
    let publisher = ObservableObjectPublisher()
    let recorder = publisher.recorded(.max(1))
    for _ in 1...3 { publisher.send() }
    #expect(recorder.log.count == 4)
  }

  @Test("A buffer that has overflowed fails after what the next request asks for")
  func overflow() {
    let source = Loose<Int, Broken>()
    let recorder = source.buffer(size: 3, prefetch: .byRequest, whenFull: .customError { Broken() })
      .recorded(.none)
    let ledger = source.begin()
    for value in 1...5 { source.send(value) }
    #expect(recorder.take() == ["subscribed"])
    #expect(ledger.log == ["request unlimited", "cancel"])
    recorder.request(.max(2))
    #expect(recorder.log == ["1", "2", "failed"])
  }

  @Test("A failure overtakes what a buffer is just sending")
  func failureOvertakes() {
    let source = Probe<Int, Broken>()
    let recorder = Recorder<Int, Broken>(.none) { _, _ in
      source.send(completion: .failure(Broken()))
      return .none
    }
    source.buffer(size: 5, prefetch: .byRequest, whenFull: .dropOldest).subscribe(recorder)
    for value in 1...4 { source.send(value) }
    recorder.request(.max(3))
    #expect(recorder.log == ["subscribed", "1", "failed"])
  }

  @Test("A buffer that is kept full answers for what it sends at once, and requests what it sends later")
  func keptFull() {
    let source = Loose<Int, Never>()
    let recorder = source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).recorded(.max(1))
    let ledger = source.begin()
    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .none)
    #expect(ledger.log == ["request max(2)"])
    recorder.request(.max(1))
    #expect(ledger.log == ["request max(2)", "request max(1)"])
    #expect(recorder.log == ["subscribed", "1", "2"])
  }

  @Test("The end of an empty buffer waits for a request")
  func emptyBuffer() {
    let source = Loose<Int, Never>()
    let recorder = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).recorded(.none)
    source.begin()
    source.send(completion: .finished)
    #expect(recorder.take() == ["subscribed"])
    recorder.request(.max(1))
    #expect(recorder.log == ["finished"])
  }

  @Test("A subscription to notifications that nobody holds is over")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("x")
    var heard = 0
    var token: AnyCancellable? = center.publisher(for: name).sink { _ in heard += 1 }
    center.post(name: name, object: nil)
    token = nil
    center.post(name: name, object: nil)
    #expect(token == nil && heard == 1)

    weak var subscription: AnyObject?
    let forgetful = AnySubscriber<Notification, Never>(
      receiveSubscription: {
        $0.request(.unlimited)
        subscription = $0 as AnyObject
      },
      receiveValue: { _ in
        heard += 1
        return .none
      })
    center.publisher(for: name).subscribe(forgetful)
    center.post(name: name, object: nil)
    #expect(subscription == nil && heard == 1)
  }

  @Test("A current value can be set after the end, unheard")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.recorded()
    subject.send(completion: .finished)
    subject.value = 2
    #expect(subject.value == 2)
    #expect(recorder.log == ["subscribed", "1", "finished"])
  }

  @Test("A shared publisher goes on until its last subscriber has cancelled")
  func shared() {
    let source = PassthroughSubject<Int, Never>()
    let shared = source.share()
    let (a, b) = (shared.recorded(), shared.recorded())
    source.send(1)
    a.cancel()
    source.send(2)
    b.cancel()
    source.send(3)
    #expect(a.log == ["subscribed", "1"])
    #expect(b.log == ["subscribed", "1", "2"])
  }
}
