extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Sends the first element, if there is any.
  public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

  /// Sends the element at an index, if there is such an index.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Sends the number of elements.
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

  /// Sends the elements of a range of indices. Traps if they are out of bounds.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Sends the last element, if there is any.
  public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

  /// Sends the last element that satisfies a condition, if there is any.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// Sends the element at an index, if there is such an index.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }

  /// Sends the number of elements.
  public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// Sends the number of elements.
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

  /// Sends the elements of a range of indices. Traps if they are out of bounds.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Sends some values before the elements.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

  /// Sends the elements of another sequence before these.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    var all = Elements()
    all.reserveCapacity(sequence.count + elements.underestimatedCount)
    all.append(contentsOf: elements)
    all.append(contentsOf: sequence)
    return .init(sequence: all)
  }

  /// Sends the elements of another publisher before these.
  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    var all = publisher.sequence
    all.append(contentsOf: sequence)
    return .init(sequence: all)
  }

  /// Sends some values after the elements.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

  /// Sends the elements of another sequence after these.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    var all = sequence
    all.append(contentsOf: elements)
    return .init(sequence: all)
  }

  /// Sends the elements of another publisher after these.
  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    append(publisher.sequence)
  }
}
