import Foundation
import Platform

/// Opens files and addresses, under AppKit's name.
@MainActor @preconcurrency
public final class NSWorkspace {
  public static let shared = NSWorkspace()
  /// Opens `url` with the desktop's default program; false: there is none.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    var isOpened = false
    NSApplication.shared.open(url) { isOpened = $0 }
    return isOpened
  }
  /// Opens the folder that each file is in. The desktop selects no files in it.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
  }
  /// Opens the folder that the file is in, or `rootFullPath` where there is no file.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    let folder = fullPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    return open(folder ?? URL(fileURLWithPath: rootFullPath))
  }
  /// The sign of a file, or of a folder.
  public func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    return NSImage(systemName: isFolder.boolValue ? "folder.fill" : "doc.fill") ?? NSImage()
  }
}
