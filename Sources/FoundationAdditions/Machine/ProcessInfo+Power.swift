import Foundation

extension ProcessInfo {
  /// How much a program should hold back because the machine is hot.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Always nominal: Linux cools by slowing down, and tells programs nothing.
  public var thermalState: ThermalState { .nominal }

  /// Whether the person has the machine save power: the firmware's platform profile, which the desktop's settings choose.
  public var isLowPowerModeEnabled: Bool {
    guard let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
    else {
      return false
    }
    return profile.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
  }

  /// Never posted.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Never posted: ask again where it matters.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
