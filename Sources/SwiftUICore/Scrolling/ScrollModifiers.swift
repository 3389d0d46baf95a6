/// When a scroll view goes beyond its ends; by name.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

private struct VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private struct HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// What `scrollBounceBehavior` says; GTK overshoots as it does.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
}

/// When scrolling puts a keyboard away; by name.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}
/// What margins are meant for.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
private struct HidesScrollGroundKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Whether what scrolls shows what is behind it; nil: as the program's appearance has it.
  var hidesScrollGround: Bool? {
    get { self[HidesScrollGroundKey.self] }
    set { self[HidesScrollGroundKey.self] = newValue }
  }
}

/// What `UITableView.appearance()` and `UITextView.appearance()` were told: whether they are to have no ground.
package enum ScrollGroundAppearance {
  @MainActor package static var hidesThatOfLists = false
  @MainActor package static var hidesThatOfEditors = false
}

extension View {
  /// Accepted without effect: each view with an id in a scroll view can be scrolled to, in this stack or not.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Said to the views inside, otherwise without effect: GTK overshoots as it does.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      _EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      })
  }
  /// Accepted without effect: there is no keyboard on the screen.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
  /// Whether what scroll views in here scroll is drawn beyond their edges too, as the shadows of cards are to be. The pointer
  /// meets it within them.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipIsDisabled, disabled)
  }
  /// Accepted without effect: scroll bars do not flash.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public nonisolated func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
  /// Whether lists and text editors in this view have a ground of their own, or show what is behind them. Forms have none.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollGround, visibility == .hidden)
  }
}

/// What scrolls besides fingers and wheels; by name.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
  public static let crown = ScrollInputKind(name: "crown")
}
/// Whether something scrolls; by name.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

extension View {
  /// Accepted without effect: there are no gestures of hands and no crowns.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}
