import Foundation

/// The properties that descriptors sort by through something that Foundation can compare: who reads a descriptor's key path is to
/// find the property.
public enum SortedProperties {
  private static let lock = NSLock()
  // Read and written under the lock; key paths do not change.
  nonisolated(unsafe) private static var properties: [AnyKeyPath: AnyKeyPath] = [:]

  /// The property that a descriptor with this key path sorts by.
  public static func property(of keyPath: AnyKeyPath) -> AnyKeyPath {
    lock.withLock { properties[keyPath] } ?? keyPath
  }

  /// The path on from a property to what is compared in its place.
  static func path<Root, Value, Compared>(
    _ property: KeyPath<Root, Value>, comparing compared: KeyPath<Value, Compared>
  ) -> any KeyPath<Root, Compared> & Sendable {
    let path = property.appending(path: compared)
    lock.withLock { properties[path] = property }
    // `Sendable` has no witnesses, so the two types have one layout: a reference to the path. That of two paths that may be
    // shared may be shared, which the compiler does not know.
    return unsafeBitCast(path, to: (any KeyPath<Root, Compared> & Sendable).self)
  }
}
