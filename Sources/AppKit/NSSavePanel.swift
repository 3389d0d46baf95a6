import Foundation
import Platform

/// Asks where to save: the desktop's own file dialog, in front of the window that is in front.
///
/// A person's answer is `url`. What the desktop's dialog has no place for is kept and not shown: labels other than that of
/// the button, tags, and whether names have their extensions, which they have here.
@MainActor @preconcurrency
open class NSSavePanel: NSObject {
  /// The title of the dialog; the message is one where there is no title.
  open var title: String! = ""
  open var message: String! = ""
  /// What the button that goes on says; empty: the desktop's word for it.
  open var prompt: String! = ""
  /// The folder it begins in; nil: where the person was last.
  open var directoryURL: URL?
  /// The name that is offered.
  open var nameFieldStringValue = ""
  open var nameFieldLabel: String! = ""
  /// Which files are shown, and what a name without an extension gets; empty: all, and none.
  open var allowedContentTypes: [UTType] = []
  /// The older form of `allowedContentTypes`: extensions or identifiers.
  open var allowedFileTypes: [String]? {
    get { allowedContentTypes.isEmpty ? nil : allowedContentTypes.map(\.identifier) }
    set {
      allowedContentTypes = (newValue ?? []).compactMap { UTType($0) ?? UTType(filenameExtension: $0) }
    }
  }
  /// Accepted without effect: the desktop's dialog lets a person make folders.
  open var canCreateDirectories = true
  /// Accepted without effect: a person says in the dialog whether hidden files are shown.
  open var showsHiddenFiles = false
  open var isExtensionHidden = false
  open var canSelectHiddenExtension = false
  open var allowsOtherFileTypes = false
  open var treatsFilePackagesAsDirectories = false
  open var showsTagField = false
  open var tagNames: [String]?

  public override init() { super.init() }

  /// What a person chose; nil: nothing, or not yet.
  public var url: URL? { chosen.first }
  final var chosen: [URL] = []

  /// What the dialog is for.
  var purpose: FileDialogDescription.Purpose {
    let name = URL(fileURLWithPath: "/" + (nameFieldStringValue.isEmpty ? "Untitled" : nameFieldStringValue))
    return .save(withExtension(name).lastPathComponent)
  }
  /// Made of what was chosen what the program gets.
  func answer(_ urls: [URL]) -> [URL] { urls.map(withExtension) }

  private func withExtension(_ url: URL) -> URL {
    guard url.pathExtension.isEmpty, let own = allowedContentTypes.first?.preferredFilenameExtension else {
      return url
    }
    return url.appendingPathExtension(own)
  }

  /// Asks, and calls `handler` with the answer.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    let words = title.isEmpty ? message : title
    let usual = purpose == .folder ? "Select a Folder" : self is NSOpenPanel ? "Open" : "Save"
    DesktopDialog.askForFiles(
      FileDialogDescription(
        purpose: purpose, title: words.flatMap { $0.isEmpty ? nil : $0 } ?? usual,
        confirmation: prompt.flatMap { $0.isEmpty ? nil : $0 }, types: allowedContentTypes,
        folder: directoryURL, chosen: Callback { _ in })
    ) { [self] urls in
      chosen = answer(urls)
      if let folder = chosen.first?.deletingLastPathComponent() { directoryURL = folder }
      handler(chosen.isEmpty ? .cancel : .OK)
    }
  }
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { begin(completionHandler: handler) }
  open func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { answer in begin { answer.resume(returning: $0) } }
  }
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { await begin() }

  /// Asks, and returns with the answer; meanwhile everything else goes on.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    DesktopDialog.answer(otherwise: .cancel) { begin(completionHandler: $0) }
  }
}

/// Asks for files or a folder: the desktop's own file dialog. It is for files where both can be chosen.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  /// Accepted without effect: links are followed.
  open var resolvesAliases = true
  open var isAccessoryViewDisclosed = false
  open var canDownloadUbiquitousContents = false

  /// What a person chose.
  public var urls: [URL] { chosen }

  override var purpose: FileDialogDescription.Purpose {
    canChooseDirectories && !canChooseFiles ? .folder : .open(several: allowsMultipleSelection)
  }
  override func answer(_ urls: [URL]) -> [URL] { urls }
}
