import Queries

/// What a fetch request asks for, as views change it while they run.
struct FetchSettings<Result: NSFetchRequestResult>: Equatable {
  var predicate: NSPredicate?
  var sort: [NSSortDescriptor] = [] { didSet { typedSort = nil } }
  var typedSort: [SortDescriptor<Result>]?
  var section: PartialKeyPath<Result>?
  var entity: NSEntityDescription?
  var limit = 0
  var offset = 0
  /// Why there is nothing to fetch, found while the request was made.
  var failure: String?

  init(_ sort: [NSSortDescriptor] = [], _ predicate: NSPredicate? = nil) {
    self.sort = sort
    self.predicate = predicate
  }

  init(_ sort: [SortDescriptor<Result>], _ predicate: NSPredicate? = nil) {
    self.predicate = predicate
    sortDescriptors = sort
  }

  init(_ sort: [SortDescriptor<Result>], _ predicate: Predicate<Result>?) {
    self.init(sort)
    do {
      self.predicate = try predicate.map { NSPredicate(condition: try QueryCondition($0)) }
    } catch {
      failure = "\(error)"
    }
  }

  init(_ request: NSFetchRequest<Result>) {
    self.init(request.sortDescriptors ?? [], request.predicate)
    entity = request.entity
    limit = request.fetchLimit
    offset = request.fetchOffset
  }

  var sortDescriptors: [SortDescriptor<Result>] {
    get { typedSort ?? [] }
    set {
      sort = newValue.map { NSSortDescriptor($0) }
      typedSort = newValue
    }
  }

  func description() throws -> FetchDescription {
    if let failure { throw QueryError.notHere(failure) }
    return FetchDescription(
      condition: predicate?.condition ?? .constant(true), sort: try sort.map { try SortKey($0) },
      limit: limit > 0 ? limit : nil, offset: offset)
  }

  /// Whether both ask for the same; how the results are divided is not asked.
  func asksTheSame(as other: Self) -> Bool {
    predicate?.condition == other.predicate?.condition && sort == other.sort && entity === other.entity
      && limit == other.limit && offset == other.offset && failure == other.failure
  }

  static func == (a: Self, b: Self) -> Bool { a.asksTheSame(as: b) && a.section == b.section }
}
