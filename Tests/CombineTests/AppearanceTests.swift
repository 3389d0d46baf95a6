import Combine
import Foundation
import Testing

/// How a subscription shows in logs, debuggers and playgrounds.
private struct Look: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  let labels: [String?]
  let subscription: () -> (any Subscription)?

  var testDescription: String { name }

  /// - Parameter publisher: What `make` makes of a subject.
  init<P: Publisher>(
    _ name: String, _ labels: [String?] = [], _ make: @escaping (PassthroughSubject<Int, Broken>) -> P
  ) {
    self.name = name
    self.labels = labels
    subscription = { make(PassthroughSubject()).recorded(.none).subscription }
  }
}

@Suite("How subscriptions show", .untying) struct AppearanceTests {
  private static let reduction: [String?] = ["downstream", "result", "initial", "status"]
  private static let subject: [String?] = ["parent", "downstream", "demand", "subject"]

  private static let looks: [Look] = [
    Look("PassthroughSubject", subject) { $0 }, Look("PassthroughSubject", subject) { $0.map { $0 } },
    Look("CurrentValueSubject", subject) { _ in CurrentValueSubject<Int, Never>(1) },
    Look("ObservableObjectPublisher", ["downstream"]) { _ in ObservableObjectPublisher() },
    Look("Just", [nil]) { _ in Just(1) },
    Look("Once", [nil]) { _ in Result<Int, Broken>.success(1).publisher },
    Look("Optional", [nil]) { _ in Optional(1).publisher },
    Look("[1, 2]", ["sequence"]) { _ in [1, 2].publisher },
    Look("[1]", ["sequence", "completion"]) { _ in Record<Int, Never>(output: [1], completion: .finished) },
    Look("Future", subject.map { $0 == "demand" ? "hasAnyDemand" : $0 }) { _ in Future<Int, Never> { _ in } },
    Look("Empty") { _ in Empty<Int, Never>(completeImmediately: false) },
    Look("TryMap") { $0.tryMap { $0 } }, Look("TryFilter", ["downstream"]) { $0.tryFilter { _ in true } },
    Look("RemoveDuplicates", ["downstream", "last"]) { $0.removeDuplicates() },
    Look("TryScan", ["downstream", "status", "result"]) { $0.tryScan(0, +) },
    Look("Encode", ["downstream", "finished", "upstreamSubscription"]) { $0.encode(encoder: JSONEncoder()) },
    Look("Collect", ["count"]) { $0.collect() },
    Look("CollectByCount", ["downstream", "upstreamSubscription", "buffer", "count"]) { $0.collect(3) },
    Look("First", reduction) { $0.first() }, Look("TryFirst", reduction) { $0.first { _ in true } },
    Look("Comparison", reduction) { $0.max() }, Look("Count", reduction) { $0.count() },
    Look("Drop") { $0.dropFirst() }, Look("DropWhile") { $0.drop { _ in true } },
    Look("Output") { $0.prefix(1) },
    Look("Catch", ["downstream", "demand"]) { $0.catch { _ in Just(1) } }, Look("Retry") { $0.retry(1) },
    Look("Concatenate") { $0.append(1) }, Look("ReplaceError") { $0.replaceError(with: 1) },
    Look("ReplaceEmpty") { $0.replaceEmpty(with: 1) }, Look("HandleEvents") { $0.handleEvents() },
    Look("Print") { $0.print("", to: nil) }, Look("Multicast") { $0.multicast { PassthroughSubject() } },
    Look("Buffer", ["values", "state", "downstreamDemand", "terminal"]) {
      $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
    },
    Look("ReceiveOn") { $0.receive(on: ImmediateScheduler.shared) },
    Look("SubscribeOn") { $0.subscribe(on: ImmediateScheduler.shared) },
    Look("Debounce", ["downstream", "downstreamDemand", "currentValue"]) {
      $0.debounce(for: 1, scheduler: ImmediateScheduler.shared)
    },
    Look("DropUntilOutput") { $0.drop(untilOutputFrom: PassthroughSubject<Int, Broken>()) },
    Look("NotificationCenter Observer", ["center", "name", "object", "demand"]) { _ in
      NotificationCenter().publisher(for: Notification.Name("x"))
    },
    Look("Zip") { $0.zip($0) }, Look("FlatMap") { $0.flatMap { Just($0).setFailureType(to: Broken.self) } },
    Look("SwitchToLatest") { $0.map { Just($0).setFailureType(to: Broken.self) }.switchToLatest() },
  ]

