/// One turn of the main loop: an event and everything that it caused.
///
/// The renderer's loop asks before it goes to sleep whether a turn is to be ended, and then ends it; asking wakes
/// nobody, so a program without events has no turns.
@MainActor
package enum EventTurn {
  private static var actions: [() -> Void] = []

  /// Runs `action` once this turn ends.
  static func atEnd(_ action: @escaping () -> Void) { actions.append(action) }

  /// Whether something waits for the end of the turn, or a watched key of the user's defaults has changed.
  package static var isToBeEnded: Bool { !actions.isEmpty || DefaultsKey.anyHasChanged }

  /// Ends the turn: views follow what was written to the user's defaults behind their back.
  package static func end() {
    let ended = actions
    actions = []
    for action in ended { action() }
    DefaultsKey.compareAll()
  }
}
