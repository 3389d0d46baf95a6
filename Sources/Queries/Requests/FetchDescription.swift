/// What a fetch asks for, beside the type.
public struct FetchDescription: Sendable, Hashable {
  public var condition: QueryCondition
  /// The first key counts most; ties are in the order of the records' identities.
  public var sort: [SortKey]
  /// At most so many; nil: all.
  public var limit: Int?
  /// So many are left out at the beginning.
  public var offset: Int

  public init(
    condition: QueryCondition = .constant(true), sort: [SortKey] = [], limit: Int? = nil, offset: Int = 0
  ) {
    self.condition = condition
    self.sort = sort
    self.limit = limit
    self.offset = offset
  }
}

/// A type that can be fetched: a managed object, or a record of a database.
///
/// Apple's protocol is for classes; here a structure may be one too. It has no requirements and is a marker, so
/// that `NSFetchRequest<any NSFetchRequestResult>` is a request as well: for objects of whatever class the entity has.
@_marker
public protocol NSFetchRequestResult {}

/// What a fetch gave. An element is made when somebody asks for it.
public final class FetchedElements<Element>: RandomAccessCollection {
  public let count: Int
  private let make: (Int) -> Element
  private var made: [Int: Element] = [:]

  /// - Parameter make: gives the element at an index; called once for each that is asked for.
  public init(count: Int, _ make: @escaping (Int) -> Element) {
    self.count = count
    self.make = make
  }

  public convenience init(_ elements: [Element]) { self.init(count: elements.count) { elements[$0] } }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "Index \(index) is out of range of \(count) fetched elements.")
    if let element = made[index] { return element }
    let element = make(index)
    made[index] = element
    return element
  }
}

/// Where records come from: answers a fetch, and again whenever the answer changes.
@MainActor
public protocol QuerySource: AnyObject {
  /// Answers on the main actor, at once if the source can do that without waiting, and again after each
  /// change that makes another answer; never twice with the same.
  ///
  /// - Parameters:
  ///   - beforeUpdate: runs a function before the screen is next brought up to date: for a source that wants to look once at what
  ///     several changes in a row have come to.
  ///   - answer: gets what was found, or why nothing was.
  /// - Returns: what ends the answers when it is cancelled or let go.
  /// - Throws: `QueryError` for what the source cannot carry out.
  func observe<Result: NSFetchRequestResult>(
    _ description: FetchDescription, of type: Result.Type,
    beforeUpdate: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    answer: @escaping @MainActor (Swift.Result<FetchedElements<Result>, any Error>) -> Void
  ) throws -> AnyCancellable
}
