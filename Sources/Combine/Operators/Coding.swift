extension Publishers {
  /// Encodes each value, or fails with what the encoder throws.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let encoder = encoder
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, _, _>.coding("Encode", subscriber) { try encoder.encode($0) }
      )
    }
  }

  /// Decodes each value, or fails with what the decoder throws.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    public let upstream: Upstream
    let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let decoder = decoder
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, _, _>.coding("Decode", subscriber) {
          try decoder.decode(Output.self, from: $0)
        })
    }
  }
}

extension Stage where OutputFailure == any Error {
  fileprivate static func coding(
    _ name: String, _ downstream: any Subscriber<Output, any Error>,
    _ code: @escaping (Input) throws -> Output
  ) -> Stage {
    Stage(
      trying: name, [.earlyValues, .earlyEnd], downstream,
      showing: {
        [
          ("downstream", $0.downstream), ("finished", $0.isEnded),
          ("upstreamSubscription", $0.upstream as Any),
        ]
      },
      step: { .send(try code($0)) })
  }
}

extension Publisher {
  /// Encodes each value, or fails with what the encoder throws.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }

  /// Decodes each value, or fails with what the decoder throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
