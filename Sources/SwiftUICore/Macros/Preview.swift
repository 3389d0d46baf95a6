/// A preview of a view: what to call it, how to show it, and how to make it.
///
/// `#Preview` makes one; see `PreviewRegistry` for finding those of a program.
public struct Preview {
  /// Tells the traits of views from those of other previews.
  public enum ViewTraits {}

  /// nil: it has no name of its own.
  public let displayName: String?
  public internal(set) var layout = PreviewLayout.device
  public internal(set) var orientation = InterfaceOrientation.portrait { didSet { isOriented = true } }
  /// Whether an orientation was asked for.
  private var isOriented = false
  /// What traits put around the view, the outermost first.
  var wrappers: [@MainActor (AnyView) -> AnyView] = []
  private let body: @MainActor () -> any View

  /// - Parameter traits: of two that contradict each other, the later counts.
  @MainActor
  public init(
    _ displayName: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.displayName = displayName
    self.body = body
    for trait in traits { trait.apply(&self) }
  }

  /// The view to show, with the modifiers among the traits around it.
  @MainActor
  public func makeView() -> AnyView {
    let view = body()
    return wrappers.reversed().reduce(AnyView(view)) { view, wrap in wrap(view) }
  }

  mutating func turn(to new: InterfaceOrientation) { orientation = new }

  /// A size with its sides swapped where the orientation that was asked for wants that.
  package func turned(_ size: CGSize) -> CGSize {
    let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
    guard isOriented, isWide ? size.height > size.width : size.width > size.height else { return size }
    return CGSize(width: size.height, height: size.width)
  }
}
