/// A height of a sheet; by name. A sheet on a desktop is as high as its content.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .init(name: "fraction \(fraction)")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(name: "height \(height)") }
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
  /// Accepted without effect: a sheet is a dialog as high as its content.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
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
