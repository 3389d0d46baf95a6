import Combine
import Testing

@Suite("Subjects", .untying) struct SubjectTests {
  @Test("A value sent from inside receive is delivered before send returns")
  func reentrant() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let token = subject.sink { value in
      log.append("begin \(value)")
      if value == 1 { subject.send(2) }
      log.append("end \(value)")
    }
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
    token.cancel()
  }

  @Test("A value sent from inside receive reaches whoever is yet to be told before the one it follows from")
  func reentrantOrder() {
    let passthrough = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    func order(_ values: some Publisher<Int, Never>, _ send: @escaping (Int) -> Void) -> [String] {
      var log: [String] = []
      let tokens = [
        values.sink {
          log.append("a\($0)")
          if $0 == 1 {
            send(2)
            send(3)
          }
          log.append("a\($0) done")
        },
        values.sink { log.append("b\($0)") },
      ]
      send(1)
      withExtendedLifetime(tokens) {}
      return log
    }
    let expected = ["a1", "a2", "a2 done", "b2", "a3", "a3 done", "b3", "a1 done", "b1"]
    #expect(order(passthrough) { passthrough.send($0) } == expected)
    #expect(order(current.dropFirst()) { current.send($0) } == expected)
    #expect(current.value == 3)
  }

  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var rest = 0
  }

  @Test("A property written from inside its publisher reaches the others before the value it follows from")
  func reentrantProperty() {
    let model = Model()
    var log: [String] = []
    let tokens = [
      model.$count.dropFirst().sink {
        log.append("a\($0)")
        if $0 == 1 { model.count = 2 }
      },
      model.$count.dropFirst().sink { log.append("b\($0)") },
      model.objectWillChange.sink {
        log.append("will")
        if log.count == 1 { model.rest = 1 }
      },
      model.objectWillChange.sink { log.append("too \(model.rest)") },
    ]
    model.count = 1
    #expect(log == ["will", "will", "too 0", "too 1", "a1", "will", "too 1", "a2", "b2", "b1"], "\(log)")
    withExtendedLifetime(tokens) {}
  }

  @Test("A completion sent from inside receive is the last thing that everybody hears")
  func reentrantCompletion() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let tokens = [
      subject.sink(
        receiveCompletion: { _ in log.append("a done") },
        receiveValue: {
          log.append("a\($0)")
          subject.send(completion: .finished)
        }),
      subject.sink(
        receiveCompletion: { _ in log.append("b done") }, receiveValue: { log.append("b\($0)") }),
    ]
    subject.send(1)
    #expect(log == ["a1", "a done", "b done"])
    withExtendedLifetime(tokens) {}
  }

  @Test("What a publisher has at once when a subject first asks it reaches the subscriber that asked")
  func firstValueFromUpstream() {
    let number = CurrentValueSubject<Int, Never>(1)
    let subject = PassthroughSubject<Int, Never>()
    let feeding = number.subscribe(subject)
    var heard: [Int] = []
    let listening = subject.sink { heard.append($0) }
    number.send(2)
    #expect(heard == [1, 2])
    withExtendedLifetime((feeding, listening)) {}
  }

  private enum Ending: CaseIterable { case cancelled, finished }

  @Test("A subscription keeps its subject, past watchers too, until it is over", arguments: Ending.allCases)
  private func keepsSubject(ending: Ending) {
    func check<S: Subject<Int, Never>>(
      _ make: () -> S, _ watch: (S) -> AnyPublisher<Int, Never> = { $0.eraseToAnyPublisher() }
    ) {
      var owned: S? = make()
      let left = { [weak owned] in owned }
      var heard: [Int] = []
      let listening = owned.map { watch($0).sink { heard.append($0) } }
      owned = nil
      left()?.send(7)
      #expect(heard.last == 7)
      if ending == .finished { left()?.send(completion: .finished) } else { listening?.cancel() }
      #expect(left() == nil)
      withExtendedLifetime(listening) {}
    }
    check(PassthroughSubject.init)
    check(PassthroughSubject.init) { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() }
    check(PassthroughSubject.init) { $0.breakpoint(receiveOutput: { _ in false }).eraseToAnyPublisher() }
    check { CurrentValueSubject(1) }
  }

  @Test("What feeds a subject does not keep it, and ends with it")
  func feedKeepsNoSubject() {
    var ends = 0
    let source = PassthroughSubject<Int, Never>()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let left = { [weak subject] in subject }
    let feeding = subject.map { source.handleEvents(receiveCancel: { ends += 1 }).subscribe($0) }
    subject = nil
    #expect(left() == nil && ends == 1)
    source.send(1)
    feeding?.cancel()
    #expect(ends == 1)
  }

  @Test("The tokens in a set cancel when the set goes")
  func storeIn() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    var tokens: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    subject.sink { seen.append($0) }.store(in: &tokens)
    subject.sink { seen.append($0 + 100) }.store(in: &list)
    subject.value = 1
    tokens = []
    subject.send(2)
    list = []
    subject.send(3)
    #expect(seen == [0, 100, 1, 101, 102])
    #expect(subject.value == 3)
  }
}
