/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Height: Hashable {
    case share(Double)
    case points(Double)
  }
  fileprivate let height: Height
  public static let medium = fraction(0.5)
  public static let large = fraction(1)
  /// A share of the height of the window in front of which the sheet stands, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .init(height: .share(fraction.isFinite ? min(max(Double(fraction), 0), 1) : 1))
  }
  /// In points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    .init(height: .points(Double(height)))
  }
}

extension PresentationDetent {
  fileprivate var described: WindowDescription.Height {
    switch height {
    case .share(let share): .share(share)
    case .points(let points): .points(points)
    }
  }
  /// Where the lowest come first. What is in points counts as a share of a window of 600.
  fileprivate var order: Double {
    switch height {
    case .share(let share): share
    case .points(let points): points / 600
    }
  }
}

/// How high the sheet that a view is in is to be: the innermost wish counts that there is.
struct SheetHeightKey: PreferenceKey {
  static var defaultValue: WindowDescription.Height? { nil }
  static func reduce(value: inout WindowDescription.Height?, nextValue: () -> WindowDescription.Height?) {
    value = value ?? nextValue()
  }
}

/// What can be used behind a presentation; by name.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    enabled
  }
}
/// What a presentation becomes where there is little room; by name.
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}
/// What dragging in a sheet does; by name.
public struct PresentationContentInteraction: Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}
/// How large a sheet is; by name.
public protocol PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing {}
public struct FittedPresentationSizing: PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }

extension View {
  /// Gives the sheet that this view is in the lowest of these heights, or more where its content needs more. It can be
  /// made higher and lower as any window; no detent catches it.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: SheetHeightKey.self, value: detents.min { $0.order < $1.order }?.described)
  }
  /// Gives the sheet that this view is in the height that is selected. Nothing else selects one: a person makes it as high
  /// as any window.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    preference(key: SheetHeightKey.self, value: selection.wrappedValue.described)
  }
  /// Accepted without effect: a dialog is moved by its bar.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: dialogs have the corners of the theme.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Paints behind what is presented.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    background { Rectangle().fill(style) }
  }
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }
  /// Accepted without effect: a dialog keeps clicks from what is behind it.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Accepted without effect: presentations do not change their kind.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
  /// Accepted without effect: there is no dragging of sheets.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// Accepted without effect: a sheet is a dialog as large as its content.
  public nonisolated func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }
}
