/// Plays back a recorded series of values and its end to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is played back.
  public let recording: Recording

  /// Records what the closure sends.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  public init(recording: Recording) { self.recording = recording }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let (output, completion) = (recording.output, recording.completion)
    PullSubscription.serve(
      .series(output, afterwards: "Cancelled Events", and: [("completion", completion)]),
      output.makeIterator(), completion: completion, to: subscriber)
  }

  /// A series of values, and how it ended; finished unless said otherwise.
  public struct Recording {
    public typealias Input = Output

    /// The values so far.
    public private(set) var output: [Output]

    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var isEnded = false

    /// An empty recording.
    public init() { (output, completion) = ([], .finished) }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
      isEnded = true
    }

    /// Adds a value. Traps after the end has been recorded.
    public mutating func receive(_ input: Output) {
      precondition(!isEnded, "A value cannot be recorded after the completion")
      output.append(input)
    }

    /// Records the end. Traps if there is one already.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isEnded, "A completion has already been recorded")
      isEnded = true
      self.completion = completion
    }
  }
}

extension Record.Recording: Sendable where Output: Sendable {}
extension Record: Sendable where Output: Sendable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey { case output, completion }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  public func encode(to encoder: any Encoder) throws { try encode(into: encoder) }

  public func encode(into encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey { case recording }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(recording: try container.decode(Recording.self, forKey: .recording))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(recording, forKey: .recording)
  }
}
