import Foundation

/// `UIEvent`: something that happens to a device. None is made here: desktops are not shaken, and have no remote control.
@MainActor @preconcurrency
open class PlatformEvent: NSObject {
  public nonisolated enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public nonisolated enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
      remoteControlPreviousTrack
  }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
