/// How much a message matters.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)

  /// As `log show --style compact` abbreviates it.
  var abbreviation: String {
    switch self {
    case .info: "I"
    case .debug: "Db"
    case .error: "E"
    case .fault: "F"
    default: "Df"
    }
  }

  /// A message of this type is for somebody who watches, not for somebody who looks later.
  var isPassing: Bool { self == .info || self == .debug }
}