  @Test(
    "A subscription goes by the name of its operator, and its mirror shows what Apple's shows",
    arguments: looks)
  private func look(_ look: Look) throws {
    let subscription = try #require(look.subscription())
    #expect(String(describing: subscription) == look.name)
    let playground = try #require(subscription as? any CustomPlaygroundDisplayConvertible)
    #expect(playground.playgroundDescription as? String == look.name)
    #expect(Mirror(reflecting: subscription).children.map(\.label) == look.labels)
  }

  @Test("The subscriber that upstream sees looks the same")
  func subscriber() {
    func check<P: Publisher>(_ name: String, _ make: (Loose<Int, Never>) -> P) {
      let source = Loose<Int, Never>()
      let recorder = make(source).recorded()
      #expect(source.subscriberItself.map { String(describing: $0) } == name)
      // There is something to cancel afterwards.
      source.begin()
      withExtendedLifetime(recorder) {}
    }
    check("Map") { $0.map { $0 } }
    check("ValueForKey") { $0.map(\.self) }
    check("ValueForKeys") { $0.map(\.self, \.self) }
    check("Filter") { $0.filter { _ in true } }
    check("IgnoreOutput") { $0.ignoreOutput() }
    check("AssertNoFailure") { $0.assertNoFailure() }
    check("Zip") { $0.zip(Just(1)) }
    check("Debounce") { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) }
  }

  @Test("A sequence's subscription forgets its elements when it is over")
  func over() throws {
    let recorder = [1].publisher.recorded()
    let subscription = try #require(recorder.subscription)
    #expect(String(describing: subscription) == "Sequence")
    #expect(Mirror(reflecting: subscription).descendant("sequence") as? [Int] == [])
  }

  @Test("A subject's subscription lets go of both sides when it is cancelled")
  func cancelled() throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorded(.max(7))
    recorder.cancel()
    let mirror = Mirror(reflecting: try #require(recorder.subscription))
    #expect(mirror.children.map { String(describing: $0.value) } == ["nil", "nil", "max(7)", "nil"])
  }

  @Test("An erased subscriber shows as what it wraps")
  func erased() {
    let recorder = Recorder<Int, Never>()
    let twice = AnySubscriber(AnySubscriber(recorder))
    #expect(twice.combineIdentifier == recorder.combineIdentifier)
    #expect(String(describing: Mirror(reflecting: twice).subjectType) == "Recorder<Int, Never>")
    #expect(AnySubscriber<Int, Never>().description == "Anonymous AnySubscriber")
  }

  @Test("Print writes what is asked for from inside receive as synchronous")
  func printed() {
    let lines = Lines()
    let source = Loose<Int, Never>()
    let recorder = source.print("p", to: lines).recorded(.max(1), answer: .max(2))
    source.begin()
    source.send(5)
    recorder.cancel()
    #expect(
      lines.text
        == "p: receive subscription: (Combine.Ledger)\np: request max: (1)\np: receive value: (5)\n"
        .replacing("Combine.Ledger", with: "CombineTests.Ledger")
        + "p: request max: (2) (synchronous)\np: receive cancel\n")
  }
}

/// Keeps what is written.
private final class Lines: TextOutputStream {
  private(set) var text = ""
  func write(_ string: String) { text += string }
}
