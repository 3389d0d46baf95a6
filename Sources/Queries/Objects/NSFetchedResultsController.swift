public import Foundation

/// The results of a fetch request, kept as they are now while its delegate listens.
///
///     let controller = NSFetchedResultsController(
///       fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
///     controller.delegate = self
///     try controller.performFetch()
///
/// Changes, saved or not, are told on the main queue soon after they were made, many of them at once. Only a context of the
/// main queue has its results followed; of others `performFetch` gives what there is.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  // Belongs to its context's queue.
  let results: FetchedResults

  init(_ results: FetchedResults) { self.results = results }

  /// - Parameters:
  ///   - sectionNameKeyPath: the attribute by which the results are in sections, and the first key of their order.
  ///   - name: accepted; nothing is kept between two runs of a program.
  public convenience init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) where ResultType: NSFetchRequestResult {
    self.init(FetchedResults(fetchRequest, in: context, sectionNameKeyPath, name))
  }

  /// Who learns of changes; without one the results stay as they were fetched.
  public weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }
  public var managedObjectContext: NSManagedObjectContext { results.context }
  public var sectionNameKeyPath: String? { results.sectionNameKeyPath }
  public var cacheName: String? { results.cacheName }

  /// Fetches, and begins to follow changes.
  open func performFetch() throws { try results.fetch() }

  /// Accepted without effect: there are no caches.
  open class func deleteCache(withName name: String?) {}

  /// nil before the first fetch.
  open var fetchedObjects: [ResultType]? { results.objects.map { $0.map { $0 as! ResultType } } }
  open func object(at indexPath: IndexPath) -> ResultType {
    let section = results.sections[indexPath[0]]
    return results.objects![section.range.lowerBound + indexPath[1]] as! ResultType
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    results.objects?.firstIndex { $0 === object as AnyObject }.map { results.sections.path(of: $0) }
  }

  /// One section of all results, where they are not in sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.objects == nil ? nil : results.sections }
  open var sectionIndexTitles: [String] {
    results.sections.map { sectionIndexTitle(forSectionName: $0.name) ?? "" }
  }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    results.delegate?.controller(results.controller, sectionIndexTitleForSectionName: sectionName)
      ?? sectionName.first?.uppercased()
  }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndexTitles.firstIndex(of: title) ?? sectionIndex
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsControlling)?.results === results
  }
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

extension NSFetchedResultsController where ResultType: NSFetchRequestResult {
  public var fetchRequest: NSFetchRequest<ResultType> {
    // Set by the initializer.
    results.request as! NSFetchRequest<ResultType>
  }
}

/// A controller, whatever its results are.
private protocol ResultsControlling { var results: FetchedResults { get } }
extension NSFetchedResultsController: ResultsControlling {}
