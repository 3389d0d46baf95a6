import Foundation
import FoundationAdditions
import Testing

/// A person's folders.
@Suite("Folders")
struct PlaceTests {
  @Test(
    "A person's folders are those that the file manager finds",
    arguments: [
      (URL.documentsDirectory, FileManager.SearchPathDirectory.documentDirectory),
      (.downloadsDirectory, .downloadsDirectory), (.cachesDirectory, .cachesDirectory),
      (.applicationSupportDirectory, .applicationSupportDirectory), (.picturesDirectory, .picturesDirectory),
    ])
  func folders(url: URL, directory: FileManager.SearchPathDirectory) throws {
    let found = try URL(for: directory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(
      url.path(percentEncoded: false).trimmingSuffix("/")
        == found.path(percentEncoded: false).trimmingSuffix("/"))
    #expect(url.hasDirectoryPath)
  }

  @Test("A group's folder is made among the data of programs; a name that leads elsewhere has none")
  func group() throws {
    let name = "group.faves.tests.\(UUID().uuidString)"
    let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(folder.deletingLastPathComponent() == URL.applicationSupportDirectory)
    #expect(try folder.checkResourceIsReachable())
    for other in ["", ".", "..", "../x", "a/b"] {
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: other) == nil)
    }
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast()) : self
  }
}
