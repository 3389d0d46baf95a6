extension Optional.Publisher where Wrapped: Equatable {
  /// Sends whether the value equals `output`; nothing if there is none.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    .init(self.output.map { $0 == output })
  }

  /// The value itself.
  public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The value itself.
  public func min() -> Optional<Wrapped>.Publisher { self }

  /// The value itself.
  public func max() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher {
  /// Sends whether the value satisfies a condition; nothing if there is none.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

  /// Sends whether the value satisfies a condition; nothing if there is none.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

  /// Sends an array of the value, or an empty one.
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

  /// Sends 1; nothing if there is no value.
  public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

  /// The value itself; nothing to compare it with.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// The value itself; nothing to compare it with.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// The value itself.
  public func first() -> Optional<Wrapped>.Publisher { self }

  /// The value itself.
  public func last() -> Optional<Wrapped>.Publisher { self }

  /// The value itself; nothing to compare it with.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// Sends `output` if there is no value.
  public func replaceEmpty(with output: Output) -> Just<Wrapped> { Just(self.output ?? output) }

  /// The value itself, since it cannot fail.
  public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }

  /// The value itself, since it cannot fail.
  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }

  /// Finishes at once.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }
}

extension Optional.Publisher {
  /// Sends what the closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

  /// Sends what the closure makes of the value, if that is not nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  /// Sends the result of one step; nothing if there is no value.
  public func reduce<T>(_ initial: T, _ next: (T, Output) -> T) -> Optional<T>.Publisher {
    map { next(initial, $0) }
  }

  /// Sends the result of one step; nothing if there is no value.
  public func scan<T>(_ initial: T, _ next: (T, Output) -> T) -> Optional<T>.Publisher {
    map { next(initial, $0) }
  }

  /// Sends the value if it satisfies a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Sends the value if it satisfies a condition.
  public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Sends the value if it satisfies a condition.
  public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Sends the value if it satisfies a condition.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Sends the value unless it satisfies a condition.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter { !predicate($0) }
  }

  /// Sends the value if `count` is zero. Traps if it is negative.
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    precondition(count >= 0, "A count cannot be negative")
    return .init(count == 0 ? output : nil)
  }

  /// Sends the value unless `maxLength` is zero. Traps if it is negative.
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    precondition(maxLength >= 0, "A length cannot be negative")
    return .init(maxLength > 0 ? output : nil)
  }

  /// Sends the value if the index is zero. Traps if it is negative.
  public func output(at index: Int) -> Optional<Wrapped>.Publisher {
    precondition(index >= 0, "An index cannot be negative")
    return .init(index == 0 ? output : nil)
  }

  /// Sends the value if the range contains zero. Traps if the range begins below zero, or ends at `Int.max - 1`.
  public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "An index cannot be negative")
    // `Int.max` itself is what a range without an end becomes.
    precondition(range.upperBound != .max - 1, "A range cannot end so late")
    return .init(range.contains(0) ? output : nil)
  }
}
