import Foundation

extension ProcessInfo {
  /// Always false: this is no Mac.
  public var isiOSAppOnMac: Bool { false }
  /// Always false: this is no Mac.
  public var isMacCatalystApp: Bool { false }
}
