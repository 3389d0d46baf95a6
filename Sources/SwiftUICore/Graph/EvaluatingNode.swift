/// A node that evaluates a client's code: a view's `body`, a modifier's, a scene's, an app's.
///
/// It keeps the client's value with its dynamic properties installed, compares new values with it field by field, and
/// runs the code with reads recorded.
class EvaluatingNode<Value>: Node, DataNode {
  // Looked at for each row of a list whenever the list changes; nothing that runs while it is looked at changes it. A new
  // one is swapped in: what is freed of the old one is not in here any more.
  @exclusivity(unchecked) final var value: Value
  final let layout: FieldLayout
  /// Whether the value was replaced since the last evaluation.
  @exclusivity(unchecked) private final var wasReplaced = false

  init(_ value: Value, under parent: Node) {
    self.value = value
    layout = .of(Value.self)
    super.init(under: parent)
    installProperties()
  }

  init(_ value: Value, rootOf graph: Graph, environment: EnvironmentScope) {
    self.value = value
    layout = .of(Value.self)
    super.init(rootOf: graph, environment: environment)
    installProperties()
  }

  override nonisolated class var programName: String? { TypeName.ofProgram(Value.self) }

  private func installProperties() {
    guard !layout.properties.isEmpty else { return }
    // `value` is stored inline in this object; the pointer is used only inside the closure.
    withMutableRawPointer(to: &value) { base in
      let kept = graph.keptStates?.properties(of: self) ?? []
      for property in layout.properties {
        guard let engine = property.engine else { continue }
        if let kept = kept.first(where: { $0.offset == property.offset })?.kept {
          engine.takeBack(base + property.offset, kept, on: self)
        } else {
          engine.install(base + property.offset, on: self)
        }
      }
    }
  }

  /// Whether its properties may be removed after the view has left the screen.
  final var hasQuietProperties: Bool { layout.propertiesLeaveQuietly }

  /// Whether it keeps nothing from one value to the next: neither properties of the graph's nor data that move.
  final var hasNothingOfItsOwn: Bool { layout.properties.isEmpty && layout.animatable == nil }

  override func changesSincePrinted() -> [String] {
    let stamps = withMutableRawPointer(to: &value) { base in
      return layout.properties.map { ($0.name, $0.engine?.changeStamp(base + $0.offset)) }
    }
    let known = graph.printedStamps.updateValue(stamps.map(\.1), forKey: ObjectIdentifier(self))
    // A view without properties of the graph's has nothing that its place in the tree would keep.
    guard let known else { return stamps.isEmpty ? ["@self"] : ["@self", "@identity"] + stamps.map(\.0) }
    var changes: [String] = []
    if wasReplaced { changes.append("@self") }
    for (old, new) in zip(known, stamps) where old != new.1 { changes.append(new.0) }
    if observedChange { changes.append("@dependencies") }
    return changes
  }

  override func keptProperties() -> [KeptProperty] {
    guard !layout.properties.isEmpty else { return [] }
    return withMutableRawPointer(to: &value) { base in
      return layout.properties.compactMap { property in
        property.engine?.kept(base + property.offset).map { KeptProperty(offset: property.offset, kept: $0) }
      }
    }
  }

  /// Whether the value at `new`, of this node's type, is the same as the node's, and nothing of it is on the move.
  final func isSame(as new: UnsafeRawPointer) -> Bool {
    guard layout.animatable == nil else { return false }
    return withMutableRawPointer(to: &value) { layout.isEqual($0, new) }
  }

  /// Whether the value at `new`, of this node's type, has the bits of the node's.
  final func hasSameBits(as new: UnsafeRawPointer) -> Bool {
    withMutableRawPointer(to: &value) { layout.hasSameBits($0, new) }
  }

  /// Takes `new` over unless it is the same as before.
  /// - Returns: whether it differed.
  final func replace(with new: Value) -> Bool {
    let movement = layout.animatable == nil ? nil : graph.animator.movement(of: self, as: DataMovement.self)
    movement?.restoreTarget()
    let same = withMutableRawPointer(to: &value) { old in
      withRawPointer(to: new) { layout.isEqual(old, $0) }
    }
    if same {
      movement?.show()
      return false
    }
    wasReplaced = true
    var new = new
    if let animatable = layout.animatable { animate(animatable, to: &new, movement) }
    if !layout.properties.isEmpty {
      withMutableRawPointer(to: &value) { old in
        withMutableRawPointer(to: &new) { new in
          for property in layout.properties {
            if let engine = property.engine {
              engine.inherit(new + property.offset, from: old + property.offset, on: self)
            }
          }
        }
      }
    }
    swap(&value, &new)
    return true
  }

  /// Lets the data of `new` be what is to be seen of them at the moment.
  private func animate(_ type: any AnimatableType.Type, to new: inout Value, _ movement: DataMovement?) {
    withMutableRawPointer(to: &value) { old in
      withMutableRawPointer(to: &new) { new in
        type.change(old, to: new, of: self, movement)
      }
    }
  }

  final func withData(_ body: (UnsafeMutableRawPointer) -> Void) {
    withMutableRawPointer(to: &value) { body($0) }
  }

  final func dataMoved() {
    wasReplaced = true
    markDirty()
  }

  private func prepareProperties() {
    withMutableRawPointer(to: &value) { base in
      for property in layout.properties {
        if let engine = property.engine {
          if engine.isPrepared { engine.prepare(base + property.offset, on: self) }
        } else {
          property.type.update(at: base + property.offset)
        }
      }
    }
  }

  /// Runs `body`, the client's code, for this node.
  final func evaluate<Result>(_ body: () -> Result) -> Result {
    isDirty = false
    generation &+= 1
    graph.counts.noteBody(of: Value.self)
    defer {
      wasReplaced = false
      observedChange = false
    }
    if layout.properties.isEmpty { return reading(layout.reader, body) }
    return reading(layout.reader) {
      prepareProperties()
      return body()
    }
  }

  override func unmount() {
    if !graph.printedStamps.isEmpty { graph.printedStamps[ObjectIdentifier(self)] = nil }
    if !layout.properties.isEmpty {
      withMutableRawPointer(to: &value) { base in
        for property in layout.properties {
          if let engine = property.engine { engine.remove(base + property.offset, from: self) }
        }
      }
    }
    super.unmount()
  }
}
