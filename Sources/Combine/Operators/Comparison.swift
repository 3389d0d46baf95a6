extension Publishers {
  /// Sends the largest value when upstream has finished.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isLess = areInIncreasingOrder
      var largest: Output?
      upstream.subscribe(
        Reduction<Output, Failure, Output, Failure>("Comparison", subscriber) { value in
          if largest.map({ isLess($0, value) }) ?? true { largest = value }
          return .more
        } result: {
          largest
        })
    }
  }

  /// Sends the largest value when upstream has finished, or fails with what the comparison throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let isLess = areInIncreasingOrder
      var largest: Output?
      upstream.subscribe(
        Reduction<Output, Upstream.Failure, Output, any Error>(trying: "TryComparison", subscriber) { value in
          if try largest.map({ try isLess($0, value) }) ?? true { largest = value }
          return .more
        } result: {
          largest
        })
    }
  }
}

extension Publisher {
  /// Sends the largest value when upstream has finished.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the largest value when upstream has finished, or fails with what the comparison throws.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the smallest value when upstream has finished.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
  {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Sends the smallest value when upstream has finished, or fails with what the comparison throws.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    tryMax { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value when upstream has finished.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the largest value when upstream has finished.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
