public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// The sender; nil for any.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let dispenser = Dispenser<Notification, Never>(
        "NotificationCenter Observer",
        showing: [("center", center as Any?), ("name", name as Any?), ("object", object as Any?)].map {
          ($0.0, $0.1 as Any)
        }, subscriber)
      // The center's closure must be sendable; the dispenser has a lock. A subscription that nobody holds is over.
      nonisolated(unsafe) weak let target = dispenser
      nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
        target?.send($0)
      }
      let center = center
      dispenser.onCancel { center.removeObserver(observer) }
      subscriber.receive(subscription: dispenser)
    }
  }

  /// Sends the notifications of a name, on the thread that posts them.
  ///
  /// - Parameter object: The sender; nil for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
