import Combine
import Testing

/// Sends values at given times and writes down when what comes out.
private func run<P: Publisher>(
  _ inputs: [(at: Int, value: Int)], finishAt: Int? = nil, until end: Int,
  _ build: (PassthroughSubject<Int, Broken>, VirtualScheduler) -> P
) -> [String] {
  let scheduler = VirtualScheduler()
  let subject = PassthroughSubject<Int, Broken>()
  var log: [String] = []
  let token = build(subject, scheduler).sink { completion in
    log.append("\(scheduler.now.milliseconds):\(completion)")
  } receiveValue: { value in
    log.append("\(scheduler.now.milliseconds):\(value)")
  }
  for input in inputs {
    scheduler.advance(to: input.at)
    subject.send(input.value)
  }
  if let finishAt {
    scheduler.advance(to: finishAt)
    subject.send(completion: .finished)
  }
  scheduler.advance(to: end)
  token.cancel()
  #expect(scheduler.pending == 0, "A timer was left behind")
  return log
}

@Suite("Operators and time", .untying) struct TimeTests {
  private let burst = [(0, 1), (50, 2), (90, 3), (300, 4), (310, 5)].map { (at: $0.0, value: $0.1) }

  @Test("debounce sends a value once none has followed it for the due time")
  func debounce() {
    #expect(run(burst, until: 1000) { $0.debounce(for: 100, scheduler: $1) } == ["190:3", "410:5"])
  }

  @Test("debounce drops a value that is still waiting at the end")
  func debounceEnd() {
    #expect(
      run(burst, finishAt: 350, until: 1000) { $0.debounce(for: 100, scheduler: $1) } == [
        "190:3", "350:finished",
      ])
  }

  @Test("throttle sends the first at once, and then the latest or first of each interval")
  func throttle() {
    let latest = run(burst, until: 1000) { $0.throttle(for: 100, scheduler: $1, latest: true) }
    #expect(latest == ["0:1", "100:3", "300:4", "400:5"])
    let first = run(burst, until: 1000) { $0.throttle(for: 100, scheduler: $1, latest: false) }
    #expect(first == ["0:1", "100:2", "300:4", "400:5"])
  }

  @Test("throttle sends the value it holds before the end")
  func throttleEnd() {
    let inputs = [(0, 1), (10, 2), (20, 3)].map { (at: $0.0, value: $0.1) }
    let log = run(inputs, finishAt: 30, until: 500) { $0.throttle(for: 100, scheduler: $1, latest: true) }
    #expect(log == ["0:1", "100:3", "100:finished"])
  }

  @Test("delay moves values and the end by the same time, in order")
  func delay() {
    let inputs = [(0, 1), (10, 2)].map { (at: $0.0, value: $0.1) }
    #expect(
      run(inputs, finishAt: 20, until: 500) { $0.delay(for: 100, scheduler: $1) } == [
        "100:1", "110:2", "120:finished",
      ])
  }

  @Test("a delay made by hand needs no options")
  func delayByHand() {
    let log = run([(0, 1)], finishAt: 20, until: 500) {
      Publishers.Delay(upstream: $0, interval: 100, tolerance: 0, scheduler: $1)
    }
    #expect(log == ["100:1", "120:finished"])
  }

  @Test("timeout finishes after a silence, counted from the subscription and from each value")
  func timeout() {
    let inputs = [(90, 1), (180, 2)].map { (at: $0.0, value: $0.1) }
    #expect(run(inputs, until: 500) { $0.timeout(100, scheduler: $1) } == ["90:1", "180:2", "280:finished"])
  }

  @Test("timeout fails with the error it was given")
  func timeoutError() {
    let log = run([], until: 500) { subject, scheduler in
      subject.timeout(100, scheduler: scheduler, customError: { Broken() })
    }
    #expect(log == ["100:failure(CombineTests.Broken())"])
  }

  @Test("timeout leaves no timer behind when upstream ends in time")
  func timeoutEnd() {
    #expect(run([], finishAt: 50, until: 500) { $0.timeout(100, scheduler: $1) } == ["50:finished"])
  }

  @Test("measureInterval sends the time since the value before")
  func measureInterval() {
    let log = run(burst, until: 500) { subject, scheduler in
      subject.measureInterval(using: scheduler).map(\.milliseconds)
    }
    #expect(log == ["0:0", "50:50", "90:40", "300:210", "310:10"])
  }

  @Test("collect by time sends an array for each interval that had values, and the rest at the end")
  func collectByTime() {
    let log = run(burst, finishAt: 320, until: 500) { subject, scheduler in
      subject.collect(.byTime(scheduler, 100))
    }
    #expect(log == ["100:[1, 2, 3]", "320:[4, 5]", "320:finished"])
  }

  @Test("collect by time or count sends an array as soon as it is full")
  func collectByTimeOrCount() {
    let log = run(burst, until: 500) { subject, scheduler in
      subject.collect(.byTimeOrCount(scheduler, 100, 2))
    }
    #expect(log == ["50:[1, 2]", "100:[3]", "310:[4, 5]"])
  }

  @Test("receive(on:) brings values and the end to the scheduler, in order")
  func receiveOn() {
    let scheduler = VirtualScheduler()
    let recorder = Recorder<Int, Never>(.max(2))
    [1, 2].publisher.receive(on: scheduler).subscribe(recorder)
    #expect(recorder.take() == ["subscribed"])
    scheduler.advance(to: 0)
    #expect(recorder.take() == ["1", "2", "finished"])
  }

  @Test("subscribe(on:) subscribes, requests and cancels on the scheduler")
  func subscribeOn() {
    let scheduler = VirtualScheduler()
    let probe = Probe<Int, Never>()
    let recorder = Recorder<Int, Never>(.max(1))
    probe.subscribe(on: scheduler).subscribe(recorder)
    #expect(probe.take() == [])
    scheduler.advance(to: 1)
    #expect(probe.take() == ["subscribed", "request max(1)"])
    recorder.cancel()
    #expect(probe.take() == [])
    scheduler.advance(to: 2)
    #expect(probe.take() == ["cancelled"])
  }
}
