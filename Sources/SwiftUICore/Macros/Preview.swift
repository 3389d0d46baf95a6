/// A preview of a view: what to call it, how to show it, and how to make it.
///
/// `#Preview` makes one; see `PreviewRegistry` for finding those of a program.
public struct Preview {
  /// Tells the traits of views from those of other previews.
  public enum ViewTraits {}

  /// nil: it has no name of its own.
  public let displayName: String?
  public internal(set) var layout = PreviewLayout.device
  public internal(set) var orientation = InterfaceOrientation.portrait
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
}
