/// Opens the window of a scene, or closes it where it is open; for menus and bars.
public struct WindowVisibilityToggle<Label: View>: View {
  private let windowID: String
  private let makeLabel: (String) -> Label
  @Environment(\.sceneDirectory) private var directory

  public var body: some View {
    Button {
      let scene = directory.scenes.first { $0.id == windowID }
      if let scene, !scene.windows.isEmpty {
        directory.close(where: { $0 === scene })
      } else {
        directory.open(id: windowID)
      }
    } label: {
      makeLabel(directory.scenes.first { $0.id == windowID }?.title ?? windowID)
    }
  }
}

/// The title of a window.
public struct DefaultWindowVisibilityToggleLabel: View {
  let title: String
  public var body: some View { Text(verbatim: title) }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// - Parameter windowID: the id of a `Window` or `UtilityWindow`, whose title is the label.
  public init(windowID: String) {
    self.windowID = windowID
    makeLabel = { DefaultWindowVisibilityToggleLabel(title: $0) }
  }
}

/// Opens a window with a new document of the app's.
public struct NewDocumentButton<Label: View>: View {
  private let contentType: UTType?
  private let label: Label
  @Environment(\.sceneDirectory) private var directory
  @Environment(\.newDocument) private var newDocument

  public var body: some View {
    Button {
      let first = directory.scenes.lazy.compactMap { $0.traits.documents?.writable.first }.first
      guard let type = contentType ?? first else {
        return Diagnostics.warn("NewDocumentButton: the app has no DocumentGroup that makes documents.")
      }
      newDocument(contentType: type)
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// - Parameter contentType: what the document is to be kept as; nil: what the app's first `DocumentGroup` keeps.
  public init(_ titleKey: LocalizedStringKey = "Create Document", contentType: UTType? = nil) {
    self.contentType = contentType
    label = Text(titleKey)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
    self.contentType = contentType
    label = Text(title)
  }
}
