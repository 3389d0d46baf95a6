internal import GTKRenderer

/// A window whose view may be replaced by one of another type.
package typealias HostedWindow = HostedView<AnyView>

/// A view of UIKit's or AppKit's as the whole content of a window.
@MainActor
package final class HostedRoot {
  // The view holds this.
  private unowned let view: PlatformView
  private var hosted: HostedWindow?

  init(_ view: PlatformView) { self.view = view }

  private var content: AnyView { AnyView(PlatformViewBody(view)) }

  package var isOpen: Bool { hosted?.isOpen ?? false }
  /// The window on the screen.
  var widget: (any Widget)? { hosted?.widget }

  /// Opens a window with the view, or brings it to the front.
  /// - Parameter mayClose: asked before somebody closes it; false keeps it open.
  /// - Parameter closed: called when somebody has closed it, and not this program.
  func open(
    title: String, size: CGSize?, titleBar: WindowDescription.TitleBar = .full, isResizable: Bool = true,
    mayClose: (() -> Bool)? = nil, closed: (() -> Void)? = nil
  ) {
    if let hosted, hosted.isOpen { return hosted.raise() }
    guard let session = DesktopSession.currentOrNew() else { return }
    hosted = HostedView(
      content, title: title, size: size, titleBar: titleBar, isResizable: isResizable, in: session.graph)
    hosted?.mayClose = mayClose
    hosted?.closed = { [weak self] in
      // What it shows holds the view, and that this.
      self?.hosted = nil
      closed?()
    }
    session.renderer.requestFlush()
  }

  /// Shows the view in the window of another one, in its place.
  func takeOver(from other: HostedRoot, title: String) {
    guard other !== self, let window = other.handOver() else { return }
    hosted = window
    window.title = title
    window.update(content)
  }

  /// Gives the window away.
  private func handOver() -> HostedWindow? {
    defer { hosted = nil }
    return hosted
  }

  func setTitle(_ title: String) { hosted?.title = title }

  /// Takes the keyboard focus from whatever has it in the window.
  func endEditing() {
    guard let widget = hosted?.widget else { return }
    DesktopSession.current?.renderer.clearFocus(around: widget)
  }

  /// Closes the window as a person would.
  func requestClose() {
    hosted?.requestClose()
    DesktopSession.current?.renderer.requestFlush()
  }

  /// Closes the window.
  func close() {
    hosted?.mayClose = nil
    hosted?.closed = nil
    hosted?.stop()
    hosted = nil
    DesktopSession.current?.renderer.requestFlush()
  }
}
