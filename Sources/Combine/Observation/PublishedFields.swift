@_spi(Reflection) import Swift

/// Where a class keeps its `@Published` properties, inherited ones included.
///
/// Found once per class from its field descriptors, which takes microseconds, and remembered.
struct PublishedFields {
  /// Byte offsets from the start of the object. At each lies a ``Published``, which is one reference.
  private let offsets: [Int]
  /// Properties of other kinds that tell of their changes, by offset.
  private let others: [(offset: Int, type: any PublishingProperty.Type)]

  var isEmpty: Bool { offsets.isEmpty }

  static func of(_ type: AnyClass) -> PublishedFields {
    let key = ObjectIdentifier(type)
    if let known = cacheLock.withLock({ cache[key] }) { return known }
    let found = fields(in: type)
    cacheLock.withLock { cache[key] = found }
    return found
  }

  /// Lets the properties that are not ``Published`` send through the object's publisher.
  func connectOthers(of object: AnyObject, to publisher: ObservableObjectPublisher) {
    guard !others.isEmpty else { return }
    withExtendedLifetime(object) {
      let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      for (offset, type) in others { type.publish(base + offset, through: publisher) }
    }
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

  private static func fields(in type: AnyClass) -> PublishedFields {
    // Bit 0 says that it is a class; the named constant is a variable, which Swift 6 refuses to read.
    let isClass = _EachFieldOptions(rawValue: 1)
    var found: [Int] = []
    var others: [(offset: Int, type: any PublishingProperty.Type)] = []
    var next: AnyClass? = type
    while let current = next {
      _ = _forEachField(of: current, options: isClass) { _, offset, fieldType, _ in
        if fieldType is any PublishedProperty.Type { found.append(offset) }
        if let type = fieldType as? any PublishingProperty.Type { others.append((offset, type)) }
        return true
      }
      next = _getSuperclass(current)
    }
    return PublishedFields(offsets: found, others: others)
  }
}

// Offsets and types, which do not change; types whose conformances belong to an actor are none of ours.
extension PublishedFields: @unchecked Sendable {}

/// What ``Published`` is, whatever its value.
protocol PublishedProperty {}
