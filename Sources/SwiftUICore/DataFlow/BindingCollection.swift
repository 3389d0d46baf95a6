extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at `position`. Asking for it reads nothing: who reads the element follows it. There must be
  /// an element, as in any collection.
  public subscript(position: Index) -> Binding<Value.Element> {
    let location = location
    nonisolated(unsafe) let position = position
    nonisolated(unsafe) let last = withMainActorUnchecked {
      let value = location.peek()
      guard position >= value.startIndex, position < value.endIndex else {
        Diagnostics.stop(
          "There is no element \(position) in the \(Value.self) that a binding was asked for\(Diagnostics.inBody): "
            + "it has \(value.count). A view that may be shown longer than the element should be given a binding that was "
            + "made before, as ForEach($elements) makes them.")
      }
      return value[position]
    }
    return element(at: position, orLast: last)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
  public func index(_ i: Index, offsetBy distance: Int) -> Index { wrappedValue.index(i, offsetBy: distance) }
  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at `index`. If the collection has become shorter since, it reads `last`, the value the
  /// element had, and a write is reported and dropped.
  func element(at index: Value.Index, orLast last: Value.Element) -> Binding<Value.Element> {
    let location = location
    nonisolated(unsafe) let index = index
    nonisolated(unsafe) let last = last
    return Binding<Value.Element>(withMainActorUnchecked { ElementLocation(location, index, last: last) })
  }
}

/// An element of a collection that another location holds.
private final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private nonisolated(unsafe) let index: Base.Index
  private nonisolated(unsafe) let first: Base.Element
  private var last: Base.Element

  init(_ base: Location<Base>, _ index: Base.Index, last: Base.Element) {
    self.base = base
    self.index = index
    self.first = last
    self.last = last
  }

  private nonisolated func isValid(in collection: Base) -> Bool {
    index >= collection.startIndex && index < collection.endIndex
  }

  override func get() -> Base.Element {
    guard let node = Graph.evaluating else {
      willReadOutsideOfBodies()
      return peek()
    }
    let value = peek()
    base.recordPart(node) { [self] in !areSame(value, peek()) }
    return value
  }

  override func peek() -> Base.Element {
    let collection = base.peek()
    if isValid(in: collection) { last = collection[index] }
    return last
  }

  override func settle() { base.settle() }
  override func willReadOutsideOfBodies() { base.willReadOutsideOfBodies() }

  override nonisolated func setElsewhere(_ value: Base.Element) {
    var collection = base.copied()
    guard isValid(in: collection) else { return carryOut { self.warnOfMissing() } }
    collection[index] = value
    base.setElsewhere(collection)
  }

  override nonisolated func copied() -> Base.Element {
    let collection = base.copied()
    return isValid(in: collection) ? collection[index] : first
  }

  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    base.recordPart(node, hasChanged: hasChanged)
  }

  override func set(_ value: Base.Element) {
    base.settle()
    var collection = base.copied()
    guard isValid(in: collection) else { return warnOfMissing() }
    collection[index] = value
    base.set(collection)
  }

  private func warnOfMissing() {
    Diagnostics.warn(
      "A Binding to element \(index) of a \(Base.self) was written after the collection had become shorter; "
        + "the write is dropped.")
  }

  override var ownerName: String? { base.ownerName }

  override func seen() -> Base.Element? {
    base.seen().flatMap { isValid(in: $0) ? $0[index] : nil }
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}
