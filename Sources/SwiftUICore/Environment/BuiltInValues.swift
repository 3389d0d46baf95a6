/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
/// Which way text and rows of views run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
/// The user's text size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
/// Whether a view is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// Dismisses what the view is presented in: a sheet, cover, popover, page or window.
@MainActor @preconcurrency
public struct DismissAction {
  let perform: @MainActor () -> Void
  public func callAsFunction() { perform() }
}

/// Opens an address.
@MainActor @preconcurrency
public struct OpenURLAction {
  public struct Result: Sendable {
    enum Kind {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    /// Has the desktop open `url`, or the address that was asked for. Which program that is does not depend on
    /// `prefersInApp`, as no browser is in this one.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }
  private let handler: @MainActor (URL) -> Result
  var system: (@MainActor (URL) -> Bool)?

  /// An action that asks `handler` first.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens `url`; `completion` gets whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system?(other ?? url) ?? false)
    }
  }
}

/// Whether a view is presented, and a way to end that; the older form of `dismiss`.
public struct PresentationMode {
  public internal(set) var isPresented: Bool
  public mutating func dismiss() { isPresented = false }
}

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct DynamicTypeSizeKey: StyleKey { static var defaultValue: DynamicTypeSize { .large } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// Whether these say a colour scheme of their own.
  var setsColorScheme: Bool { changes[ObjectIdentifier(ColorSchemeKey.self)] != nil }
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// Whether these say a direction of their own.
  var setsLayoutDirection: Bool { changes[ObjectIdentifier(LayoutDirectionKey.self)] != nil }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// Whether the view is in something presented.
  public var isPresented: Bool { isInPresentation }
  var isInPresentation: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
  /// Dismisses what the view is presented in.
  public var dismiss: DismissAction { dismissAction }
  var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      action.system = action.system ?? self[OpenURLKey.self].system
      self[OpenURLKey.self] = action
    }
  }
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isInPresentation
    let dismiss = dismissAction
    return withMainActorUnchecked {
      Binding(
        get: { PresentationMode(isPresented: isPresented) },
        setConfined: { mode in
          if !mode.isPresented { withMainActorUnchecked { dismiss() } }
        })
    }
  }
}

extension View {
  /// Sets the colour scheme that views in here read, and that texts, controls, lists, forms, boxes and materials in here are
  /// shown in. Where a view has no ground of its own the window's is seen, which `preferredColorScheme` changes.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
