import Combine
import Testing

private typealias Source = Probe<Int, Never>

@Suite("Demand", .untying) struct DemandTests {
  @Test(
    "Arithmetic on demands",
    arguments: [
      (.max(2) + .max(3), "max(5)"), (.max(2) + .unlimited, "unlimited"), (.unlimited - .max(1), "unlimited"),
      (.max(2) - .unlimited, "max(0)"), (.unlimited - .unlimited, "unlimited"), (.max(3) - 1, "max(2)"),
      (.max(3) * 4, "max(12)"), (.unlimited * 0, "unlimited"), (.max(Int.max) + 1, "unlimited"),
    ] as [(Subscribers.Demand, String)])
  func arithmetic(demand: Subscribers.Demand, text: String) { #expect(demand.description == text) }

  @Test("Demands compare with each other and with numbers")
  func comparison() {
    #expect(Subscribers.Demand.unlimited > .max(Int.max))
    #expect(!(Subscribers.Demand.unlimited < .unlimited))
    #expect(Subscribers.Demand.max(2) < 3 && 3 > Subscribers.Demand.max(2))
    #expect(Subscribers.Demand.none == 0 && Subscribers.Demand.unlimited != 5)
    #expect(Subscribers.Demand.unlimited.max == nil && Subscribers.Demand.max(4).max == 4)
  }

  @Test("A sequence sends exactly what is asked for, and finishes right after its last value")
  func sequence() {
    let recorder = Recorder<Int, Never>(.none)
    [1, 2, 3].publisher.subscribe(recorder)
    #expect(recorder.take() == ["subscribed"])
    recorder.request(.max(1))
    #expect(recorder.take() == ["1"])
    recorder.request(.max(2))
    #expect(recorder.take() == ["2", "3", "finished"])
  }

  @Test("What receive returns is added to the demand, and a request from inside receive does not recurse")
  func demandFromReceive() {
    var depth = 0
    var deepest = 0
    let recorder = Recorder<Int, Never>(.max(1)) { recorder, value in
      depth += 1
      deepest = max(deepest, depth)
      if value % 2 == 0 { recorder.request(.max(1)) }
      depth -= 1
      return value % 2 == 1 ? .max(1) : .none
    }
    (1...1000).publisher.subscribe(recorder)
    #expect(recorder.log.count == 1002)
    #expect(deepest == 1)
  }

  @Test("Cancelling from inside receive stops at once")
  func cancelInReceive() {
    let recorder = Recorder<Int, Never> { recorder, value in
      if value == 2 { recorder.cancel() }
      return .none
    }
    (1...9).publisher.subscribe(recorder)
    #expect(recorder.log == ["subscribed", "1", "2"])
  }

  @Test("filter asks for one more in place of each value it leaves out")
  func filterReplenishes() {
    let probe = Source()
    let recorder = Recorder<Int, Never>(.max(1))
    probe.filter { $0 > 1 }.subscribe(recorder)
    probe.send(1)
    probe.send(2)
    #expect(probe.take() == ["subscribed", "request max(1)", "returned max(1)"])
    #expect(recorder.take() == ["subscribed", "2"])
  }

  @Test("map passes demand and cancellation through")
  func mapIsTransparent() {
    let probe = Source()
    let recorder = Recorder<Int, Never>(.max(2)) { _, _ in .max(3) }
    probe.map { $0 * 2 }.subscribe(recorder)
    probe.send(1)
    recorder.cancel()
    #expect(probe.take() == ["subscribed", "request max(2)", "returned max(3)", "cancelled"])
  }

  @Test("collect(n) asks upstream for n times as many")
  func collectMultiplies() {
    let probe = Source()
    let recorder = Recorder<[Int], Never>(.max(2)) { _, _ in .max(1) }
    probe.collect(3).subscribe(recorder)
    for value in 1...3 { probe.send(value) }
    #expect(probe.take() == ["subscribed", "request max(6)", "returned max(3)"])
  }

  @Test("reduce asks for everything at once, and holds its result until it is asked for")
  func reduceHolds() {
    let probe = Source()
    let recorder = Recorder<Int, Never>(.none)
    probe.reduce(0, +).subscribe(recorder)
    probe.send(1)
    probe.send(2)
    probe.send(completion: .finished)
    #expect(probe.take() == ["subscribed", "request unlimited"])
    #expect(recorder.take() == ["subscribed"])
    recorder.request(.max(1))
    #expect(recorder.take() == ["3", "finished"])
  }

  @Test("first cancels upstream as soon as it has its value")
  func firstCancels() {
    let probe = Source()
    let recorder = Recorder<Int, Never>()
    probe.first { $0 > 1 }.subscribe(recorder)
    for value in 1...3 { probe.send(value) }
    #expect(probe.take() == ["subscribed", "request unlimited", "cancelled"])
    #expect(recorder.take() == ["subscribed", "2", "finished"])
  }

  @Test("append carries over to the second publisher what the first did not serve")
  func appendCarriesDemand() {
    let (first, second) = (Source(), Source())
    let recorder = Recorder<Int, Never>(.max(3))
    first.append(second).subscribe(recorder)
    first.send(1)
    first.send(completion: .finished)
    #expect(first.take() == ["subscribed", "request max(3)"])
    #expect(second.take() == ["subscribed", "request max(2)"])
  }

  @Test("catch carries over to the replacement what the failed publisher did not serve")
  func catchCarriesDemand() {
    let first = Probe<Int, Broken>()
    let second = Source()
    let recorder = Recorder<Int, Never>(.max(2))
    first.catch { _ in second }.subscribe(recorder)
    first.send(1)
    first.send(completion: .failure(Broken()))
    #expect(second.take() == ["subscribed", "request max(1)"])
  }

  @Test("A hundred thousand retries do not deepen the stack")
  func retryIsFlat() {
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return Fail<Int, Broken>(error: Broken())
    }
    #expect(failing.retry(100_000).all() == ["failed"])
    #expect(attempts == 100_001)
  }

