import Queries

/// Where the results of a fetch request are while its view is there.
///
/// Results come from the source, later or at once; until the first have come there are none, and after a
/// change of the request the old ones stay until new ones have come. Who read them is marked when others
/// come, and nobody else.
final class FetchPlace<Result: NSFetchRequestResult>: Location<FetchSettings<Result>> {
  private unowned(unsafe) var node: Node?
  private(set) var settings: FetchSettings<Result>
  private let transaction: Transaction
  private(set) var elements = FetchedElements<Result>([])
  /// Who reads the results; the location itself is about the settings.
  private let results = Dependency()
  private var source: (any QuerySource)?
  private var subscription: AnyCancellable?
  /// Counts fetches: an answer to an older one is not taken.
  private var round = 0
  /// What was made of the elements for sections, until others come.
  private var divided: (section: PartialKeyPath<Result>?, value: Any)?

  init(_ settings: FetchSettings<Result>, _ transaction: Transaction, on node: Node) {
    self.settings = settings
    self.transaction = transaction
    self.node = node
  }

  // MARK: settings

  override func get() -> FetchSettings<Result> {
    if let node = Graph.evaluating { record(node) }
    return settings
  }

  override func peek() -> FetchSettings<Result> { settings }

  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    record(node, hasChanged: hasChanged)
  }

  override func set(_ new: FetchSettings<Result>) {
    guard node != nil, new != settings else { return }
    let asksTheSame = new.asksTheSame(as: settings)
    settings = new
    notifyReaders()
    if asksTheSame {
      // Divided otherwise.
      results.notifyReaders()
    } else {
      start()
    }
  }

  // MARK: fetching

  /// Fetches from `source` from now on.
  func fetch(from source: any QuerySource) {
    if self.source === source { return }
    self.source = source
    start()
  }

  func noSource(_ reason: String) {
    if source == nil, subscription == nil, elements.isEmpty { report(reason) }
  }

  private func start() {
    guard let source, let node else { return }
    round += 1
    let round = round
    subscription = nil
    // What the source reads is not what a body reads.
    let outer = Graph.evaluating
    Graph.evaluating = nil
    defer { Graph.evaluating = outer }
    let graph = node.graph
    let beforeUpdate: @MainActor (@escaping @MainActor () -> Void) -> Void = { action in
      graph.afterUpdate(action)
    }
    let answer: @MainActor (Swift.Result<FetchedElements<Result>, any Error>) -> Void = { [weak self] in
      guard let self, self.round == round else { return }
      take($0)
    }
    do {
      let description = try settings.description()
      if let context = source as? NSManagedObjectContext {
        subscription = try context.observe(
          description, entity: settings.entity, of: Result.self, replacesResults: !elements.isEmpty,
          beforeUpdate: beforeUpdate, answer: answer)
      } else {
        subscription = try source.observe(
          description, of: Result.self, beforeUpdate: beforeUpdate, answer: answer)
      }
    } catch {
      take(.failure(error))
    }
  }

  private func take(_ result: Swift.Result<FetchedElements<Result>, any Error>) {
    switch result {
    case .success(let new):
      if new.isEmpty && elements.isEmpty { return }
      elements = new
    case .failure(let error):
      report("\(error)")
      if elements.isEmpty { return }
      elements = FetchedElements([])
    }
    divided = nil
    if transaction.animation == nil {
      results.notifyReaders()
    } else {
      withTransaction(transaction) { results.notifyReaders() }
    }
  }

  private func report(_ reason: String) {
    Diagnostics.warn(
      "The fetch request for \(Result.self) of \(node?.viewName ?? "a view") has no results. \(reason)")
  }

  // MARK: reading

  /// The results; read in a `body`, they make the view follow them.
  func read() -> FetchedElements<Result> {
    if let node = Graph.evaluating { results.record(node) }
    return elements
  }

  /// What `make` makes of the results, once for each.
  func divide<Value>(_ make: (FetchedElements<Result>) -> Value) -> Value {
    let elements = read()
    if let divided, divided.section == settings.section, let value = divided.value as? Value { return value }
    let value = make(elements)
    divided = (settings.section, value)
    return value
  }

  func cancel() {
    node = nil
    subscription = nil
    source = nil
  }
}

/// A fetch request's life on its node, the same for results in one list and in sections.
struct FetchLife<Result: NSFetchRequestResult> {
  /// As the view's initializer has it.
  let initial: FetchSettings<Result>
  let transaction: Transaction
  private(set) var place: FetchPlace<Result>?

  init(_ settings: FetchSettings<Result>, _ transaction: Transaction) {
    initial = settings
    self.transaction = transaction
  }
}

extension FetchLife {
  @MainActor
  mutating func install(on node: Node) { place = FetchPlace(initial, transaction, on: node) }

  @MainActor
  mutating func inherit(from old: Self) {
    place = old.place
    // A view that is made anew with another predicate asks for that; what was set meanwhile stays else.
    if initial != old.initial { place?.set(initial) }
  }

  @MainActor
  func prepare(on node: Node) {
    let values = EnvironmentValues(scope: node.environment)
    if Result.self is NSManagedObject.Type {
      place?.fetch(from: values.managedObjectContext)
    } else if let source = values.querySource {
      place?.fetch(from: source)
    } else {
      place?.noSource("Place where it fetches from in the environment, with environment(\\.querySource, …).")
    }
  }

  @MainActor
  func remove() { place?.cancel() }
}

/// Another form of what a location holds.
final class ConvertedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let read: (Base) -> Value
  private let write: (inout Base, Value) -> Void

  init(_ base: Location<Base>, read: @escaping (Base) -> Value, write: @escaping (inout Base, Value) -> Void)
  {
    self.base = base
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(base.get()) }
  override func peek() -> Value { read(base.peek()) }
  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    base.recordPart(node, hasChanged: hasChanged)
  }
  override func set(_ value: Value) {
    var whole = base.peek()
    write(&whole, value)
    base.set(whole)
  }
  override var ownerName: String? { base.ownerName }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ConvertedLocation<Base, Value>).map { base.isSame(as: $0.base) } ?? false
  }
}
