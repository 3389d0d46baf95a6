extension _ViewNode {
  /// Runs `body`, client code or a look at what the client gave, and has the node updated when something that `body`
  /// read changes: a state, a binding, a value of the environment, an observable object. It takes the place of the
  /// node's last reading.
  final func reading<Result>(_ body: () -> Result) -> Result {
    isDirty = false
    generation &+= 1
    return reading(.of(Swift.type(of: self)), body)
  }

  /// Runs `body` as a reading of this node that `ObservedReader` knows already.
  final func reading<Result>(_ known: ObservedReader, _ body: () -> Result) -> Result {
    recording {
      // Taken out meanwhile: what `body` does may reach this node.
      var tracking = observation
      defer { observation = tracking }
      return ObservationTracking.run(
        known, replacing: &tracking, sentinel: { ObservationSentinel(self) }, body)
    }
  }

  /// Runs `body`, with the dependencies it reads recorded for this node on top of those of its last reading.
  final func recording<Result>(_ body: () -> Result) -> Result {
    let outer = Graph.evaluating
    Graph.evaluating = self
    defer { Graph.evaluating = outer }
    return body()
  }
}
