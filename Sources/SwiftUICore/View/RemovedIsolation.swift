/// The actor of nothing. What two protocols put on two actors is on neither.
@globalActor
public actor _NoActor {
  public static let shared = _NoActor()
}

/// Takes what conforms to a protocol of the main actor off it.
///
/// A protocol such as `Shape` refines `View`, and its requirements are asked for from anywhere. `nonisolated` on it does not
/// reach the types that conform where a module puts all its types on the main actor; a second actor does.
@_marker @_NoActor
public protocol _RemoveGlobalActorIsolation {}
