import Foundation

/// The sound that a notification comes with. The desktop has one of its own; which one is named makes no difference.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  let name: UNNotificationSoundName?
  init(_ name: UNNotificationSoundName?) { self.name = name }
  /// The desktop's own sound for a message.
  public convenience init(named name: UNNotificationSoundName) { self.init(name) }

  public static let `default` = UNNotificationSound(nil)
  public class var defaultCritical: UNNotificationSound { .default }
  public class var defaultRingtone: UNNotificationSound { .default }
  /// - Parameter volume: without effect.
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .default }
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name)
  }
  public class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(name) }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
