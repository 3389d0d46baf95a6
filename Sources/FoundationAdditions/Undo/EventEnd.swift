/// What is to be done once the running event has been dealt with: undo managers close the group of an event then.
///
/// The loop that events come from asks and runs it. Without such a loop nothing is run, and a group is closed by what
/// takes it back.
@MainActor
package enum EventEnd {
  private static var actions: [() -> Void] = []

  /// Whether something waits.
  package static var isAwaited: Bool { !actions.isEmpty }

  /// Runs `action` once this event has been dealt with.
  package static func add(_ action: @escaping () -> Void) { actions.append(action) }

  package static func run() {
    let ended = actions
    actions = []
    for action in ended { action() }
  }
}
