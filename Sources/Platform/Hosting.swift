import Foundation

/// A view of SwiftUI's as one of UIKit's or AppKit's: `NSHostingView`.
@MainActor @preconcurrency
open class PlatformHostingView<Content: View>: PlatformView {
  /// The view; a new one takes the old one's place, as its parent's `body` would replace it.
  public var rootView: Content { didSet { changed() } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  open override func _makeContent() -> AnyView? { AnyView(rootView) }
}

/// A view of SwiftUI's with a controller: `UIHostingController` and `NSHostingController`.
@MainActor @preconcurrency
open class PlatformHostingController<Content: View>: PlatformViewController {
  private let hosting: PlatformHostingView<Content>

  /// The view; a new one takes the old one's place, as its parent's `body` would replace it.
  public var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  public init(rootView: Content) {
    hosting = PlatformHostingView(rootView: rootView)
    super.init()
  }

  open override func loadView() { view = hosting }
}
