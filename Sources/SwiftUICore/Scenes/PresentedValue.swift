/// The value that a window was opened for.
struct PresentedValue {
  let location: StateLocation<AnyHashable?>

  init(_ location: StateLocation<AnyHashable?>) { self.location = location }

  /// nil where the window has no value of the type.
  @MainActor
  func binding<Value: Hashable>() -> Binding<Value?> {
    Binding(
      PresentedValueLocation<Value?>(
        location, read: { $0?.base as? Value }, write: { $0.map { AnyHashable($0) } }))
  }

  /// `defaultValue` where the window has no value of the type yet.
  @MainActor
  func binding<Value: Hashable>(default defaultValue: @escaping () -> Value) -> Binding<Value> {
    if !(location.peek()?.base is Value) { location.start(with: AnyHashable(defaultValue())) }
    return Binding(
      PresentedValueLocation<Value>(
        location, read: { $0?.base as? Value ?? defaultValue() }, write: { AnyHashable($0) }))
  }
}

/// A window's value as the type that its scene has.
private final class PresentedValueLocation<Value>: Location<Value> {
  private let whole: StateLocation<AnyHashable?>
  private nonisolated(unsafe) let read: (AnyHashable?) -> Value
  private nonisolated(unsafe) let write: (Value) -> AnyHashable?

  init(
    _ whole: StateLocation<AnyHashable?>, read: @escaping (AnyHashable?) -> Value,
    write: @escaping (Value) -> AnyHashable?
  ) {
    self.whole = whole
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(whole.get()) }
  override func peek() -> Value { read(whole.peek()) }
  override func set(_ value: Value) { whole.set(write(value)) }
  override nonisolated func copied() -> Value { read(whole.copied()) }
  override nonisolated func setElsewhere(_ value: Value) { whole.setElsewhere(write(value)) }
  override func settle() { whole.settle() }
  override func willReadOutsideOfBodies() { whole.willReadOutsideOfBodies() }
  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    whole.recordPart(node, hasChanged: hasChanged)
  }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? PresentedValueLocation<Value>)?.whole === whole
  }
}

/// What a window that was opened for a value shows.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  enum Source {
    case optional(Binding<Data?>, (Binding<Data?>) -> Content)
    case value(Binding<Data>, (Binding<Data>) -> Content)
  }
  let source: Source

  public var body: some View {
    switch source {
    case .optional(let binding, let content): content(binding)
    case .value(let binding, let content): content(binding)
    }
  }
}
