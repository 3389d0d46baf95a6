public import Foundation
import Synchronization

/// The identity of a managed object. It is the same before and after the first save, and in every context.
public final class NSManagedObjectID: NSObject, Sendable {
  let entityName: String
  let key: Int64
  private let saved: Atomic<Bool>

  init(entityName: String, key: Int64, isTemporary: Bool) {
    self.entityName = entityName
    self.key = key
    saved = Atomic(!isTemporary)
  }

  /// Whether the object was never saved.
  public var isTemporaryID: Bool { !saved.load(ordering: .acquiring) }

  func becomePermanent() { saved.store(true, ordering: .releasing) }

  public func uriRepresentation() -> URL { URL(string: "x-coredata:///\(entityName)/p\(key)")! }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return key == other.key && entityName == other.entityName
  }
  public override var hash: Int { key.hashValue }
  public override var description: String { uriRepresentation().absoluteString }

  /// A key that no other object has: later ones are greater, and the time in it keeps programs apart.
  static func newKey() -> Int64 {
    let now = Int64(Date().timeIntervalSinceReferenceDate * 1000) << 20
    while true {
      let last = lastKey.load(ordering: .relaxed)
      let next = max(now | Int64.random(in: 0..<1 << 10), last + 1)
      if lastKey.compareExchange(expected: last, desired: next, ordering: .relaxed).exchanged { return next }
    }
  }

  private static let lastKey = Atomic<Int64>(0)
}
