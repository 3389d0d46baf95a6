/// The values of the pages on a navigation stack, the root apart, of any hashable types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// - Precondition: there are at least `k` elements.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
