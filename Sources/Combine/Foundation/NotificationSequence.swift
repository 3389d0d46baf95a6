public import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after the other, as they are posted.
  ///
  /// - Parameter object: The sender; nil for any.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name. Each iteration begins with what is posted from then on, loses nothing of it, and ends
  /// when its task is cancelled.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    fileprivate init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var waiting: AsyncStream<Handed>.Iterator

      public mutating func next() async -> Notification? { await waiting.next()?.notification }
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await waiting.next(isolation: actor)?.notification
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Handed.self)
      let observer = Observer(
        center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Handed($0)) },
        center)
      continuation.onTermination = { _ in observer.end() }
      return AsyncIterator(waiting: stream.makeAsyncIterator())
    }
  }
}

/// A notification on its way from the thread that posts it to the one task that waits for it.
private struct Handed: @unchecked Sendable {
  let notification: Notification
  init(_ notification: Notification) { self.notification = notification }
}

/// What `addObserver` returned. A center may be asked from any thread.
private struct Observer: @unchecked Sendable {
  private let token: any NSObjectProtocol
  private let center: NotificationCenter
  init(_ token: any NSObjectProtocol, _ center: NotificationCenter) {
    (self.token, self.center) = (token, center)
  }
  func end() { center.removeObserver(token) }
}
