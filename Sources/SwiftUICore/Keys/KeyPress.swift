/// A key that went down, was repeated, or came up while a view had the focus.
public struct KeyPress: Sendable {
  /// Whether an action has dealt with a key, so that nobody further out hears of it.
  public enum Result: Hashable, Sendable { case handled, ignored }

  /// What a key does.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The one that it is in.
  public let phase: Phases
  /// The key, by what it writes with the Shift that is held down.
  public let key: KeyEquivalent
  /// What it writes; empty: nothing.
  public let characters: String
  /// Ctrl is `command` here, Alt `option`, and the Super key `control`.
  public let modifiers: EventModifiers

  package init(
    _ key: KeyEquivalent, characters: String, modifiers: EventModifiers = [], phase: Phases = .down
  ) {
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
    self.phase = phase
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(\(phase.debugDescription), key: \(key.character.debugDescription), "
      + "characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  public var debugDescription: String {
    let names: [(KeyPress.Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}

/// The actions get keys while the focus is in the view: the nearest to the focus first, until one has handled it. They come
/// before the control that has the focus, and after shortcuts with Ctrl or Alt.
extension View {
  /// Calls `action` when `key` goes down or is repeated.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeys(.beforeFocus, [.down, .repeat]) { $0.key == key ? action() : .ignored }
  }
  /// Calls `action` in the given phases of `key`.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(.beforeFocus, phases) { $0.key == key ? action($0) : .ignored }
  }
  /// Calls `action` in the given phases of any of the keys.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(.beforeFocus, phases) { keys.contains($0.key) ? action($0) : .ignored }
  }
  /// Calls `action` in the given phases of keys that write one of the characters.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(.beforeFocus, phases) { press in
      let isMeant = press.characters.unicodeScalars.contains { characters.contains($0) }
      return isMeant ? action(press) : .ignored
    }
  }
  /// Calls `action` in the given phases of any key.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(.beforeFocus, phases, action)
  }
}
