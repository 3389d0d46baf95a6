/// How far the data is.
public enum LoadPhase: Hashable, Sendable {
  case loading
  case ready
  /// What could be read is here and cannot be changed.
  case readOnly(Trouble)
  case failed(Trouble)

  /// Whether changes are taken.
  public var isEditable: Bool { self == .ready }

  public var trouble: Trouble? {
    switch self {
    case .loading, .ready: nil
    case .readOnly(let trouble), .failed(let trouble): trouble
    }
  }
}
