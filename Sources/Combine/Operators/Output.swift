extension Publishers {
  /// Sends the values whose index lies in a range, and finishes after the last of them.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "An index cannot be negative")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let range = range
      var index = 0
      upstream.subscribe(
        Stage<Upstream.Output, Failure, _, _>("Output", .values, subscriber) { value in
          guard index < range.upperBound else { return .end(.finished) }
          defer { index += 1 }
          if index < range.lowerBound { return .skip }
          return index == range.upperBound - 1 ? .sendLast(value) : .send(value)
        })
    }
  }
}

extension Publisher {
  /// Sends the value at an index, and finishes. Traps if the index is negative.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Sends the values whose index lies in a range, and finishes. Traps if it begins below zero.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "An index cannot be negative")
    return Publishers.Output(upstream: self, range: range)
  }

  /// Sends the first values, `maxLength` at most, and finishes. Traps if that is negative. Of none it finishes when
  /// upstream sends its first.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }
}
