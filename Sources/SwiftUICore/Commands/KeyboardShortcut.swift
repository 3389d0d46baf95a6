/// A key, by the character it writes or stands for.
public struct KeyEquivalent: Hashable, Sendable {
  /// A key writes one scalar; keeping that alone makes shortcuts plain data.
  private let scalar: Unicode.Scalar

  /// - Parameter character: of one that is made of several scalars the first counts: no key writes it.
  public init(_ character: Character) { scalar = character.unicodeScalars.first! }

  public var character: Character { Character(scalar) }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

/// Keys that are held down while another is pressed.
///
/// `command` is the Ctrl key here, `option` is Alt. `control` is Ctrl too; together with `command` it is the Super key, so
/// that such a shortcut stays apart from the one without it.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}

/// Keys that do the same as a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a system may change the shortcut for the user's keyboard. Here none is changed.
  public struct Localization: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, withoutMirroring, custom }
    private let kind: Kind
    public static let automatic = Localization(kind: .automatic)
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    public static let custom = Localization(kind: .custom)
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: what a window or dialog is for. A text field in it submits first.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the way out.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether the same keys are meant; letters are the same in both cases.
  package func means(_ other: KeyboardShortcut) -> Bool {
    let relevant: EventModifiers = [.shift, .control, .option, .command]
    return modifiers.intersection(relevant) == other.modifiers.intersection(relevant)
      && key.character.lowercased() == other.key.character.lowercased()
  }
  /// Whether it is pressed with more than Shift, so that it writes no text.
  package var isCommand: Bool { !modifiers.isDisjoint(with: [.control, .option, .command]) }
}
