import Foundation
import SwiftUICore

/// The windows of an app.
extension Screen {
  /// The windows in sight, without what is in front of them, the frontmost last.
  public var windows: [Element] {
    presented.filter {
      guard let window = $0.widget.anyDescription as? WindowDescription else { return false }
      return window.role == .window && !window.isSetAside
    }
  }

  /// The window with the title.
  public func window(_ title: String) -> Element {
    if let window = windows.last(where: { $0.title == title }) { return window }
    fatalError("There is no window \"\(title)\"; there are: \(windows.map(\.title)).")
  }

  /// Hands addresses or files to the app, as the desktop would.
  public func open(_ urls: URL...) { act { running.directory.deliver(urls) } }
}
