import Foundation

/// How a device is held; nobody turns a desktop, so it is never said here.
public enum PlatformDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether windows can be laid out for it.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

extension PlatformDevice {
  /// Unknown: there is nothing that a desktop would learn it by.
  public var orientation: PlatformDeviceOrientation { .unknown }
  /// Accepted without effect: nothing turns, so nothing is told.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Accepted without effect.
  public func endGeneratingDeviceOrientationNotifications() {}
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  // What follows is never posted here: neither position nor battery is known.

  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification =
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
}
