extension Result.Publisher where Success: Equatable {
  /// Sends whether the value equals `output`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// The result itself.
  public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// The result itself.
  public func min() -> Result<Success, Failure>.Publisher { self }

  /// The result itself.
  public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Gives it another failure, which does not happen.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
    .init(result.get())
  }
}

extension Result.Publisher {
  /// Sends whether the value satisfies a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Sends whether the value satisfies a condition, or fails with what that throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Sends whether the value satisfies a condition.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Sends whether the value satisfies a condition, or fails with what that throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Sends the value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Sends 1.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// The result itself; nothing to compare it with.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Compares the value with itself, to fail with what that throws.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tried(by: areInIncreasingOrder)
  }

  /// The result itself; nothing to compare it with.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Compares the value with itself, to fail with what that throws.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tried(by: areInIncreasingOrder)
  }

  /// The result itself; nothing to compare it with.
  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Compares the value with itself, to fail with what that throws.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tried(by: predicate)
  }

  private func tried(by compare: (Output, Output) throws -> Bool) -> Result<Success, any Error>.Publisher {
    tryMap { output in
      _ = try compare(output, output)
      return output
    }
  }

  /// The result itself.
  public func first() -> Result<Success, Failure>.Publisher { self }

  /// The result itself.
  public func last() -> Result<Success, Failure>.Publisher { self }

  /// The result itself, which is never empty.
  public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }

  /// Sends `output` in place of a failure.
  public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
    .init((try? result.get()) ?? output)
  }

  /// The result itself: it would be the same again.
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }

  /// Finishes at once, also in place of a failure: what Apple's does.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
}

extension Result.Publisher {
  /// Sends what the closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map(transform))
  }

  /// Sends what the closure makes of the value, or fails with what it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(try result.get()) })
  }

  /// Fails with what the closure makes of the failure.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
    .init(result.mapError(transform))
  }

  /// Sends the result of one step.
  public func reduce<T>(_ initial: T, _ next: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { next(initial, $0) }
  }

  /// Sends the result of one step, or fails with what that throws.
  public func tryReduce<T>(_ initial: T, _ next: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    tryMap { try next(initial, $0) }
  }

  /// Sends the result of one step.
  public func scan<T>(_ initial: T, _ next: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { next(initial, $0) }
  }

  /// Sends the result of one step, or fails with what that throws.
  public func tryScan<T>(_ initial: T, _ next: (T, Output) throws -> T) -> Result<T, any Error>.Publisher {
    tryMap { try next(initial, $0) }
  }
}
