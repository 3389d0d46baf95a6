import Foundation

extension FileManager {
  /// A folder that the programs of a group share, made where it is missing.
  ///
  /// - Parameter groupIdentifier: such as `group.org.example.Notes`.
  /// - Returns: a folder of this name among the data of programs; nil where it can't be made, or the name is no folder's.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/") else {
      return nil
    }
    let folder = URL.applicationSupportDirectory.appending(path: groupIdentifier, directoryHint: .isDirectory)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }

  /// Always nil: no files are kept in step with other machines here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Always nil: nobody is signed in to keep files in step with other machines.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
