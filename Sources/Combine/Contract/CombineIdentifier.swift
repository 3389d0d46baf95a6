import Synchronization

/// Tells two subscriptions or subscribers apart, also when they are values.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let counter = Atomic<UInt64>(1)

  /// Odd for numbers of our own, even for addresses: objects are aligned, so the two never meet.
  private let rawValue: UInt64

  /// An identifier unlike any other.
  public init() {
    rawValue = Self.counter.wrappingAdd(2, ordering: .relaxed).oldValue
  }

  /// The identifier of an object: the same for the same object, for as long as it lives.
  public init(_ object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// Something that can be told apart by a ``CombineIdentifier``. Classes get theirs for free.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
