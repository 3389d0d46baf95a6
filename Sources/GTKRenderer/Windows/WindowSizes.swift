import CGTK
import Foundation
import SwiftUICore

/// How large windows were when they closed, by their id: a property list under `$XDG_STATE_HOME/<application id>`, so
/// that each opens as it was left. Where a window stands is the desktop's to say.
@MainActor
final class WindowSizes {
  /// In pixels, without shadows, as it was before it was maximised.
  struct Size: Codable, Equatable {
    var width: Int32
    var height: Int32
    var isMaximized = false

    /// No larger than what a screen has room for.
    func fitting(_ room: (width: Int32, height: Int32)?) -> Size {
      guard let room else { return self }
      return Size(width: min(width, room.width), height: min(height, room.height), isMaximized: isMaximized)
    }

    /// No larger than what the screen that a new window comes to has room for. What panels leave of it is asked of the
    /// display server, several times to and fro, and only for what they may leave no room for.
    @MainActor
    func fittingScreen() -> Size {
      if let whole = WindowSizes.screen, width <= whole.width * 2 / 3, height <= whole.height * 2 / 3 {
        return self
      }
      return fitting(WindowSizes.room)
    }
  }

  private let file: StateFile
  private lazy var sizes = read()

  init(_ file: StateFile) { self.file = file }
  convenience init(file: URL) { self.init(StateFile(file)) }

  /// Those of the app with this id.
  convenience init(applicationID: String) { self.init(StateFile("window-sizes.plist", of: applicationID)) }

  /// nil: such a window has not been seen, or has no id.
  func size(of id: String) -> Size? { id.isEmpty ? nil : sizes[id] }

  /// Keeps the size for the next start.
  func remember(_ size: Size, for id: String) {
    guard !id.isEmpty, sizes[id] != size else { return }
    sizes[id] = size
    do {
      try FileManager.default.createDirectory(
        at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      try encoder.encode(sizes).write(to: file.url, options: .atomic)
    } catch {
      Diagnostics.warn("The size of the window cannot be kept in \(file.path): \(error.localizedDescription)")
    }
  }

  private func read() -> [String: Size] {
    guard let data = file.contents else { return [:] }
    guard let sizes = try? PropertyListDecoder().decode([String: Size].self, from: data) else {
      Diagnostics.warn("\(file.path) holds no sizes of windows; they start as they do at first.")
      return [:]
    }
    return sizes.filter { $0.value.width > 0 && $0.value.height > 0 }
  }

  /// What the screen that a new window comes to has beside panels, in pixels; nil: unknown. As it was a second ago at most:
  /// while a window is made, several things ask.
  static var room: (width: Int32, height: Int32)? {
    let now = ContinuousClock.now
    if let (room, asked) = knownRoom, now - asked < .seconds(1) { return room }
    let room = size(gdk_monitor_get_workarea)
    knownRoom = (room, now)
    return room
  }
  private static var knownRoom: (room: (width: Int32, height: Int32)?, asked: ContinuousClock.Instant)?

  /// All of that screen, in pixels; nil: unknown.
  fileprivate static var screen: (width: Int32, height: Int32)? { size(gdk_monitor_get_geometry) }

  private static func size(
    _ read: (OpaquePointer?, UnsafeMutablePointer<GdkRectangle>?) -> Void
  ) -> (width: Int32, height: Int32)? {
    guard let display = gdk_display_get_default(),
      let monitor = gdk_display_get_primary_monitor(display) ?? gdk_display_get_monitor(display, 0)
    else { return nil }
    var area = GdkRectangle()
    read(monitor, &area)
    return area.width > 0 && area.height > 0 ? (area.width, area.height) : nil
  }
}

/// Follows how large a window is while it is on screen.
@MainActor
struct WindowSizeFollower {
  private var size: WindowSizes.Size?

  /// Gives a new window its size: the remembered one, or the first.
  static func start(_ window: Native, _ remembered: WindowSizes.Size?, first: (width: Int32, height: Int32)) {
    let first = WindowSizes.Size(width: first.width, height: first.height)
    let size = (remembered ?? first).fittingScreen()
    gtk_window_set_default_size(cast(window), size.width, size.height)
    if size.isMaximized { gtk_window_maximize(cast(window)) }
  }

  mutating func follow(_ window: Native) {
    // GTK asks the display server each time how large a window would be that is not on screen yet.
    guard gtk_widget_get_mapped(window) != 0 else { return }
    var state = GdkWindowState(0)
    if let surface = gtk_widget_get_window(window) { state = gdk_window_get_state(surface) }
    let fills = GDK_WINDOW_STATE_MAXIMIZED.rawValue | GDK_WINDOW_STATE_FULLSCREEN.rawValue
    if state.rawValue & fills != 0 { return }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_size(cast(window), &width, &height)
    size = WindowSizes.Size(width: width, height: height)
  }

  /// What to keep of a window that closes.
  func last(of window: Native, before: WindowSizes.Size?) -> WindowSizes.Size? {
    guard var last = size ?? before ?? first(of: window) else { return nil }
    last.isMaximized = gtk_window_is_maximized(cast(window)) != 0
    return last
  }

  /// What a window opened with, which has been that large since, or filled the screen.
  private func first(of window: Native) -> WindowSizes.Size? {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(cast(window), &width, &height)
    return width > 0 && height > 0 ? WindowSizes.Size(width: width, height: height) : nil
  }
}
