import Foundation

/// What the running program's file is called.
enum ProgramName {
  /// As `ProcessInfo.processName`, which takes a millisecond to find out.
  static let current = lastOfLink("/proc/self/exe") ?? ProcessInfo.processInfo.processName

  /// The last name in the path that a symbolic link holds; nil: there is no such link, or it is too long.
  static func lastOfLink(_ link: String) -> String? {
    // Every program starts here: bytes are looked at as they are, since types made of several generic ones are made as the
    // program runs, in some tenths of a millisecond each.
    let path = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { room, count in
      // The link's length is told, so no zero is looked for.
      let length = room.withMemoryRebound(to: CChar.self) { readlink(link, $0.baseAddress!, $0.count) }
      count = length < room.count ? max(length, 0) : 0
    }
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return start < path.count ? String(decoding: path[start...], as: UTF8.self) : nil
  }
}
