/// An app of documents: each in a window of its own, with New, Open, Save and Save As in the menu. A window asks before it
/// closes with changes that were not saved.
public struct DocumentGroup<Document, Content: View> {
  let access: DocumentAccess<Document>
  let content: @MainActor (OpenDocument<Document>, Document) -> Content
  /// What says that the document changes by itself; nil: it changes through its binding alone.
  let changes: (@MainActor (Document) -> AnyPublisher<Void, Never>)?
}

extension DocumentGroup: Scene {
  public var body: some Scene {
    let documents = DocumentScene(
      windowID: Self.windowID, readable: access.readable,
      writable: access.make == nil ? [] : access.writable, read: { [access] in try access.read($0) })
    _SceneEnvironment(
      content: WindowGroup(id: Self.windowID, for: URL.self) { url in
        OpenedDocumentWindow(url: url, group: self)
      }
    ) { $0.windowTraits.documents = documents }
    .commands { DocumentCommands(windowID: Self.windowID, canMake: access.make != nil) }
  }

  static var windowID: String { documentWindowID(of: Document.self) }
}

extension DocumentGroup where Document: FileDocument {
  /// Documents that are values.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(newDocument, editor) }

  /// Documents that are only looked at.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(nil, viewer) }

  private nonisolated init(
    _ make: (() -> Document)?, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let content = content
    access = DocumentAccess(
      make: make, readable: Document.readableContentTypes, writable: Document.writableContentTypes,
      read: { try Document(configuration: $0) }, write: { try $0.fileWrapper(configuration: $1) })
    self.content = { open, document in
      let binding = Binding(get: { open.document ?? document }, setConfined: { open.edit($0) })
      return content(
        FileDocumentConfiguration(document: binding, fileURL: open.url, isEditable: open.isEditable))
    }
    changes = nil
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Documents that are objects.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(newDocument, editor) }

  /// Documents that are only looked at.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(nil, viewer) }

  private nonisolated init(
    _ make: (() -> Document)?,
    _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let content = content
    access = DocumentAccess(
      make: make, readable: Document.readableContentTypes, writable: Document.writableContentTypes,
      read: { try Document(configuration: $0) },
      write: { try $0.fileWrapper(snapshot: $0.snapshot(contentType: $1.contentType), configuration: $1) })
    self.content = { open, document in
      content(
        ReferenceFileDocumentConfiguration(
          document: document, fileURL: open.url, isEditable: open.isEditable))
    }
    changes = { $0.objectWillChange.map { _ in }.eraseToAnyPublisher() }
  }
}

/// What the menu does with the document in the active window.
struct DocumentActions {
  let open: @MainActor () -> Void
  /// nil: it is only looked at.
  let save: (@MainActor () -> Void)?
  let saveAs: (@MainActor () -> Void)?
}

struct DocumentActionsKey: FocusedValueKey { typealias Value = DocumentActions }

extension FocusedValues {
  var documentActions: DocumentActions? {
    get { self[DocumentActionsKey.self] }
    set { self[DocumentActionsKey.self] = newValue }
  }
}

/// New, Open, Save and Save As.
private struct DocumentCommands: Commands {
  let windowID: String
  let canMake: Bool
  @FocusedValue(\.documentActions) private var actions
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      if canMake { Button("New") { openWindow(id: windowID) }.keyboardShortcut("n") }
      Button("Open…") { actions?.open() }.keyboardShortcut("o").disabled(actions == nil)
    }
    CommandGroup(replacing: .saveItem) {
      Button("Save") { actions?.save?() }.keyboardShortcut("s").disabled(actions?.save == nil)
      Button("Save As…") { actions?.saveAs?() }.keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(actions?.saveAs == nil)
    }
  }
}
