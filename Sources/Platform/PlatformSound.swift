import Foundation
internal import GTKRenderer

/// Sounds of the system: `NSSound`. Of these the desktop has the one that asks for attention, and each name of AppKit's means it.
@MainActor @preconcurrency
open class PlatformSound: NSObject {
  public typealias Name = String

  private static let names: Set<Name> = [
    "Basso", "Blow", "Bottle", "Frog", "Funk", "Glass", "Hero", "Morse", "Ping", "Pop", "Purr", "Sosumi",
    "Submarine", "Tink",
  ]

  /// The name it was asked for by.
  public let name: Name?
  /// Accepted: it is as loud as the desktop has it.
  public var volume: Float = 1
  /// Accepted: it is played once.
  public var loops = false
  /// No: it is over at once.
  public var isPlaying: Bool { false }

  /// A sound of the system; nil where AppKit has none of the name. Files with sounds are not played, those of the program
  /// neither.
  public init?(named name: Name) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  /// nil: files are not played.
  public convenience init?(contentsOf url: URL, byReference: Bool) { return nil }
  public convenience init?(contentsOfFile path: String, byReference: Bool) { return nil }

  /// Plays it, as loud as the desktop has it.
  @discardableResult
  open func play() -> Bool {
    Self.beep()
    return true
  }
  /// False: there is nothing left to stop.
  @discardableResult
  open func stop() -> Bool { false }

  /// Plays the desktop's sound that asks for attention, as loud as the desktop has it.
  public static func beep() { Surroundings.beep() }
}
