/// A preview in a window of the size that its traits ask for.
@MainActor
struct PreviewWindow {
  private let hosted: HostedView<AnyView>
  private let session: DesktopSession
  /// Of the picture, in points; nil: the window's.
  private let size: CGSize?

  /// As large as a window is when it opens.
  private static let device = CGSize(width: 800, height: 600)

  init(_ listed: ListedPreview, _ session: DesktopSession) {
    self.session = session
    session.forgetWindowSizes()
    let preview = listed.preview
    let view = preview.makeView()
    switch preview.layout {
    case .device:
      size = nil
      hosted = HostedView(
        view, title: preview.displayName ?? listed.name, size: preview.turned(Self.device),
        in: session.graph)
    case .sizeThatFits:
      size = nil
      hosted = HostedView(
        view, title: listed.name, titleBar: .none, isResizable: false, in: session.graph)
    case .fixed(let width, let height):
      let size = preview.turned(CGSize(width: width, height: height))
      self.size = size
      hosted = HostedView(view, title: listed.name, size: size, titleBar: .none, in: session.graph)
    }
    session.graph.flush()
  }

  /// Writes the picture, once tasks that start with the view have had time for a first result.
  func draw(to file: URL) -> Bool {
    session.wait(milliseconds: 400)
    guard let widget = hosted.widget else { return false }
    return session.writePicture(
      of: widget, to: file.path, width: size.map { Int($0.width) }, height: size.map { Int($0.height) })
  }

  func close() {
    hosted.stop()
    session.graph.flush()
    session.wait(milliseconds: 20)
  }
}
