public import Foundation

/// One key of an order, by name or by key path.
open class NSSortDescriptor: NSObject, NSCopying {
  let path: [String]
  let order: SortKey.Order
  private let ownComparator: Comparator?
  private let named: AnyKeyPath?

  public let ascending: Bool

  var hasComparator: Bool { ownComparator != nil }

  /// The name of the attribute, or names with dots between them.
  open var key: String? { path.isEmpty ? nil : path.joined(separator: ".") }

  /// The key path that the descriptor was made from.
  open var keyPath: AnyKeyPath? { named }

  private init(
    path: [String], keyPath: AnyKeyPath?, ascending: Bool, order: SortKey.Order = .bytes,
    comparator: Comparator? = nil
  ) {
    self.path = path
    named = keyPath
    self.ascending = ascending
    self.order = order
    ownComparator = comparator
  }

  /// - Parameter key: an attribute, or a path with dots; nil: the object itself.
  public convenience init(key: String?, ascending: Bool) {
    self.init(path: key?.split(separator: ".").map(String.init) ?? [], keyPath: nil, ascending: ascending)
  }

  /// Compares with a function: in memory only, no store can carry it out.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(
      path: key?.split(separator: ".").map(String.init) ?? [], keyPath: nil, ascending: ascending,
      comparator: comparator)
  }

  /// - Precondition: the key path leads to an attribute.
  public convenience init<Root>(keyPath: PartialKeyPath<Root>, ascending: Bool) {
    self.init(path: Self.path(keyPath), keyPath: keyPath, ascending: ascending)
  }

  /// Compares with a function: in memory only, no store can carry it out.
  public convenience init<Root>(
    keyPath: PartialKeyPath<Root>, ascending: Bool, comparator: @escaping Comparator
  ) {
    self.init(path: Self.path(keyPath), keyPath: keyPath, ascending: ascending, comparator: comparator)
  }

  /// The descriptor that a `SortDescriptor` is.
  /// - Precondition: it has a key path, which leads to an attribute.
  public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    do {
      let key = try SortKey(sortDescriptor)
      self.init(
        path: key.path, keyPath: sortDescriptor.keyPath, ascending: key.isAscending, order: key.order)
    } catch {
      fatalError("NSSortDescriptor: \(error)")
    }
  }

  private static func path(_ keyPath: AnyKeyPath) -> [String] {
    do {
      return [try keyPath.requiredAttributeName()]
    } catch {
      fatalError("NSSortDescriptor: \(error)")
    }
  }

  open var comparator: Comparator {
    let order = order
    return ownComparator ?? { a, b in
      SortKey(path: [], order: order).compare(QueryValue(any: a) ?? .null, QueryValue(any: b) ?? .null)
    }
  }

  /// How two objects stand to each other.
  /// - Precondition: the objects have the attribute.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    do {
      guard let ownComparator else {
        let key = SortKey(path: path, isAscending: ascending, order: order)
        return try [key].compare(object1, object2)
      }
      let first = try KeyedAccess.value(at: path, of: object1) ?? NSNull()
      let second = try KeyedAccess.value(at: path, of: object2) ?? NSNull()
      let result = ownComparator(first, second)
      return ascending ? result : result.reversed
    } catch {
      fatalError("NSSortDescriptor: \(error)")
    }
  }

  open var reversedSortDescriptor: Any {
    NSSortDescriptor(
      path: path, keyPath: named, ascending: !ascending, order: order, comparator: ownComparator)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSSortDescriptor else { return false }
    return path == other.path && ascending == other.ascending && order == other.order
      && !hasComparator && !other.hasComparator || self === other
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(ascending)
    return hasher.finalize()
  }

  open override var description: String { "(\(key ?? "self"), \(ascending ? "ascending" : "descending"))" }
}

extension NSArray {
  /// The elements in the order of the descriptors.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    // By position where the descriptors do not tell two apart, so that equal elements keep their order.
    enumerated().sorted { a, b in
      for descriptor in sortDescriptors {
        let result = descriptor.compare(a.element, to: b.element)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return a.offset < b.offset
    }
    .map(\.element)
  }
}
