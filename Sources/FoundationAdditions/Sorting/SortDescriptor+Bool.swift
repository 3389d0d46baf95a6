import Foundation

extension SortDescriptor {
  /// Sorts by a property that is true or false; what is false comes first.
  public init(_ keyPath: any KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
    self.init(SortedProperties.path(keyPath, comparing: \.inOrder), order: order)
  }
  public init(_ keyPath: any KeyPath<Compared, Bool?> & Sendable, order: SortOrder = .forward) {
    self.init(SortedProperties.path(keyPath, comparing: \.inOrder), order: order)
  }
}

extension Bool {
  fileprivate var inOrder: Int { self ? 1 : 0 }
}
extension Bool? {
  fileprivate var inOrder: Int { map { $0 ? 1 : 0 } ?? -1 }
}
