/// What a document app's scene says of its documents, so that any view can have them opened.
struct DocumentScene {
  /// Of the scene.
  let windowID: String
  let readable: [UTType]
  /// What new documents are written as; none, where documents are only looked at.
  let writable: [UTType]
  /// Reads a document of the scene's kind.
  let read: @MainActor (URL) throws -> Any
}

extension DocumentScene: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.windowID == b.windowID && a.readable == b.readable && a.writable == b.writable
  }
}

/// The documents of an app that are there before the windows they are for.
@MainActor
final class DocumentsForWindows {
  /// What a window is opened for.
  struct Waiting {
    fileprivate let windowID: String
    fileprivate let url: URL?
    /// nil: one of the scene's own making.
    let document: Any?
    /// What it is to be kept as; nil: nobody has said.
    let contentType: UTType?
  }
  private var waiting: [Waiting] = []

  nonisolated init() {}

  /// Opens a window with the document.
  func open(
    _ document: Any?, at url: URL?, as contentType: UTType? = nil, in scene: any WindowOpening,
    _ windowID: String
  ) {
    waiting.append(Waiting(windowID: windowID, url: url, document: document, contentType: contentType))
    scene.open(url.map { AnyHashable($0) })
    waiting.removeAll { $0.windowID == windowID && $0.url == url }
  }

  /// What a window is opened for; nil: it begins with a document of its own.
  func take(for windowID: String, at url: URL?) -> Waiting? {
    waiting.firstIndex { $0.windowID == windowID && $0.url == url }.map { waiting.remove(at: $0) }
  }
}

/// Opens windows with new documents.
@MainActor @preconcurrency
public struct NewDocumentAction {
  let directory: SceneDirectory

  /// Opens a window with a document of the app's `DocumentGroup` for such; without one nothing happens, with a warning.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    open(D.self, newDocument)
  }
  /// The same for documents that are objects.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    open(D.self, newDocument)
  }

  /// Opens a window with a new document of the app's first `DocumentGroup` that keeps documents as such files, and offers to
  /// save it as one; without such a group nothing happens, with a warning.
  public func callAsFunction(contentType: UTType) {
    let documents = directory.scenes.filter { $0.traits.documents?.writable.isEmpty == false }
    func first(_ keeps: (UTType) -> Bool) -> (any WindowOpening)? {
      documents.first { $0.traits.documents?.writable.contains(where: keeps) ?? false }
    }
    guard let scene = first({ $0 == contentType }) ?? first({ contentType.conforms(to: $0) }),
      let id = scene.traits.documents?.windowID
    else {
      Diagnostics.warn("newDocument: no DocumentGroup makes documents of the type \(contentType.identifier).")
      return
    }
    directory.documents.open(nil, at: nil, as: contentType, in: scene, id)
  }

  private func open<D>(_ type: D.Type, _ make: () -> D) {
    let id = documentWindowID(of: type)
    guard let scene = directory.scenes.first(where: { $0.id == id }) else {
      Diagnostics.warn("newDocument: no DocumentGroup is for documents of type \(D.self).")
      return
    }
    directory.documents.open(make(), at: nil, in: scene, id)
  }
}

/// Opens windows with the documents in files.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  let directory: SceneDirectory

  /// Opens a window with the document at `url`, or raises the one that shows it.
  /// - Throws: `CocoaError.fileReadUnsupportedScheme` where no `DocumentGroup` of the app reads such files, and what reading
  ///   the document throws.
  public func callAsFunction(at url: URL) async throws {
    for scene in directory.scenes {
      guard let documents = scene.traits.documents, scene.id == documents.windowID,
        documents.readable.contains(where: { url.contentType?.conforms(to: $0) ?? false })
      else { continue }
      if scene.windows.contains(where: { $0.value.peek() == AnyHashable(url) }) {
        scene.open(AnyHashable(url))
        return
      }
      return directory.documents.open(try documents.read(url), at: url, in: scene, documents.windowID)
    }
    throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url])
  }
}

/// What is known of the document in a window.
public struct DocumentConfiguration: Sendable {
  /// Where it is kept; nil: nowhere so far.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// Opens windows with new documents.
  public var newDocument: NewDocumentAction { NewDocumentAction(directory: sceneDirectory) }
  /// Opens windows with the documents in files.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(directory: sceneDirectory) }
  /// What is known of the document in the window around; nil: there is none.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

/// The id of the scene for documents of a type.
func documentWindowID<Document>(of type: Document.Type) -> String { "document \(type)" }
