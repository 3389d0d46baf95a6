extension Publishers.Sequence where Failure == Never {
  /// Sends the smallest element, if there is any.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.min(by: areInIncreasingOrder))
  }

  /// Sends the largest element, if there is any.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.max(by: areInIncreasingOrder))
  }

  /// Sends the first element that satisfies a condition, if there is any.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Sends the smallest element, if there is any.
  public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }

  /// Sends the largest element, if there is any.
  public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Leaves out elements that equal the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var kept: [Output] = []
    for element in sequence where kept.last != element { kept.append(element) }
    return .init(sequence: kept)
  }

  /// Sends whether an element is among them.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(output))
  }
}

extension Publishers.Sequence {
  /// Sends whether all elements satisfy a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }

  /// Sends whether all elements satisfy a condition, or fails with what that throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.allSatisfy(predicate) })
  }

  /// Sends whether any element satisfies a condition.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }

  /// Sends whether any element satisfies a condition, or fails with what that throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.contains(where: predicate) })
  }

  /// Sends all elements in one array.
  public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

  /// Sends one result.
  public func reduce<T>(_ initial: T, _ next: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    .init(sequence.reduce(initial, next))
  }

  /// Sends one result, or fails with what a step throws.
  public func tryReduce<T>(_ initial: T, _ next: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try sequence.reduce(initial, next) })
  }

  /// Finishes at once.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Gives it another failure, which does not happen.
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    .init(sequence: sequence)
  }
}

extension Publishers.Sequence {
  /// Sends what the closure makes of each element.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  /// Sends what the closure makes of each element, if that is not nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  /// Sends the elements that satisfy a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  /// Sends `output` in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure>
  where Elements.Element == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }

  /// Sends a running result.
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Sequence<[T], Failure> {
    var result = initial
    return map { element in
      result = next(result, element)
      return result
    }
  }

  /// Leaves out the first `count` elements. Traps if it is negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    .init(sequence: sequence.dropFirst(count))
  }

  /// Leaves out elements until a condition fails for the first time.
  public func drop(
    while predicate: (Output) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    .init(sequence: sequence.drop(while: predicate))
  }

  /// Sends the first elements, `maxLength` at most. Traps if that is negative.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(maxLength))
  }

  /// Sends elements while a condition holds.
  public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.prefix(while: predicate))
  }
}
