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
