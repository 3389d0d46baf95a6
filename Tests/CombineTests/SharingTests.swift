import Combine
import Testing

@Suite("Sharing", .untying) struct SharingTests {
  @Test("share subscribes once, and cancels upstream when the last subscriber goes")
  func share() {
    let probe = Probe<Int, Never>()
    let shared = probe.share()
    var seen: [Int] = []
    let first = shared.sink { seen.append($0) }
    let second = shared.sink { seen.append($0 * 10) }
    probe.send(1)
    first.cancel()
    probe.send(2)
    #expect(probe.take() == ["subscribed", "request unlimited"])
    second.cancel()
    #expect(probe.take() == ["cancelled"])
    #expect(seen == [1, 10, 20])
  }

  @Test("A shared publisher that has ended is not started again for one who comes late")
  func shareAfterTheEnd() {
    var starts = 0
    let shared = Deferred {
      starts += 1
      return Just(1)
    }.share()
    #expect(shared.all() == ["1", "finished"])
    #expect(shared.all() == ["finished"])
    #expect(starts == 1)
  }

  @Test("A connectable publisher waits until it is connected, and stops when the connection goes")
  func connect() {
    let subject = PassthroughSubject<Int, Never>()
    let connectable = subject.makeConnectable()
    let recorder = Recorder<Int, Never>()
    connectable.subscribe(recorder)
    subject.send(1)
    let connection = connectable.connect()
    subject.send(2)
    connection.cancel()
    subject.send(3)
    #expect(recorder.take() == ["subscribed", "2"])
  }

  @Test("multicast sends through the subject it was given")
  func multicast() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let multicast = [1, 2].publisher.multicast(subject: subject)
    let recorder = Recorder<Int, Never>()
    multicast.subscribe(recorder)
    let connection = multicast.connect()
    #expect(recorder.take() == ["subscribed", "0", "1", "2", "finished"])
    connection.cancel()
  }
}

@Suite("Looking on", .untying) struct EventTests {
  @Test("handleEvents tells of everything that passes by, in order")
  func handleEvents() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.handleEvents(
      receiveSubscription: { log.append("subscription \($0)") },
      receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { log.append("completion \($0)") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    ).sink { _ in }
    subject.send(1)
    token.cancel()
    #expect(log == ["subscription PassthroughSubject", "request unlimited", "output 1", "cancel"])
  }

  @Test("print writes a line for each event")
  func print() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = [1, 2].publisher.print("p", to: lines).all()
    #expect(
      lines.text == """
        p: receive subscription: ([1, 2])
        p: request unlimited
        p: receive value: (1)
        p: receive value: (2)
        p: receive finished

        """)
  }
}
