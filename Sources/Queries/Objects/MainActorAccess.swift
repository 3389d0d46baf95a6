import Foundation

/// The main actor, for code that is on it and cannot say so in its type.
enum MainActorAccess {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs `body` at once where this is the main actor, else later. Under a test runner the main queue may be
  /// served by another thread than the main one, which says so by its queue.
  static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil {
      typealias Plain = () -> Void
      // An actor-isolated synchronous function has the calling convention of a plain one.
      unsafeBitCast(body, to: Plain.self)()
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}