  @Test("zip asks every upstream for what it is asked for, and leaves it to them to keep to that")
  func zipForwards() {
    let (a, b) = (Source(), Source())
    let recorder = Recorder<(Int, Int), Never>(.max(1))
    a.zip(b).subscribe(recorder)
    a.send(1)
    a.send(2)
    b.send(10)
    #expect(recorder.take() == ["subscribed", "(1, 10)"])
    recorder.request(.max(1))
    b.send(20)
    #expect(recorder.take() == ["(2, 20)"])
    #expect(a.take() == ["subscribed", "request max(1)", "request max(1)"])
    a.send(completion: .finished)
    #expect(recorder.take() == ["finished"])
    #expect(b.take().last == "cancelled")
  }

  @Test("combineLatest drops what is not asked for, and then pairs with the latest")
  func combineLatestDrops() {
    let (a, b) = (Source(), Source())
    let recorder = Recorder<(Int, Int), Never>(.max(1))
    a.combineLatest(b).subscribe(recorder)
    a.send(1)
    b.send(10)
    b.send(20)
    recorder.request(.max(1))
    #expect(recorder.take() == ["subscribed", "(1, 10)"])
    a.send(2)
    #expect(recorder.take() == ["(2, 20)"])
    #expect(b.take() == ["subscribed", "request max(1)", "request max(1)"])
  }

  @Test("merge holds one value of each upstream for a subscriber that is slow")
  func mergeHolds() {
    let (a, b) = (Source(), Source())
    let recorder = Recorder<Int, Never>(.none)
    a.merge(with: b).subscribe(recorder)
    a.send(1)
    b.send(2)
    b.send(completion: .finished)
    #expect(recorder.take() == ["subscribed"])
    recorder.request(.max(1))
    #expect(recorder.take() == ["1"])
    #expect(a.take() == ["subscribed", "request max(1)", "request max(1)"])
    a.send(completion: .finished)
    recorder.request(.max(1))
    #expect(recorder.take() == ["2", "finished"])
  }

