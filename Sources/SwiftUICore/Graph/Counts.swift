/// What a graph has done since the counts were last reset: the cost model's units.
@MainActor
package final class Counts {
  /// Evaluations of `body`.
  package var bodies = 0
  /// Calls of a `ForEach`'s content closure.
  package var contents = 0
  /// Looks of views that follow places.
  package var looks = 0
  /// Looks at places among children, to run what is dirty in view order.
  package var placesLookedAt = 0
  /// Nodes that were told of views further in that do not know their size.
  package var unsizedCounted = 0
  /// Names the view of each evaluated body, in order; nil while nobody listens.
  package var evaluated: [String]?

  package init() {}

  package func reset() {
    bodies = 0
    contents = 0
    looks = 0
    placesLookedAt = 0
    unsizedCounted = 0
    if evaluated != nil { evaluated = [] }
  }

  @inline(__always)
  func noteBody(of type: Any.Type) {
    bodies += 1
    if evaluated != nil { evaluated!.append(String(describing: type)) }
  }
}
