extension Publishers {
  /// Sends the first value, and finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Output, Failure, Output, Failure>.first("First", subscriber) { _ in true })
    }
  }

  /// Sends the first value that satisfies a condition, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Output, Failure, Output, Failure>.first("TryFirst", subscriber, where: predicate))
    }
  }

  /// Sends the first value that satisfies a condition, and finishes; fails with what the condition throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      var found: Output?
      upstream.subscribe(
        Reduction<Output, Upstream.Failure, Output, any Error>(trying: "TryFirstWhere", subscriber) { value in
          guard try predicate(value) else { return .more }
          found = value
          return .done
        } result: {
          found
        })
    }
  }

  /// Sends the last value when upstream has finished.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Output, Failure, Output, Failure>.last("Last", subscriber) { _ in true })
    }
  }

  /// Sends the last value that satisfies a condition, when upstream has finished.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Output, Failure, Output, Failure>.last("LastWhere", subscriber, where: predicate))
    }
  }

  /// Sends the last value that satisfies a condition, when upstream has finished; fails with what it throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      var found: Output?
      upstream.subscribe(
        Reduction<Output, Upstream.Failure, Output, any Error>(trying: "TryLastWhere", subscriber) { value in
          if try predicate(value) { found = value }
          return .more
        } result: {
          found
        })
    }
  }
}

extension Publisher {
  /// Sends the first value, and finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Sends the first value that satisfies a condition, and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value that satisfies a condition, and finishes; fails with what the condition throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value when upstream has finished.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Sends the last value that satisfies a condition, when upstream has finished.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that satisfies a condition, when upstream has finished; fails with what it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Reduction where Input == Output, Failure == OutputFailure {
  fileprivate static func first(
    _ name: String, _ downstream: any Subscriber<Output, Failure>,
    where predicate: @escaping (Output) -> Bool
  ) -> Reduction {
    var found: Output?
    return Reduction(name, downstream) { value in
      guard predicate(value) else { return .more }
      found = value
      return .done
    } result: {
      found
    }
  }

  fileprivate static func last(
    _ name: String, _ downstream: any Subscriber<Output, Failure>,
    where predicate: @escaping (Output) -> Bool
  ) -> Reduction {
    var found: Output?
    return Reduction(name, downstream) { value in
      if predicate(value) { found = value }
      return .more
    } result: {
      found
    }
  }
}
