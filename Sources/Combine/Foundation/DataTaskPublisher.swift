public import Foundation

#if canImport(FoundationNetworking)
  // On Apple's platforms Foundation itself has the networking that these publishers are for.
  @_exported public import FoundationNetworking
#endif

extension URLSession {
  /// Loads the contents of an address and sends them, with the response, as one value.
  ///
  /// Nothing is loaded until a subscriber asks for a value, and each subscriber loads anew. Cancelling stops the task.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, downstream: subscriber))
    }
  }

  /// Loads the contents of an address for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Loads what a request asks for, for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// One subscriber's task. Made by the first request; every further one resumes it.
private final class DataTaskSubscription: Subscription {
  typealias Downstream = any Subscriber<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = Lock.make()
  /// Both nil after the end.
  private var parent: URLSession.DataTaskPublisher?
  private var downstream: Downstream?
  private var task: URLSessionDataTask?
  private var demand = Subscribers.Demand.none

  init(_ parent: URLSession.DataTaskPublisher, downstream: Downstream) {
    self.parent = parent
    self.downstream = downstream
  }

  func request(_ more: Subscribers.Demand) {
    precondition(more > 0, "A request must ask for something")
    guard let parent = lock.withLock({ parent }) else { return }
    let known = lock.withLock {
      demand += more
      return task
    }
    if let known { return known.resume() }

    // The session's closure must be sendable; this has a lock.
    nonisolated(unsafe) let subscription = self
    let made = parent.session.dataTask(with: parent.request) { subscription.end($0, $1, $2) }
    let current = lock.withLock {
      if task == nil, self.parent != nil { task = made }
      return task
    }
    if current !== made { made.cancel() }
    current?.resume()
  }

  func cancel() {
    let held = lock.withLock {
      defer { (parent, downstream, task, demand) = (nil, nil, nil, .none) }
      return (parent, downstream, task)
    }
    held.2?.cancel()
  }

  private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let (downstream, task) = lock.withLock { () -> (Downstream?, URLSessionDataTask?) in
      guard parent != nil, demand > 0 else { return (nil, nil) }
      defer { (parent, self.downstream, self.task, demand) = (nil, nil, nil, .none) }
      return (self.downstream, self.task)
    }
    guard let downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
    withExtendedLifetime(task) {}
  }
}

extension DataTaskSubscription: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  var description: String { "DataTaskPublisher" }
  var playgroundDescription: Any { description }

  var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: [
          "task": task as Any, "downstream": downstream as Any, "parent": parent as Any, "demand": demand,
        ])
    }
  }
}
