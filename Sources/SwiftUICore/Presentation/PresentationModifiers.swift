/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Height: Hashable {
    case share(Double)
    case points(Double)
    case computed(ComputedHeight)
  }
  fileprivate let height: Height
  public static let medium = fraction(0.5)
  public static let large = fraction(1)
  /// A share of the height of the window in front of which the sheet stands, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    let share = legal(fraction, .length, or: fraction < 0 ? 0 : 1, for: "fraction of a detent")
    if share > 1 {
      Diagnostics.tell(invalid: "fraction of a detent", "\(fraction)", "it is above 1, and 1 counts instead")
    }
    return .init(height: .share(min(Double(share), 1)))
  }
  /// What `D` computes of the height there is.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .init(height: .computed(ComputedHeight(type: type)))
  }
  /// In points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    .init(height: .points(Double(legal(height, .length, or: 0, for: "height of a detent"))))
  }
}

extension PresentationDetent {
  /// nil: there is no such height now.
  var described: WindowDescription.Height? {
    switch height {
    case .share(let share): .share(share)
    case .points(let points): .points(points)
    case .computed(let computed): computed.described
    }
  }
  /// Where the lowest come first. What is in points counts as a share of a window of 600.
  fileprivate var order: Double {
    switch described {
    case .share(let share): share
    case .points(let points): points / 600
    default: 0
    }
  }
}

extension Set<PresentationDetent> {
  /// Those that there are now, the lowest first.
  fileprivate var thereAre: [PresentationDetent] {
    filter { $0.described != nil }.sorted { $0.order < $1.order }
  }
}

/// How high the sheet that a view is in is to be.
struct SheetHeight {
  let height: WindowDescription.Height
  /// All heights that it may have.
  let detents: [PresentationDetent]
  /// Gets the one that a person has chosen.
  let select: (PresentationDetent) -> Void
}

/// The innermost wish counts that there is.
struct SheetHeightKey: PreferenceKey {
  static var defaultValue: SheetHeight? { nil }
  static func reduce(value: inout SheetHeight?, nextValue: () -> SheetHeight?) {
    value = value ?? nextValue()
  }
}

/// Whether the window behind can be used; the innermost that says so counts.
struct SheetInteractionKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// Whether what is behind a presentation can be used while it is there.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  public static let automatic = disabled
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
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
/// How large a sheet is.
public protocol PresentationSizing {
  /// The size for what `root` measures; of what is nil it is as large as its content.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
public struct AutomaticPresentationSizing: PresentationSizing, BuiltInPresentationSizing {
  nonisolated var size: WindowDescription.SheetSize { .automatic }
}
public struct FittedPresentationSizing: PresentationSizing, BuiltInPresentationSizing {
  nonisolated var size: WindowDescription.SheetSize { .fitted }
}
public struct FormPresentationSizing: PresentationSizing, BuiltInPresentationSizing {
  nonisolated var size: WindowDescription.SheetSize { .form }
}
public struct PagePresentationSizing: PresentationSizing, BuiltInPresentationSizing {
  nonisolated var size: WindowDescription.SheetSize { .page }
}

protocol BuiltInPresentationSizing {
  nonisolated var size: WindowDescription.SheetSize { get }
}

struct SheetSizeKey: PreferenceKey {
  static var defaultValue: WindowDescription.SheetSize? { nil }
  static func reduce(value: inout WindowDescription.SheetSize?, nextValue: () -> WindowDescription.SheetSize?)
  {
    value = value ?? nextValue()
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }

extension View {
  /// Gives the sheet that this view is in the lowest of these heights, or more where its content needs more. Dragged by its
  /// edge, it goes to the nearest of them once it is let go.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let detents = detents.thereAre
    return preference(
      key: SheetHeightKey.self,
      value: detents.first?.described.map { SheetHeight(height: $0, detents: detents, select: { _ in }) })
  }
  /// Gives the sheet that this view is in the height that is selected. Dragged by its edge, it goes to the nearest of
  /// `detents` once it is let go, which is selected then.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    preference(
      key: SheetHeightKey.self,
      value: selection.wrappedValue.described.map { height in
        SheetHeight(
          height: height, detents: detents.thereAre,
          select: { if selection.wrappedValue != $0 { selection.wrappedValue = $0 } })
      })
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
  /// Whether the window behind the sheet that this view is in can be used while it is there; by itself, it cannot.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { preference(key: SheetInteractionKey.self, value: interaction.isEnabled) }
  /// Accepted without effect: presentations do not change their kind.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
  /// Accepted without effect: a sheet is dragged by its edge, its content scrolls.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// How large the sheet is that this view is in: as its content, or for a form or a page, which are never larger than the
  /// window behind. By itself it has a sheet's usual width, and the height of its content.
  public nonisolated func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    preference(key: SheetSizeKey.self, value: sizing._sheetSize)
  }
}
