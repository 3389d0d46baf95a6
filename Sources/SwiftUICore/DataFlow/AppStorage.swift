/// A value in the user's defaults. A view that reads it is updated when it changes, whoever changes it.
///
/// A value of another type under the key counts as none: the default is read, and nothing is overwritten before the
/// first write. In an `ObservableObject` a write sends the object's `objectWillChange`. What is changed through
/// `UserDefaults` itself is seen at the end of the main loop's turn.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let source: AppStorageSource<Value>
  /// Where the value is for the view that holds this; nil outside of views.
  private var location: DefaultsLocation<Value>?

  init(_ key: String, default fallback: Value, _ coding: StorageCoding<Value>, _ store: UserDefaults?) {
    source = AppStorageSource(key, default: fallback, coding, store)
  }

  /// The value under the key, or the default.
  public var wrappedValue: Value {
    get {
      guard let location else { return source.value }
      guard isOnMainActor() else { return location.copied() }
      return withMainActorUnchecked { location.get() }
    }
    nonmutating set {
      if let location {
        write(newValue, to: location)
      } else {
        source.write(newValue)
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location) }
    nonisolated(unsafe) let source = source
    return Binding(withMainActorUnchecked { source.location(in: source.store ?? .standard) })
  }
}

// The value is confined to the main actor, as a state's is.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: GraphProperty {
  static nonisolated var isPrepared: Bool { true }

  mutating func install(on node: Node) { resolve(on: node) }
  mutating func inherit(from old: Self, on node: Node) { if isSame(as: old) { location = old.location } }
  mutating func prepare(on node: Node) { resolve(on: node) }
  func isSame(as new: Self) -> Bool { source === new.source || source.isSame(as: new.source) }

  @MainActor
  private mutating func resolve(on node: Node) {
    let store = source.store ?? EnvironmentValues(scope: node.environment).defaultAppStorage
    if location?.key.store !== store { location = source.location(in: store) }
  }
}

extension AppStorage: PublishingProperty {
  package func publish(through publisher: ObservableObjectPublisher) { source.publish(through: publisher) }
}

/// What an `AppStorage` says about its value, and who is to be told of a change where that is an object.
final class AppStorageSource<Value> {
  let store: UserDefaults?
  private let key: String
  private let fallback: Value
  private let coding: StorageCoding<Value>
  /// Kept so that the key is watched for the object.
  private var published: (publisher: ObservableObjectPublisher, key: DefaultsKey)?

  init(_ key: String, default fallback: Value, _ coding: StorageCoding<Value>, _ store: UserDefaults?) {
    self.key = key
    self.fallback = fallback
    self.coding = coding
    self.store = store
  }

  @MainActor
  func location(in store: UserDefaults) -> DefaultsLocation<Value> {
    DefaultsLocation(.of(store, key), coding, default: fallback)
  }

  @MainActor
  func isSame(as other: AppStorageSource) -> Bool {
    key == other.key && store === other.store && areSame(fallback, other.fallback)
  }

  // MARK: outside of views, on any thread

  var value: Value {
    StoredValue((store ?? .standard).object(forKey: key)).flatMap(coding.decode) ?? fallback
  }

  func write(_ value: Value) {
    nonisolated(unsafe) let store = store ?? .standard
    let key = key
    let new = coding.encode(value)
    if isOnMainActor() {
      withMainActorUnchecked { DefaultsKey.of(store, key).write(new) }
    } else {
      guard StoredValue(store.object(forKey: key)) != new else { return }
      DefaultsWriting.write(new, for: key, in: store)
      // The object is told there, as for a change that was made behind its back.
      DispatchQueue.main.async { MainActor.assumeIsolated { DefaultsKey.compareAll() } }
    }
  }

  func publish(through publisher: ObservableObjectPublisher) {
    nonisolated(unsafe) let source = self
    if isOnMainActor() {
      withMainActorUnchecked { source.watch(for: publisher) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { source.watch(for: publisher) } }
    }
  }

  @MainActor
  private func watch(for publisher: ObservableObjectPublisher) {
    guard published?.publisher !== publisher else { return }
    let key = DefaultsKey.of(store ?? .standard, key)
    key.publish(through: publisher)
    published = (publisher, key)
  }
}

// MARK: the user's defaults in the environment

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// What `AppStorage` without a store of its own uses in this view.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension Scene {
  /// What `AppStorage` without a store of its own uses in this scene's windows.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
