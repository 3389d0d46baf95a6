/// A document that is a value, as its editor gets it.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// A write makes it a document with changes.
  @Binding public var document: Document
  /// Where it is kept; nil: nowhere so far.
  public let fileURL: URL?
  /// Whether it can be changed.
  public let isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// A document that is an object, as its editor gets it. It has changes once it has said that it is about to change.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// Where it is kept; nil: nowhere so far.
  public let fileURL: URL?
  /// Whether it can be changed.
  public let isEditable: Bool

  /// Bindings to the document's properties.
  public var projectedDocument: ObservedObject<Document>.Wrapper { $document }

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// What a document app does with its files.
struct DocumentAccess<Document> {
  /// nil: documents are only looked at.
  let make: (() -> Document)?
  let readable: [UTType]
  let writable: [UTType]
  let read: (FileDocumentReadConfiguration) throws -> Document
  let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper

  func read(_ url: URL) throws -> Document {
    try read(
      FileDocumentReadConfiguration(
        contentType: url.contentType ?? readable.first ?? .data, file: FileWrapper(url: url)))
  }

  func write(_ document: Document, to url: URL) throws {
    let type = url.contentType.flatMap { writable.contains($0) ? $0 : nil } ?? writable.first ?? .data
    let existing = FileManager.default.fileExists(atPath: url.path) ? try? FileWrapper(url: url) : nil
    let file = try write(
      document, FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    try file.write(to: url, originalContentsURL: url)
  }
}

/// One open document.
@MainActor
final class OpenDocument<Document>: ObservableObject {
  let access: DocumentAccess<Document>
  /// What it was made to be kept as; nil: nobody has said.
  private let contentType: UTType?
  @Published var document: Document?
  @Published var url: URL?
  @Published var hasChanges = false
  /// Which of the states that undoing leads through it is in, which is in the file, and which came last.
  private var state = 0, savedState = 0, lastState = 0
  /// The window's; nil: it has none, or is not there yet.
  weak var undoManager: UndoManager? { didSet { changes?.follow(undoManager) } }
  /// Of one that is an object; nil: it changes through its binding alone.
  private var changes: DocumentChanges?
  /// When it was changed last, where that was a part of something that went on; nil: it was not.
  private var lastPart: ContinuousClock.Instant?

  init(_ access: DocumentAccess<Document>, at url: URL?, from documents: DocumentsForWindows) {
    self.access = access
    let waiting = documents.take(for: documentWindowID(of: Document.self), at: url)
    contentType = waiting?.contentType
    if let opened = waiting?.document as? Document {
      document = opened
      self.url = url
    } else if url == nil {
      document = access.make?()
    }
  }

  /// What a write through the editor's binding changes. It can be undone.
  func edit(_ new: Document) {
    lastState += 1
    change(to: new, state: lastState)
  }

  /// A document that is an object is about to change.
  func objectChanges() {
    if changes == nil {
      changes = DocumentChanges { [weak self] in
        if let self, hasChanges != $0 { hasChanges = $0 }
      }
      changes?.follow(undoManager)
    }
    changes?.changes()
  }

  private func change(to new: Document, state newState: Int) {
    if let document { noteUndo(to: document, state: state) }
    document = new
    state = newState
    hasChanges = state != savedState
  }

  private func noteUndo(to old: Document, state: Int) {
    guard let undoManager else { return }
    let isPart = TransactionScope.current?.transaction.isContinuous == true
    defer { lastPart = isPart ? .now : nil }
    // What a slider does that is dragged on is one change.
    if isPart, undoManager.canUndo, let lastPart, .now - lastPart < .seconds(1) { return }
    undoManager.registerUndo(withTarget: self) { $0.change(to: old, state: state) }
  }

  func load(_ url: URL) throws {
    document = try access.read(url)
    undoManager?.removeAllActions(withTarget: self)
    self.url = url
    noteSaved()
  }

  func save(to url: URL) throws {
    guard let document else { return }
    try access.write(document, to: url)
    self.url = url
    noteSaved()
  }

  private func noteSaved() {
    savedState = state
    hasChanges = false
    changes?.saved()
  }

  /// What it can be kept as, what it is to be kept as first.
  var writable: [UTType] {
    guard let contentType, let own = access.writable.first(where: { contentType.conforms(to: $0) }) else {
      return access.writable
    }
    let preferred = access.writable.contains(contentType) ? contentType : own
    return [preferred] + access.writable.filter { $0 != preferred }
  }
  /// Whether a file can be opened in its place: nobody has done anything with it.
  var isUntouched: Bool { url == nil && !hasChanges }
  var isEditable: Bool {
    access.make != nil && url.map { FileManager.default.isWritableFile(atPath: $0.path) } ?? true
  }
  var title: String { url?.deletingPathExtension().lastPathComponent ?? "Untitled" }
}
