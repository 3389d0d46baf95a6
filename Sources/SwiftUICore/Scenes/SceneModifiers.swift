extension Scene {
  private nonisolated func windows(_ change: @escaping (inout WindowTraits) -> Void) -> some Scene {
    _SceneEnvironment(content: self) { change(&$0.windowTraits) }
  }

  /// The size of a window that has none remembered, in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  /// The size of a window that has none remembered, in points.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    let sides = [size.width, size.height].map {
      legal(Optional($0), .positive, for: "default size of a window")
    }
    let isLegal = !sides.contains(nil)
    return windows { if isLegal { $0.size = $0.size ?? size } }
  }

  /// Where on the screen windows open: `.topLeading` to `.bottomTrailing`. On Wayland the desktop places all windows, and
  /// this does nothing.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    windows { $0.position = position }
  }
  /// Whether the user can change the size of windows.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windows { $0.resizability = resizability }
  }
  /// What is around the content of windows.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    let titleBar = style._titleBar.kind
    return windows { $0.titleBar = titleBar }
  }
  /// Accepted: a header bar has one look.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Whether a window is opened as the app starts.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    windows { $0.launch = behavior }
  }
  /// Accepted: an app starts with the windows of its first scene; what is in them is restored by `@SceneStorage`.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Accepted without effect: the desktop lays nothing of its own over windows.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
  /// Accepted without effect: where a window that changes its size stays put is the desktop's choice.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some Scene { self }

  /// Says what addresses windows of this scene are opened for: those that contain one of `conditions`, or all with `"*"`.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    windows { $0.externalEvents = conditions }
  }

  /// Accepted: nothing wakes an app here that does not run, so `action` is not called.
  @preconcurrency
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Work that a system may wake an app for. On Linux none does.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask<Void, Void> {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
extension BackgroundTask<String, Void> {
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}
