/// One turn of the main loop: an event and everything that it caused.
///
/// The renderer's loop asks before it goes to sleep whether a turn is to be ended, and then ends it; asking wakes
/// nobody, so a program without events has no turns.
@MainActor
package enum EventTurn {
  /// Whether something waits for the end of the turn, or a watched key of the user's defaults has changed.
  package static var isToBeEnded: Bool { EventEnd.isAwaited || DefaultsKey.anyHasChanged }

  /// Ends the turn: views follow what was written to the user's defaults behind their back.
  package static func end() {
    EventEnd.run()
    DefaultsKey.compareAll()
  }
}
