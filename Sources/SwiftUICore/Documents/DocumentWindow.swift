/// The content of a window for one document: hands it the document it may have been opened for.
struct OpenedDocumentWindow<Document, Content: View>: View {
  @Binding var url: URL?
  let group: DocumentGroup<Document, Content>
  @Environment(\.sceneDirectory.documents) private var documents

  var body: some View { DocumentWindow(url: $url, group: group, from: documents) }
}

/// The window of one document.
struct DocumentWindow<Document, Content: View>: View {
  @Binding var url: URL?
  let group: DocumentGroup<Document, Content>
  @StateObject private var open: OpenDocument<Document>
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var closesWhenSaved = false
  @State private var failure: String?
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.undoManager) private var undoManager

  init(url: Binding<URL?>, group: DocumentGroup<Document, Content>, from documents: DocumentsForWindows) {
    _url = url
    self.group = group
    let (access, start) = (group.access, url.wrappedValue)
    _open = StateObject(wrappedValue: OpenDocument(access, at: start, from: documents))
  }

  var body: some View {
    shown
      .navigationTitle(open.title)
      .navigationSubtitle(open.hasChanges ? "Edited" : "")
      .focusedSceneValue(\.documentActions, actions)
      .environment(\.documentConfiguration, configuration)
      .onAppear {
        open.undoManager = undoManager
        if let url, open.url != url { load(url) }
      }
      .onOpenURL { take($0) }
      .onChange(of: open.hasChanges) {
        // Now that there is nothing to ask about.
        if !open.hasChanges && closesWhenSaved { dismissWindow() }
        closesWhenSaved = false
      }
      .fileImporter(isPresented: $isOpening, allowedContentTypes: group.access.readable) { result in
        if case .success(let url) = result { take(url) }
      }
      .savingPlace(
        isPresented: $isSaving, open.title, open.writable, cancelled: { closesWhenSaved = false }
      ) {
        save(to: $0)
      }
      .alert("The document could not be used", isPresented: hasFailed, presenting: failure) { _ in
        Button("OK") {}
      } message: {
        Text($0)
      }
      .dismissalConfirmationDialog(
        "Save changes to “\(open.title)”?", shouldPresent: open.hasChanges && open.isEditable
      ) {
        if let url = open.url {
          Button("Save") { save(to: url) }
        } else {
          // The window stays until the place is known.
          Button("Save…", role: .cancel) {
            closesWhenSaved = true
            isSaving = true
          }
        }
        Button("Close Without Saving", role: .destructive) {}
        Button("Keep Open", role: .cancel) {}
      } message: {
        Text("What was not saved is lost.")
      }
  }

  @ViewBuilder private var shown: some View {
    if let document = open.document {
      if let changes = group.changes {
        group.content(open, document).onReceive(changes(document)) { open.objectChanges() }
      } else {
        group.content(open, document)
      }
    } else {
      ContentUnavailableView {
        Label(LocalizedStringKey("No Document"), systemImage: "doc")
      } actions: {
        Button("Open…") { isOpening = true }
      }
    }
  }

  private var hasFailed: Binding<Bool> {
    Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
  }

  private var configuration: DocumentConfiguration? {
    open.document.map { _ in DocumentConfiguration(fileURL: open.url, isEditable: open.isEditable) }
  }

  private var actions: DocumentActions {
    guard open.document != nil, open.access.make != nil else {
      return DocumentActions(open: { isOpening = true }, save: nil, saveAs: nil)
    }
    return DocumentActions(
      open: { isOpening = true },
      save: { if let url = open.url, open.isEditable { save(to: url) } else { isSaving = true } },
      saveAs: { isSaving = true })
  }

  /// Opens a file here, where there is nothing yet, or in a window of its own.
  private func take(_ url: URL) {
    if open.isUntouched {
      load(url)
      self.url = url
    } else if open.url != url {
      openWindow(id: DocumentGroup<Document, Content>.windowID, value: url)
    }
  }

  private func load(_ url: URL) { attempt { try open.load(url) } }

  private func save(to url: URL) {
    attempt {
      try open.save(to: url)
      self.url = url
    }
  }

  private func attempt(_ action: () throws -> Void) {
    do { try action() } catch { failure = error.localizedDescription }
  }
}

extension View {
  /// Asks for a place to save to.
  nonisolated func savingPlace(
    isPresented: Binding<Bool>, _ name: String, _ types: [UTType], cancelled: @escaping () -> Void,
    chosen: @escaping (URL) -> Void
  ) -> some View {
    let type = types.first ?? .data
    let offered = URL(fileURLWithPath: "/" + name).ending(with: type).lastPathComponent
    return asking(while: isPresented, .save(offered), "Save", types, cancelled: cancelled) {
      chosen($0[0].ending(with: type))
    }
  }
}
