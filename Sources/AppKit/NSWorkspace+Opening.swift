import Foundation
import Platform

extension NSWorkspace {
  /// How something is opened; accepted without effect: the desktop decides it.
  public final class OpenConfiguration: NSObject {
    public var activates = true
    public var hides = false
    public var addsToRecentItems = true
    public var createsNewApplicationInstance = false
    public var promptsUserIfNeeded = true
    public var arguments: [String] = []
    public var environment: [String: String] = [:]
    public override init() { super.init() }
  }

  /// Opens `url` with the desktop's default program.
  /// - Parameter completionHandler: gets an error where there is none. No program is told of: the desktop keeps it to itself.
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, open(url) ? nil : CocoaError(.fileNoSuchFile)) }
  /// Opens each of `urls` with the desktop's default program for it, whatever `applicationURL` is: programs here are known to
  /// the desktop and not by where they are.
  /// - Parameter completionHandler: gets an error where one of them could not be opened.
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let failed = urls.filter { !open($0) }
    completionHandler?(nil, failed.isEmpty ? nil : CocoaError(.fileNoSuchFile))
  }
  /// The sign of a kind of files, or of folders.
  public func icon(for contentType: UTType) -> NSImage {
    NSImage(systemName: contentType.conforms(to: .directory) ? "folder.fill" : "doc.fill") ?? NSImage()
  }
}
