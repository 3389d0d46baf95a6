import Foundation
internal import GTKRenderer

/// Sounds of the system: `NSSound`, of which there is the one that asks for attention.
@MainActor @preconcurrency
open class PlatformSound: NSObject {
  /// Plays it, as loud as the desktop has it.
  public static func beep() { Surroundings.beep() }
}
