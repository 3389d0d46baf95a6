import Foundation

/// The running program's file, found without `Bundle` and `ProcessInfo`: either takes as long to ask as a small program's
/// views take to make.
package struct ProgramFile {
  package let folder: String
  package let name: String

  /// nil: the system does not say.
  package static let current = ProgramFile(link: "/proc/self/exe")
  /// Whether `Bundle.main` may have more than the program: an `Info.plist`, resources, words in other languages. Most programs
  /// have none of their own, or have them in a bundle of their package.
  package static let mayHaveBundle = current?.mayHaveBundle ?? true

  /// The file that a symbolic link leads to; nil: there is no such link, or its path is too long.
  package init?(link: String) {
    // Every program starts here: bytes are looked at as they are, since types made of several generic ones are made as the
    // program runs, in some tenths of a millisecond each.
    let path = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { room, count in
      // The link's length is told, so no zero is looked for.
      let length = room.withMemoryRebound(to: CChar.self) { readlink(link, $0.baseAddress!, $0.count) }
      count = length < room.count ? max(length, 0) : 0
    }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash + 1 < path.count else { return nil }
    folder = slash == 0 ? "/" : String(decoding: path[..<slash], as: UTF8.self)
    name = String(decoding: path[(slash + 1)...], as: UTF8.self)
  }

  /// Whether something beside the file, around it or in the place that Linux has for such things could make it a bundle's.
  package var mayHaveBundle: Bool {
    ["/Linux", "/MacOS", "/Executables"].contains { folder.hasSuffix($0) }
      || ["Contents", "Resources", "Support Files", "\(name).resources", "../share/\(name).resources"]
        .contains {
          access("\(folder)/\($0)", F_OK) == 0
        }
      || Self.folder(folder, hasNameEndingIn: Translations.endings + [".plist"])
  }

  /// A program may be one of thousands in its folder: the names are looked at as the system gives them, none is made a string
  /// of, and the first that fits is the last.
  static func folder(_ path: String, hasNameEndingIn endings: [StaticString]) -> Bool {
    guard let listing = opendir(path) else { return false }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      // The system's record has the name within it, ended by a zero, and is valid until the next one is read.
      let fits = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) { name in
          let length = strlen(name)
          return endings.contains { ending in
            length > ending.utf8CodeUnitCount
              && memcmp(name + length - ending.utf8CodeUnitCount, ending.utf8Start, ending.utf8CodeUnitCount)
                == 0
          }
        }
      }
      if fits { return true }
    }
    return false
  }
}
