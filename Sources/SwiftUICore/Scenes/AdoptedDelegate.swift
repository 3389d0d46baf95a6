/// An object that is told of an app's life, made once by the property of the app that holds it.
package struct AdoptedDelegate<Delegate: AnyObject> {
  private let kept: Kept
  private let connect: @MainActor (Delegate, inout AppEvents) -> Void
  private let place: @MainActor (Delegate, inout EnvironmentValues) -> Void

  private final class Kept {
    let make: @MainActor () -> Delegate
    var delegate: Delegate?
    init(_ make: @escaping @MainActor () -> Delegate) { self.make = make }
  }

  private init(
    _ make: @escaping @MainActor () -> Delegate,
    _ connect: @escaping @MainActor (Delegate, inout AppEvents) -> Void,
    _ place: @escaping @MainActor (Delegate, inout EnvironmentValues) -> Void
  ) {
    kept = Kept(make)
    self.connect = connect
    self.place = place
  }

  /// - Parameter connect: says what of the app's life the delegate wants to know.
  package init(
    make: @escaping @MainActor () -> Delegate,
    connect: @escaping @MainActor (Delegate, inout AppEvents) -> Void
  ) {
    self.init(make, connect) { _, _ in }
  }

  /// The same, with the delegate in the environment of all scenes, by its type.
  package init(
    make: @escaping @MainActor () -> Delegate,
    connect: @escaping @MainActor (Delegate, inout AppEvents) -> Void
  ) where Delegate: ObservableObject {
    self.init(make, connect) { $1.set($0 as Delegate?, for: ObjectIdentifier(Delegate.self)) }
  }

  /// The same, with the delegate in the environment of all scenes, by its type.
  package init(
    make: @escaping @MainActor () -> Delegate,
    connect: @escaping @MainActor (Delegate, inout AppEvents) -> Void
  ) where Delegate: Observable {
    self.init(make, connect) { $1.set($0 as Delegate?, for: ObjectIdentifier(Delegate.self)) }
  }

  /// The delegate; made when it is first asked for.
  @MainActor
  package var delegate: Delegate {
    if let delegate = kept.delegate { return delegate }
    let delegate = kept.make()
    kept.delegate = delegate
    return delegate
  }
}

extension AdoptedDelegate: DynamicProperty, GraphProperty {
  mutating func install(on node: Node) {
    let delegate = delegate
    var values = EnvironmentValues(scope: node.environment, isRecording: false)
    connect(delegate, &values.sceneDirectory.events)
    place(delegate, &values)
    node.environment.replace(
      with: node.environment.values.merging(values.changes) { $1 }, owner: node)
  }
}
