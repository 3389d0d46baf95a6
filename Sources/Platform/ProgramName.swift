import Foundation

/// What the running program's file is called.
enum ProgramName {
  /// As `ProcessInfo.processName`, which takes a millisecond to find out.
  static let current = lastOfLink("/proc/self/exe") ?? ProcessInfo.processInfo.processName

  /// The last name in the path that a symbolic link holds; nil: there is no such link, or it is too long.
  static func lastOfLink(_ link: String) -> String? {
    let room = Int(PATH_MAX)
    var path = [CChar](repeating: 0, count: room)
    let length = readlink(link, &path, room)
    guard length > 0, length < room else { return nil }
    let name = path[..<length].split(separator: CChar(UInt8(ascii: "/"))).last
    return name.map { String(decoding: $0.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }
}
