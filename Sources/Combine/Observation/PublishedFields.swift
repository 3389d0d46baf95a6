@_spi(Reflection) import Swift

/// Where a class keeps its `@Published` properties, inherited ones included.
///
/// Found once per class from its field descriptors, which takes microseconds, and remembered.
struct PublishedFields: Sendable {
  /// Byte offsets from the start of the object. At each lies a ``Published``, which is one reference.
  private let offsets: [Int]

  var isEmpty: Bool { offsets.isEmpty }

  static func of(_ type: AnyClass) -> PublishedFields {
    let key = ObjectIdentifier(type)
    if let known = cacheLock.withLock({ cache[key] }) { return known }
    let found = PublishedFields(offsets: offsets(in: type))
    cacheLock.withLock { cache[key] = found }
    return found
  }

  /// The publisher that the properties send to, made and given to all of them if need be.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    withExtendedLifetime(object) {
      let base = Unmanaged.passUnretained(object).toOpaque()
      let storages = offsets.lazy.map {
        (base + $0).assumingMemoryBound(to: PublishedStorageBase.self).pointee
      }
      // One lock for all objects, since two threads may ask for the first time at once.
      return Self.cacheLock.withLock {
        let publisher = storages.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        // All of them, every time: `_name = Published(…)` may have put in a new one since.
        for storage in storages { storage.objectWillChange = publisher }
        return publisher
      }
    }
  }

  nonisolated(unsafe) private static let cacheLock = Lock.make()
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: PublishedFields] = [:]

  private static func offsets(in type: AnyClass) -> [Int] {
    // Bit 0 says that it is a class; the named constant is a variable, which Swift 6 refuses to read.
    let isClass = _EachFieldOptions(rawValue: 1)
    var found: [Int] = []
    var next: AnyClass? = type
    while let current = next {
      _ = _forEachField(of: current, options: isClass) { _, offset, fieldType, _ in
        if fieldType is any PublishedProperty.Type { found.append(offset) }
        return true
      }
      next = _getSuperclass(current)
    }
    return found
  }
}

/// What ``Published`` is, whatever its value.
protocol PublishedProperty {}
