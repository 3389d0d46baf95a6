/// The gestures of views inside of one that presses came to before its own.
@MainActor
struct InnerArenas {
  private struct Entry {
    weak var arena: GestureArena?
    /// Whether the press that goes on is in it.
    var isPressed = true
  }
  private var entries: [Entry] = []

  /// Those that have part in the press that goes on, or wait for another.
  var arenas: [GestureArena] { entries.compactMap(\.arena) }
  /// Those that have part in the press that goes on.
  var pressed: [GestureArena] { entries.filter(\.isPressed).compactMap(\.arena) }

  func contains(_ arena: GestureArena) -> Bool { entries.contains { $0.arena === arena } }

  mutating func pressBegan(in arena: GestureArena) {
    entries.removeAll { $0.arena == nil || $0.arena === arena }
    entries.append(Entry(arena: arena))
  }

  mutating func pressEnded() {
    for index in entries.indices { entries[index].isPressed = false }
  }

  /// Those that only an earlier press is in.
  var pressedBefore: [GestureArena] { entries.filter { !$0.isPressed }.compactMap(\.arena) }
  mutating func forget(_ arenas: [GestureArena]) {
    entries.removeAll { entry in arenas.contains { $0 === entry.arena } }
  }
}

extension TouchAreaNode {
  /// The gestures on the views around, the innermost first.
  var arenasAround: some Sequence<GestureArena> {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { ($0 as? TouchAreaNode)?.arena }
  }
}
