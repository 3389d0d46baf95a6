/// Where the parts of a document app's first screen are.
public struct DocumentLaunchGeometryProxy: Equatable, Sendable {
  /// In points, as is `titleViewFrame`.
  public var frame: CGRect
  public var titleViewFrame: CGRect
}

/// Accepted without effect: an app of documents begins with the window of a new one here, as on a Mac, and New and Open are
/// in its menu. The views are not shown.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  public var body: some Scene { _OptionalScene<WindowGroup<EmptyView>>(content: nil) }

  public nonisolated init(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
  ) {}
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
  ) {}
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
  ) {}
}

extension DocumentGroupLaunchScene where Actions == NewDocumentButton<Text> {
  /// With a button for a new document.
  public nonisolated init(
    _ title: Text? = nil, @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
  ) {}
}
