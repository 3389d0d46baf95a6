import Combine
import Testing

@Suite("Introspection", .untying) struct IntrospectionTests {
  /// Writes down what passes.
  private final class Witness: _Introspection {
    private(set) var log: [String] = []

    func willReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
    where P.Failure == S.Failure, P.Output == S.Input { log.append("subscribing") }
    func didReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
    where P.Failure == S.Failure, P.Output == S.Input { log.append("subscribed") }
    func willReceive<S: Subscriber>(subscriber: S, subscription: any Subscription) {
      log.append("gets \(subscription)")
    }
    func willReceive<S: Subscriber>(subscriber: S, input: S.Input) { log.append("value \(input)") }
    func didReceive<S: Subscriber>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand) {
      log.append("answered \(resultingDemand)")
    }
    func willReceive<S: Subscriber>(subscriber: S, completion: Subscribers.Completion<S.Failure>) {
      log.append("end")
    }
    func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {
      log.append("request \(demand)")
    }
    func willCancel(subscription: any Subscription) { log.append("cancel") }
  }

  // In a process of its own, since it would hear of the other tests too, and they would meet it.
  @Test("An enabled one hears of all that passes, and nothing after it is disabled")
  func hears() async {
    await #expect(processExitsWith: .success) {
      let witness = Witness()
      #expect(!witness.isEnabled)
      witness.enable()
      #expect(witness.isEnabled)
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.recorded(.max(2), answer: .max(1))
      subject.send(7)
      recorder.cancel()
      witness.disable()
      #expect(!witness.isEnabled)
      recorder.request(.max(3))
      #expect(
        witness.log == [
          "subscribing", "gets PassthroughSubject", "request max(2)", "subscribed", "value 7",
          "answered max(1)",
          "cancel",
        ])
      #expect(recorder.log == ["subscribed", "7"])
    }
  }
}
