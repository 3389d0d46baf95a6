/// Opens a window with a new document of the app's.
public struct NewDocumentButton<Label: View>: View {
  typealias Open = @MainActor (SceneDirectory, NewDocumentAction) -> Void
  private let label: Label
  private let open: Open
  @Environment(\.sceneDirectory) private var directory
  @Environment(\.newDocument) private var newDocument

  init(label: Label, open: @escaping Open) {
    self.label = label
    self.open = open
  }

  public var body: some View {
    Button {
      open(directory, newDocument)
    } label: {
      label
    }
  }
}

/// What the buttons do.
private enum NewDocumentOpening {
  /// - Parameter contentType: nil: what the app's first `DocumentGroup` keeps.
  @MainActor static func empty(
    _ contentType: UTType?, _ directory: SceneDirectory, _ newDocument: NewDocumentAction
  ) {
    let first = directory.scenes.lazy.compactMap { $0.traits.documents?.writable.first }.first
    guard let type = contentType ?? first else {
      return Diagnostics.warn("NewDocumentButton: the app has no DocumentGroup that makes documents.")
    }
    newDocument(contentType: type)
  }

  nonisolated static func empty(_ contentType: UTType?) -> NewDocumentButton<Text>.Open {
    { empty(contentType, $0, $1) }
  }

  nonisolated static func prepared<D: FileDocument>(
    _ contentType: UTType?, _ prepare: @escaping () async throws -> D?
  ) -> NewDocumentButton<Text>.Open {
    // Runs on the main thread, as the button does.
    nonisolated(unsafe) let prepare = prepare
    return { directory, newDocument in
      waiting {
        if let document = try await prepare() { return newDocument(document) }
        let own = directory.scenes.first { $0.id == documentWindowID(of: D.self) }
        empty(contentType ?? own?.traits.documents?.writable.first, directory, newDocument)
      }
    }
  }

  nonisolated static func prepared(
    _ contentType: UTType, at prepare: @escaping () async throws -> URL?
  ) -> NewDocumentButton<Text>.Open {
    nonisolated(unsafe) let prepare = prepare
    return { directory, newDocument in
      waiting {
        guard let url = try await prepare() else { return empty(contentType, directory, newDocument) }
        try await OpenDocumentAction(directory: directory)(at: url)
      }
    }
  }

  @MainActor private static func waiting(_ open: @escaping @MainActor () async throws -> Void) {
    Task { @MainActor in
      do {
        try await open()
      } catch is CancellationError {
        // Nobody wants one any more.
      } catch {
        Diagnostics.warn("NewDocumentButton: there is no new document: \(error)")
      }
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// - Parameter label: nil: "Create Document".
  /// - Parameter contentType: what the document is to be kept as; nil: what the app's first `DocumentGroup` keeps.
  public init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label: label ?? Text("Create Document"), open: NewDocumentOpening.empty(contentType))
  }
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
    self.init(Text(titleKey), contentType: contentType)
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, contentType: UTType? = nil) {
    self.init(Text(title), contentType: contentType)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
    self.init(Text(title), contentType: contentType)
  }

  /// Opens a window with the document that a program makes, which may ask a person before, for a template for example.
  /// - Parameter label: nil: "Create Document".
  /// - Parameter contentType: what an empty one is to be kept as; nil: what the `DocumentGroup` of such documents keeps.
  /// - Parameter prepareDocument: makes the document; nil: an empty one is opened.
  public init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) {
    self.init(
      label: label ?? Text("Create Document"), open: NewDocumentOpening.prepared(contentType, prepareDocument)
    )
  }
  @_disfavoredOverload
  public init<D: FileDocument>(
    _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) { self.init(Text(titleKey), contentType: contentType, prepareDocument: prepareDocument) }
  @_disfavoredOverload
  public init<D: FileDocument>(
    _ title: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) { self.init(Text(title), contentType: contentType, prepareDocument: prepareDocument) }
  @_disfavoredOverload
  public init<D: FileDocument, S: StringProtocol>(
    _ title: S, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) { self.init(Text(title), contentType: contentType, prepareDocument: prepareDocument) }

  /// The same with a file that a program makes: the document in it is opened.
  public init(
    _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(
      label: label ?? Text("Create Document"),
      open: NewDocumentOpening.prepared(contentType, at: prepareDocumentURL))
  }
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) { self.init(Text(titleKey), contentType: contentType, prepareDocumentURL: prepareDocumentURL) }
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL?
  ) { self.init(Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) { self.init(Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL) }
}
