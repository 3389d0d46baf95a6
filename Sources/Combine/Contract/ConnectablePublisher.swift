/// A publisher that starts only when it is told to, so that all its subscribers can be in place first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts it.
  ///
  /// - Returns: What stops it again; it also stops when that is freed, if it is an ``AnyCancellable``.
  func connect() -> any Cancellable
}
