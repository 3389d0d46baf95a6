/// Opens a window of a scene.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let directory: SceneDirectory

  /// Opens a new window of the group with the id, or the one window of that id, which is raised if it is open.
  public func callAsFunction(id: String) { directory.open(id: id) }
  /// Opens a window for `value` of the first group for its type; one that shows an equal value is raised instead.
  public func callAsFunction<D: Codable & Hashable>(value: D) { directory.open(value: value) }
  /// Opens a window for `value` of the group with the id; one that shows an equal value is raised instead.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    directory.open(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }
}

/// Closes windows, as their close button would: what does not want to go is asked first.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let directory: SceneDirectory
  let closeOwn: @MainActor () -> Void

  /// The window that the view is in.
  public func callAsFunction() { closeOwn() }
  /// The windows of the scene with the id.
  public func callAsFunction(id: String) { directory.close(where: { $0.id == id }) }
  /// The windows that show `value`.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    directory.close(where: { $0.valueType == ObjectIdentifier(D.self) }, value: AnyHashable(value))
  }
  /// The windows of the scene with the id that show `value`.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    directory.close(
      where: { $0.id == id && $0.valueType == ObjectIdentifier(D.self) }, value: AnyHashable(value))
  }
}

/// Opens the window of the `Settings` scene.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let directory: SceneDirectory

  public func callAsFunction() {
    if !directory.openSettings() { Diagnostics.warn("openSettings: the app has no Settings scene.") }
  }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction(directory: sceneDirectory) }
  /// Closes windows.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(directory: sceneDirectory, closeOwn: closeWindow ?? {})
  }
  /// Opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(directory: sceneDirectory) }
  /// Whether an app can have several windows: always.
  public var supportsMultipleWindows: Bool { true }

  var closeWindow: (@MainActor () -> Void)? {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }
}

/// A button that opens the settings.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    Button(action: { openSettings() }, label: { label })
  }
}

extension SettingsLink where Label == Text {
  public init() { self.init { Text("Settings…") } }
}
