extension Publishers {
  /// Sends the number of values when upstream has finished.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, Int, Failure>("Count", subscriber) { _ in
          count += 1
          return .more
        } result: {
          count
        })
    }
  }

  /// Sends whether a value is among those of upstream, as soon as that is known.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      let output = output
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, Bool, Failure>.search("Contains", subscriber, for: true) {
          $0 == output
        })
    }
  }

  /// Sends whether any value satisfies a condition, as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, Bool, Failure>.search(
          "ContainsWhere", subscriber, for: true, predicate))
    }
  }

  /// Sends whether any value satisfies a condition, or fails with what it throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Reduction<Upstream.Output, Upstream.Failure, Bool, any Error>.search(
          trying: "TryContainsWhere", subscriber, for: true, predicate))
    }
  }

  /// Sends whether all values satisfy a condition, as soon as that is known.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, Bool, Failure>.search(
          "AllSatisfy", subscriber, for: false, predicate))
    }
  }

  /// Sends whether all values satisfy a condition, or fails with what it throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Reduction<Upstream.Output, Upstream.Failure, Bool, any Error>.search(
          trying: "TryAllSatisfy", subscriber, for: false, predicate))
    }
  }
}

extension Publisher {
  /// Sends the number of values when upstream has finished.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Sends whether `output` is among the values, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable {
    Publishers.Contains(upstream: self, output: output)
  }

  /// Sends whether any value satisfies a condition, as soon as that is known.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether any value satisfies a condition, or fails with what it throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether all values satisfy a condition, as soon as that is known.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends whether all values satisfy a condition, or fails with what it throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self>
  {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Reduction where Output == Bool, Failure == OutputFailure {
  /// Waits for the first value whose answer is `wanted`; sends `wanted` then, and otherwise its opposite.
  fileprivate static func search(
    _ name: String, _ downstream: any Subscriber<Bool, Failure>, for wanted: Bool,
    _ predicate: @escaping (Input) -> Bool
  ) -> Reduction {
    var answer = !wanted
    return Reduction(name, downstream) { value in
      guard predicate(value) == wanted else { return .more }
      answer = wanted
      return .done
    } result: {
      answer
    }
  }
}

extension Reduction where Output == Bool, OutputFailure == any Error {
  fileprivate static func search(
    trying name: String, _ downstream: any Subscriber<Bool, any Error>, for wanted: Bool,
    _ predicate: @escaping (Input) throws -> Bool
  ) -> Reduction {
    var answer = !wanted
    return Reduction(trying: name, downstream) { value in
      guard try predicate(value) == wanted else { return .more }
      answer = wanted
      return .done
    } result: {
      answer
    }
  }
}
