// The operators of a publisher of which everything is known beforehand: what comes out is known too, so no
// subscriber stands in between.

extension Just where Output: Comparable {
  /// The value itself.
  public func min() -> Just<Output> { self }

  /// The value itself.
  public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
  /// Sends whether the value equals `output`.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// The value itself.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just {
  /// Sends whether the value satisfies a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Sends whether the value satisfies a condition, or fails with what that throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Sends whether the value satisfies a condition.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Sends whether the value satisfies a condition, or fails with what that throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Sends the value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Sends 1.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// The value itself; nothing to compare it with.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The value itself; nothing to compare it with.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The value itself.
  public func first() -> Just<Output> { self }

  /// The value itself.
  public func last() -> Just<Output> { self }

  /// The value itself; nothing to compare it with.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Compares the value with itself, to fail with what that throws.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap { output in
      _ = try predicate(output, output)
      return output
    }
  }

  /// The value itself, since there is one.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// The value itself, since it cannot fail.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// The value itself, since it cannot fail.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Finishes at once.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }
}

extension Just {
  /// Sends what the closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Sends what the closure makes of the value, or fails with what it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  /// Gives it another failure, which does not happen.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }

  /// Gives it another failure, which does not happen.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(output)
  }

  /// Sends what the closure makes of the value, if that is not nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

  /// Sends the result of one step.
  public func reduce<T>(_ initial: T, _ next: (T, Output) -> T) -> Result<T, Never>.Publisher {
    .init(next(initial, output))
  }

  /// Sends the result of one step, or fails with what that throws.
  public func tryReduce<T>(_ initial: T, _ next: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    tryMap { try next(initial, $0) }
  }

  /// Sends the result of one step.
  public func scan<T>(_ initial: T, _ next: (T, Output) -> T) -> Result<T, Never>.Publisher {
    .init(next(initial, output))
  }

  /// Sends the result of one step, or fails with what that throws.
  public func tryScan<T>(_ initial: T, _ next: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    tryMap { try next(initial, $0) }
  }

  /// Sends some values before this one.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  /// Sends the elements of a sequence before this value.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    var all: [Output] = []
    all.reserveCapacity(elements.underestimatedCount + 1)
    all.append(contentsOf: elements)
    all.append(output)
    return .init(sequence: all)
  }

  /// Sends some values after this one.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  /// Sends the elements of a sequence after this value.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    var all = [output]
    all.append(contentsOf: elements)
    return .init(sequence: all)
  }
}

extension Just {
  /// Sends the value if it satisfies a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  /// Sends the value if it satisfies a condition.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Sends the value if it satisfies a condition.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Sends the value if it satisfies a condition.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Sends the value unless it satisfies a condition.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// Sends the value if `count` is zero. Traps if it is negative.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "A count cannot be negative")
    return .init(count == 0 ? output : nil)
  }

  /// Sends the value unless `maxLength` is zero. Traps if it is negative.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "A length cannot be negative")
    return .init(maxLength > 0 ? output : nil)
  }

  /// Sends the value if the index is zero. Traps if it is negative.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "An index cannot be negative")
    return .init(index == 0 ? output : nil)
  }

  /// Sends the value if the range begins at zero, even if it is empty: what Apple's does.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
  }
}
