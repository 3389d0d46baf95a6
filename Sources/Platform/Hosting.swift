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
  /// There is none in a file: a class of the program's says which view it is of.
  public required init?(coder: NSCoder) { nil }

  open override func _makeContent() -> AnyView? { AnyView(rootView) }

  /// As large as the view wants to be, in points; zero without a display.
  open override var fittingSize: CGSize { PictureDrawing.size(of: rootView, offered: .unspecified) }
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// Accepted without effect: a window is no smaller than its content in any case.
  public var sizingOptions: PlatformHostingSizingOptions = []
}

/// What of a view's size is taken over where it is hosted.
public struct PlatformHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = PlatformHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = PlatformHostingSizingOptions(rawValue: 2)
  public static let maxSize = PlatformHostingSizingOptions(rawValue: 4)
  public static let preferredContentSize = PlatformHostingSizingOptions(rawValue: 8)
  public static let standardBounds: PlatformHostingSizingOptions = [
    .minSize, .intrinsicContentSize, .maxSize,
  ]
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
    super.init(nibName: nil, bundle: nil)
  }
  /// What a class of the program's calls from its own `init(coder:)`.
  public init?(coder: NSCoder, rootView: Content) {
    hosting = PlatformHostingView(rootView: rootView)
    super.init(coder: coder)
  }
  /// There is none in a file: a class of the program's says which view it is of.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = hosting }

  /// What the view takes of `size`, in points; zero without a display.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    PictureDrawing.size(of: rootView, offered: ProposedViewSize(size))
  }
  /// Accepted without effect: a window is no smaller than its content in any case.
  public var sizingOptions: PlatformHostingSizingOptions {
    get { hosting.sizingOptions }
    set { hosting.sizingOptions = newValue }
  }
}
