/// What the graph asks of a renderer: GTK's shows the descriptions as native widgets, the headless one keeps them in
/// memory for tests.
@MainActor
package protocol Renderer: FocusRendering, ClipboardRendering {
  /// Makes a widget that shows `description`; it is inserted somewhere, or presented, by the caller.
  func makeWidget<D: Description>(for description: D) -> any DescribedWidget<D>

  /// Shows a widget that is a window of its own (a window, sheet, alert, popover), in front of what holds `anchor`.
  func present(_ widget: any Widget, over anchor: (any Widget)?)
  /// Brings a window that is on the screen to the front, with what is over it.
  func raise(_ widget: any Widget)
  /// Takes a presented widget away and destroys it.
  func dismiss(_ widget: any Widget)

  /// A clock for one graph.
  func makeFrameClock() -> any FrameClock
  /// The components of a colour as it is shown now.
  func components(of color: Color) -> ColorComponents
  /// The same for words, which some colours have other shades for.
  func inkComponents(of color: Color) -> ColorComponents

  /// What a symbol is called where it stands alone.
  func words(for symbol: String) -> String

  /// Asks for `Graph.flush` before the next frame is laid out.
  func requestFlush()
  /// Asks for a flush once the next frame has been shown.
  func requestLaterFlush()

  /// Has `places` looked at whenever places may have changed, in a frame and before it is drawn, as long as they are
  /// followed. They are not kept.
  func tellPlaces(to places: Places)

  /// What windows keep from one launch to the next.
  var sceneStates: SceneStates { get }

  /// What the desktop says about itself and its user.
  var desktop: DesktopValues { get }
  /// What a window is like before it says so itself; nil: as the environment's defaults have it.
  var newWindowConditions: WindowConditions? { get }

  /// What the app says about itself to its users.
  var appInformation: AppInformation { get }
  /// Shows that, in front of a window.
  func showAbout(over window: any Widget)
  /// Shows the keys of a menu, and those of the controls in the window, in front of it.
  func showShortcuts(_ groups: [ShortcutGroup], over window: any Widget)

  /// Whether what has the focus in a window is text that allows it.
  func canEdit(_ operation: TextEditing, in window: any Widget) -> Bool
  func edit(_ operation: TextEditing, in window: any Widget)

  /// Whether these bytes are a picture that can be shown.
  func isPicture(_ data: Data) -> Bool

  /// Opens `url` with the desktop's default program; false if there is none.
  func open(_ url: URL) -> Bool
}

extension Renderer {
  package func inkComponents(of color: Color) -> ColorComponents { components(of: color) }
}
