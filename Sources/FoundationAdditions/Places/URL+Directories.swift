import Foundation

/// A person's folders, where the desktop has them (`XDG_DOCUMENTS_DIR` and the like).
extension URL {
  public static var documentsDirectory: URL { personal(.documentDirectory, "Documents") }
  public static var downloadsDirectory: URL { personal(.downloadsDirectory, "Downloads") }
  public static var desktopDirectory: URL { personal(.desktopDirectory, "Desktop") }
  public static var picturesDirectory: URL { personal(.picturesDirectory, "Pictures") }
  public static var moviesDirectory: URL { personal(.moviesDirectory, "Videos") }
  public static var musicDirectory: URL { personal(.musicDirectory, "Music") }
  public static var sharedPublicDirectory: URL { personal(.sharedPublicDirectory, "Public") }
  /// Where programs keep what they can make anew.
  public static var cachesDirectory: URL { personal(.cachesDirectory, ".cache") }
  /// Where programs keep their data.
  public static var applicationSupportDirectory: URL {
    personal(.applicationSupportDirectory, ".local/share")
  }
  /// Where programs keep their data; there is no folder around it.
  public static var libraryDirectory: URL { personal(.libraryDirectory, ".local/share") }
  /// Where the desktop puts what a person throws away.
  public static var trashDirectory: URL {
    applicationSupportDirectory.appending(path: "Trash/files", directoryHint: .isDirectory)
  }
  /// The folder of all homes.
  public static var userDirectory: URL { URL(filePath: "/home", directoryHint: .isDirectory) }
  /// Where programs are installed for all.
  public static var applicationDirectory: URL {
    URL(filePath: "/usr/share/applications", directoryHint: .isDirectory)
  }

  /// A folder of a person's or of all, as `FileManager.url(for:in:appropriateFor:create:)` finds it.
  ///
  /// - Throws: where there is none, or it can't be made.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  private static func personal(_ directory: FileManager.SearchPathDirectory, _ usual: String) -> URL {
    let found = FileManager.default.urls(for: directory, in: .userDomainMask).first
    let path =
      found?.path(percentEncoded: false) ?? homeDirectory.appending(path: usual).path(percentEncoded: false)
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}
