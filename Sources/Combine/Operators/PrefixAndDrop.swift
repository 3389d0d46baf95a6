extension Publishers {
  /// Sends values while a condition holds, and then finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Stage<Output, Failure, _, _>("PrefixWhile", subscriber) {
          predicate($0) ? .send($0) : .end(.finished)
        })
    }
  }

  /// Sends values while a condition holds, and then finishes; fails with what the condition throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
      upstream.subscribe(
        Stage<Output, Upstream.Failure, _, _>(trying: "TryPrefixWhile", subscriber) {
          try predicate($0) ? .send($0) : .end(.finished)
        })
    }
  }

  /// Leaves out values until a condition fails for the first time.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.subscribe(
        Stage<Output, Failure, _, _>("DropWhile", subscriber) { value in
          if isDropping, predicate(value) { return .skip }
          isDropping = false
          return .send(value)
        })
    }
  }

  /// Leaves out values until a condition fails for the first time; fails with what the condition throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.subscribe(
        Stage<Output, Upstream.Failure, _, _>(trying: "TryDropWhile", subscriber) { value in
          if isDropping, try predicate(value) { return .skip }
          isDropping = false
          return .send(value)
        })
    }
  }

  /// Leaves out the first `count` values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var remaining = count
      upstream.subscribe(
        Stage<Output, Failure, _, _>("Drop", subscriber) { value in
          if remaining == 0 { return .send(value) }
          remaining -= 1
          return .skip
        })
    }
  }
}

extension Publisher {
  /// Sends values while a condition holds, and then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values while a condition holds, and then finishes; fails with what the condition throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self>
  {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until a condition fails for the first time.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until a condition fails for the first time; fails with what the condition throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out the first `count` values. Traps if it is negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "A count cannot be negative")
    return Publishers.Drop(upstream: self, count: count)
  }
}
