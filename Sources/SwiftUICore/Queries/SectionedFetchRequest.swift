import Queries

/// As `FetchRequest`, with the results in sections: neighbours of the same section identifier are in one, so
/// the order's first key should be what the identifier comes from.
@MainActor @preconcurrency
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  /// What can be changed while the view is there.
  public struct Configuration {
    var settings: FetchSettings<Result>
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
      // Set by every initializer.
      get { settings.section as! KeyPath<Result, SectionIdentifier> }
      set { settings.section = newValue }
    }
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

  private init(
    _ settings: FetchSettings<Result>, _ section: KeyPath<Result, SectionIdentifier>,
    _ transaction: Transaction
  ) {
    var settings = settings
    settings.section = section
    life = FetchLife(settings, transaction)
  }

  /// The sections so far.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(life.place)
  }

  /// A binding to what is asked for.
  public var projectedValue: Binding<Configuration> {
    guard let place = life.place else { return .constant(Configuration(settings: life.initial)) }
    return Binding(
      ConvertedLocation(place, read: { Configuration(settings: $0) }, write: { $0 = $1.settings }))
  }
}

extension SectionedFetchRequest {
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSettings(sortDescriptors, predicate), sectionIdentifier, Transaction(animation: animation))
  }

  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchSettings(sortDescriptors, predicate), sectionIdentifier, Transaction(animation: animation))
  }

  /// A request with a `#Predicate`. A part of it that the source cannot carry out is reported, and there are
  /// no results.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: Predicate<Result>, animation: Animation? = nil
  ) {
    self.init(
      FetchSettings(sortDescriptors, predicate), sectionIdentifier, Transaction(animation: animation))
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    var settings = FetchSettings<Result>(sortDescriptors, predicate)
    settings.entity = entity
    self.init(settings, sectionIdentifier, Transaction(animation: animation))
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(FetchSettings(fetchRequest), sectionIdentifier, Transaction(animation: animation))
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(FetchSettings(fetchRequest), sectionIdentifier, transaction)
  }
}

extension SectionedFetchRequest: GraphProperty {
  static nonisolated var isPrepared: Bool { true }

  mutating func install(on node: Node) { life.install(on: node) }
  mutating func inherit(from old: Self, on node: Node) { life.inherit(from: old.life) }
  func isSame(as new: Self) -> Bool { life.initial == new.life.initial }
  mutating func prepare(on node: Node) { life.prepare(on: node) }
  mutating func remove(from node: Node) { life.remove() }
}
