import Foundation

/// Where the data is kept.
public struct FavesLocation: Hashable, Sendable {
  /// The id of the app, for its files, its desktop entry and D-Bus.
  public static let applicationID = "io.github.faves.Faves"

  /// The folder of the data; made with the first opening.
  public let folder: URL

  public init(folder: URL) { self.folder = folder }

  public var database: URL { folder.appendingPathComponent("faves.sqlite") }

  /// The user's own: `$XDG_DATA_HOME/io.github.faves.Faves`, `~/.local/share/…` when that is not set.
  ///
  /// As the XDG Base Directory Specification has it, a path that is not absolute counts as not set.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> FavesLocation {
    let absolute = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let home =
      environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser
    let share = absolute ?? home.appendingPathComponent(".local/share")
    return FavesLocation(folder: share.appendingPathComponent(applicationID))
  }
}
