import Foundation

/// A source whose records are in memory: for previews, tests, and data that is nowhere else. It answers at once.
@MainActor
public final class MemorySource<Record: NSFetchRequestResult & Equatable>: QuerySource {
  /// All records. Fetches that are open get another answer when it changes theirs.
  public var records: [Record] {
    didSet { for refresh in observers.values { refresh() } }
  }
  private var observers: [UUID: @MainActor () -> Void] = [:]

  public init(_ records: [Record] = []) { self.records = records }

  public func observe<Result: NSFetchRequestResult>(
    _ description: FetchDescription, of type: Result.Type,
    beforeUpdate: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    answer: @escaping @MainActor (Swift.Result<FetchedElements<Result>, any Error>) -> Void
  ) throws -> AnyCancellable {
    guard type == Record.self else {
      throw QueryError.notHere("A source of \(Record.self) was asked for \(type).")
    }
    let id = UUID()
    var last: [Record]?
    let refresh: @MainActor () -> Void = { [unowned self] in
      do {
        let records = try answers(to: description)
        if records == last { return }
        last = records
        // The types are the same.
        answer(.success(FetchedElements(records as! [Result])))
      } catch {
        answer(.failure(error))
      }
    }
    observers[id] = refresh
    refresh()
    return AnyCancellable { [weak self] in
      MainActor.assumeIsolated { self?.observers[id] = nil }
    }
  }

  private func answers(to description: FetchDescription) throws -> [Record] {
    let matching = try records.filter { try description.condition.holds(for: $0) }
    let sorted = try matching.enumerated().sorted { a, b in
      let result = try description.sort.compare(a.element, b.element)
      return result == .orderedSame ? a.offset < b.offset : result == .orderedAscending
    }
    return sorted.dropFirst(description.offset).prefix(description.limit ?? .max).map(\.element)
  }
}
