/// Feeds a subject from a publisher, until cancelled. It does not keep the subject: its subscribers do.
final class SubjectSubscriber<S: Subject>: Subscriber, Feed, CustomStringConvertible {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = Lock.make()
  private weak var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  var description: String { "Subject" }
  var isEnded: Bool { lock.withLock { subject == nil } }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock {
      let isFirst = upstream == nil
      if isFirst { upstream = subscription }
      return isFirst ? self.subject : nil
    }
    if let subject { subject.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { upstream == nil ? nil : subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let subject = lock.withLock {
      defer { (self.subject, upstream) = (nil, nil) }
      return upstream == nil ? nil : self.subject
    }
    subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (upstream, subject) = lock.withLock {
      defer { (self.subject, self.upstream) = (nil, nil) }
      return (self.upstream, self.subject)
    }
    withExtendedLifetime(subject) { upstream?.cancel() }
  }
}
