/// A model, a store, and a context for views.
///
///     let container = NSPersistentContainer(name: "Shop")
///     container.loadPersistentStores { _, error in
///       if let error { fatalError("\(error)") }
///     }
///     ContentView().environment(\.managedObjectContext, container.viewContext)
///
/// The store is an SQLite file of this library's own making, which Core Data cannot read. A class of objects
/// is known when it is first used, so a model is needed only for entities without a class of their own. A model
/// file of Xcode's is not read while a program runs: the package's plugin `XcodeFiles` writes its classes.
open class NSPersistentContainer: @unchecked Sendable {
  // Set up, and its stores loaded, before it is used from several threads.
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// Where the store is, until it is loaded.
  public var persistentStoreDescriptions: [NSPersistentStoreDescription]

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  /// - Parameter model: entities made by hand.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  /// The folder of this program's data: `$XDG_DATA_HOME/<identifier>`, `~/.local/share/<identifier>` where
  /// that is not set.
  open class func defaultDirectoryURL() -> URL {
    let environment = ProcessInfo.processInfo.environment
    // The specification says that a relative path is to be ignored.
    let folder =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
    let identifier = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return folder.appendingPathComponent(identifier)
  }

  /// Opens the first of `persistentStoreDescriptions`, makes the file if there is none, and tells how that
  /// went: before this returns, unless the description asks for later.
  ///
  /// A file that cannot be read is left as it is, and the error says what is wrong.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    guard let description = persistentStoreDescriptions.first else { return }
    let waiting = description.shouldAddStoreAsynchronously ? nil : DispatchSemaphore(value: 0)
    let opening = Opening()
    // Called once: here, or on the main queue.
    nonisolated(unsafe) let handler = block
    StoreFile.open(description) { [persistentStoreCoordinator] result in
      opening.finish(result, persistentStoreCoordinator)
      if let waiting {
        waiting.signal()
      } else {
        DispatchQueue.main.async { handler(description, opening.error) }
      }
    }
    guard let waiting else { return }
    waiting.wait()
    handler(description, opening.error)
  }

  /// A context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs `block` off the main thread, with a context for it.
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs `block`, which throws nothing, off the main thread, with a context for it.
  public func performBackgroundTask<T: Sendable>(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> T
  ) async -> T {
    let context = newBackgroundContext()
    return await context.perform { block(context) }
  }

  /// Runs `block` off the main thread, with a context for it.
  public func performBackgroundTask<T: Sendable>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws -> T
  ) async throws -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// Where a store is, and how it is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  // Set up before the store is loaded.
  /// The file; `/dev/null` for a store in memory.
  public var url: URL?
  /// `NSSQLiteStoreType`, or `NSInMemoryStoreType`.
  public var type = NSSQLiteStoreType
  public var isReadOnly = false
  public var shouldAddStoreAsynchronously = false
  /// Accepted; new attributes are always added.
  public var shouldMigrateStoreAutomatically = true
  /// Accepted; see `shouldMigrateStoreAutomatically`.
  public var shouldInferMappingModelAutomatically = true

  public init(url: URL) { self.url = url }
  public override init() {}

  /// Accepted: there are no such options here.
  public func setOption(_ option: NSObject?, forKey key: String) {}

  var isInMemory: Bool { type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null" }
}

// Core Data's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
