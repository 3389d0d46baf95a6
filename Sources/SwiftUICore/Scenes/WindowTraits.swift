/// What scene modifiers say about the windows of the scenes inside them.
struct WindowTraits: Equatable {
  /// In points; nil: as large as the content wants to be.
  var size: CGSize?
  /// Where on the screen; nil: the desktop's choice.
  var position: UnitPoint?
  /// Where it opens and how large, of what the program makes of content and display; nil: nothing is said.
  var placement: ComputedPlacement?
  var resizability = WindowResizability.automatic
  var titleBar = WindowDescription.TitleBar.full
  /// What addresses the scene's windows are for; nil: all.
  var externalEvents: Set<String>?
  var launch = SceneLaunchBehavior.automatic
  /// The keys of the menu item that opens a window.
  var shortcut: KeyboardShortcut?
  var level = WindowLevel.automatic
  /// nil: its windows are not for documents.
  var documents: DocumentScene?
}

private struct WindowTraitsKey: EnvironmentKey { static var defaultValue: WindowTraits { WindowTraits() } }

extension EnvironmentValues {
  var windowTraits: WindowTraits {
    get { self[WindowTraitsKey.self] }
    set { self[WindowTraitsKey.self] = newValue }
  }
}

/// Whether the user can change the size of a window.
public struct WindowResizability: Equatable, Sendable {
  enum Kind: Sendable { case automatic, contentSize, contentMinSize }
  let kind: Kind
  /// A `Settings` window as large as its content, others of any size.
  public static let automatic = WindowResizability(kind: .automatic)
  /// As large as the content wants to be, and not to be changed.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// No smaller than the content; GTK allows nothing else.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// Whether a scene's window is opened as the app starts.
public struct SceneLaunchBehavior: Equatable, Sendable {
  enum Kind: Sendable { case automatic, presented, suppressed }
  let kind: Kind
  /// The first scene's is.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  public static let presented = SceneLaunchBehavior(kind: .presented)
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// Whether windows that were open when the app ended open again.
public struct SceneRestorationBehavior: Equatable, Sendable {
  private enum Kind: Sendable { case automatic, disabled }
  private let kind: Kind
  public static let automatic = SceneRestorationBehavior(kind: .automatic)
  public static let disabled = SceneRestorationBehavior(kind: .disabled)
}

/// What is around a window's content.
public protocol WindowStyle {
  var _titleBar: _WindowTitleBar { get }
}

/// How much of a header bar a window has.
public struct _WindowTitleBar: Sendable {
  let kind: WindowDescription.TitleBar
}

/// A header bar with the title.
public struct DefaultWindowStyle: WindowStyle {
  public init() {}
  public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .full) }
}
/// A header bar with the title.
public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
  public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .full) }
}
/// A header bar without a title: buttons and toolbar stay.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
  public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .noTitle) }
}
/// No header bar: the content alone.
public struct PlainWindowStyle: WindowStyle {
  public init() {}
  public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .none) }
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a toolbar looks. Header bars have one look, so each is accepted and shows that.
public protocol WindowToolbarStyle {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}
