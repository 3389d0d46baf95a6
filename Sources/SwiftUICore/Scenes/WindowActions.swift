/// Opens a window of a scene.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let directory: SceneDirectory

  /// Opens a new window of the group with the id, or the one window of that id, which is raised if it is open.
  public func callAsFunction(id: String) { window(id: id) }
  /// Opens a window for `value` of the first group for its type; one that shows an equal value is raised instead.
  public func callAsFunction<D: Codable & Hashable>(value: D) { window(value: value) }
  /// Opens a window for `value` of the group with the id; one that shows an equal value is raised instead.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { window(id: id, value: value) }

  @discardableResult
  fileprivate func window(id: String) -> SceneInstanceNode? { directory.window(id: id) }
  @discardableResult
  fileprivate func window<D: Codable & Hashable>(value: D) -> SceneInstanceNode? {
    directory.window(value: value)
  }
  @discardableResult
  fileprivate func window<D: Codable & Hashable>(id: String, value: D) -> SceneInstanceNode? {
    directory.window(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }
}

/// Opens a window in the place of the one that the view is in, which comes back when that is closed.
@MainActor @preconcurrency
public struct PushWindowAction {
  let open: OpenWindowAction
  /// The window that the view is in; nil: in none of the app's.
  let own: (@MainActor () -> SceneInstanceNode?)?

  /// As `OpenWindowAction` does.
  public func callAsFunction(id: String) { push(open.window(id: id)) }
  public func callAsFunction<D: Codable & Hashable>(value: D) { push(open.window(value: value)) }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    push(open.window(id: id, value: value))
  }

  private func push(_ window: SceneInstanceNode?) { if let window { own?()?.giveWay(to: window) } }
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

private struct OwnWindowKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> SceneInstanceNode?)? { nil }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction(directory: sceneDirectory) }
  /// Opens windows in the place of this one.
  public var pushWindow: PushWindowAction { PushWindowAction(open: openWindow, own: ownWindow) }
  /// Closes windows.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(directory: sceneDirectory, closeOwn: closeWindow ?? {})
  }
  /// Opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(directory: sceneDirectory) }
  /// Whether an app can have several windows: always.
  public var supportsMultipleWindows: Bool { true }

  /// The window that the view is in.
  var ownWindow: (@MainActor () -> SceneInstanceNode?)? {
    get { self[OwnWindowKey.self] }
    set { self[OwnWindowKey.self] = newValue }
  }

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
