import Queries

/// Fetches objects or records, and keeps the view up to date with them.
///
///     @FetchRequest(sortDescriptors: [SortDescriptor(\.timestamp)]) private var items: FetchedResults<Item>
///
/// Managed objects come from the environment's `managedObjectContext`, other records from its `querySource`.
/// Rows are read off the main thread: the results are empty at first, and filled when they have come. What is
/// saved elsewhere, and what is changed in the context and not saved yet, shows at the next update; a view
/// that does not read the results is left alone.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// What can be changed while the view is there.
  public struct Configuration {
    var settings: FetchSettings<Result>

    public var nsSortDescriptors: [NSSortDescriptor] {
      get { settings.sort }
      set { settings.sort = newValue }
    }
    public var nsPredicate: NSPredicate? {
      get { settings.predicate }
      set {
        settings.predicate = newValue
        settings.failure = nil
      }
    }
    /// Empty where the order was given by `NSSortDescriptor`s.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { settings.sortDescriptors }
      set { settings.sortDescriptors = newValue }
    }
  }

  private var life: FetchLife<Result>

  init(_ settings: FetchSettings<Result>, _ transaction: Transaction) {
    life = FetchLife(settings, transaction)
  }

  /// The results so far.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(life.place) }

  /// A binding to what is asked for.
  public var projectedValue: Binding<Configuration> {
    guard let place = life.place else { return .constant(Configuration(settings: life.initial)) }
    return Binding(
      ConvertedLocation(place, read: { Configuration(settings: $0) }, write: { $0 = $1.settings }))
  }
}

extension FetchRequest {
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(FetchSettings(sortDescriptors, predicate), Transaction(animation: animation))
  }

  /// Texts are in the order that a person expects, as `SortDescriptor`s of texts have it on a Mac; with
  /// `comparator: .lexical` in that of Swift's strings.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(FetchSettings(sortDescriptors, predicate), Transaction(animation: animation))
  }

  /// A request with a `#Predicate`. A part of it that the source cannot carry out is reported, and there are
  /// no results.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: Predicate<Result>, animation: Animation? = nil
  ) {
    self.init(FetchSettings(sortDescriptors, predicate), Transaction(animation: animation))
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    var settings = FetchSettings<Result>(sortDescriptors, predicate)
    settings.entity = entity
    self.init(settings, Transaction(animation: animation))
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(FetchSettings(fetchRequest), Transaction(animation: animation))
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(FetchSettings(fetchRequest), transaction)
  }
}

extension FetchRequest: GraphProperty {
  static nonisolated var isPrepared: Bool { true }

  mutating func install(on node: Node) { life.install(on: node) }
  mutating func inherit(from old: Self, on node: Node) { life.inherit(from: old.life) }
  func isSame(as new: Self) -> Bool { life.initial == new.life.initial }
  mutating func prepare(on node: Node) { life.prepare(on: node) }
  mutating func remove(from node: Node) { life.remove() }
}