  @Test("flatMap lets no more publishers be active than allowed")
  func flatMapLimits() {
    let outer = Source()
    let inner = [Source(), Source()]
    let recorder = Recorder<Int, Never>()
    outer.flatMap(maxPublishers: .max(1)) { inner[$0] }.subscribe(recorder)
    outer.send(0)
    #expect(outer.take() == ["subscribed", "request max(1)"])
    inner[0].send(7)
    inner[0].send(completion: .finished)
    #expect(outer.take() == ["request max(1)"])
    outer.send(1)
    outer.send(completion: .finished)
    inner[1].send(8)
    inner[1].send(completion: .finished)
    #expect(recorder.take() == ["subscribed", "7", "8", "finished"])
  }

  @Test("switchToLatest cancels the publisher before and asks the new one for the rest")
  func switchCarriesDemand() {
    let outer = PassthroughSubject<Probe<Int, Never>, Never>()
    let (a, b) = (Source(), Source())
    let recorder = Recorder<Int, Never>(.max(3))
    outer.switchToLatest().subscribe(recorder)
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(a.take() == ["subscribed", "request max(3)", "cancelled"])
    #expect(b.take() == ["subscribed", "request max(2)"])
    #expect(recorder.take() == ["subscribed", "1", "3"])
    outer.send(completion: .finished)
    #expect(recorder.take() == [])
    b.send(completion: .finished)
    #expect(recorder.take() == ["finished"])
  }

  @Test(
    "A full buffer does as it is told",
    arguments: [
      (0, ["1", "2"], "dropNewest"), (1, ["2", "3"], "dropOldest"), (2, ["1", "2", "failed"], "customError"),
    ])
  func bufferOverflow(_ strategy: Int, _ received: [String], _ name: String) {
    let probe = Probe<Int, Broken>()
    let recorder = Recorder<Int, Broken>(.none)
    let whenFull: [Publishers.BufferingStrategy<Broken>] = [
      .dropNewest, .dropOldest, .customError { Broken() },
    ]
    probe.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull[strategy]).subscribe(recorder)
    for value in 1...3 { probe.send(value) }
    recorder.request(.max(5))
    #expect(Array(recorder.take().dropFirst()) == received)
    #expect(probe.take() == ["subscribed", "request unlimited"] + (strategy == 2 ? ["cancelled"] : []))
  }

  @Test("A buffer that keeps full asks for its size, and then for each value it has passed on")
  func bufferKeepFull() {
    let probe = Source()
    let recorder = Recorder<Int, Never>(.none)
    probe.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(recorder)
    probe.send(1)
    probe.send(2)
    recorder.request(.max(1))
    #expect(probe.take() == ["subscribed", "request max(2)", "request max(1)"])
  }

  @Test("Two requests of one from a prefix end it after the second value")
  func prefixOnDemand() {
    let probe = Source()
    let recorder = Recorder<Int, Never>(.max(1))
    probe.prefix(2).subscribe(recorder)
    probe.send(1)
    recorder.request(.max(1))
    probe.send(2)
    #expect(recorder.take() == ["subscribed", "1", "2", "finished"])
    #expect(probe.take() == ["subscribed", "request max(1)", "request max(1)", "cancelled"])
  }

  @Test("A prefix of no values ends at the first one that comes, and not before")
  func prefixOfNone() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.prefix(0).subscribe(recorder)
    #expect(recorder.take() == ["subscribed"])
    subject.send(1)
    subject.send(2)
    #expect(recorder.take() == ["finished"])

    let probe = Source()
    let other = Recorder<Int, Never>(.max(2))
    probe.output(in: 1..<1).subscribe(other)
    probe.send(1)
    probe.send(2)
    #expect(other.take() == ["subscribed", "finished"])
    #expect(probe.take() == ["subscribed", "request max(2)", "returned max(1)", "cancelled"])
  }
}
