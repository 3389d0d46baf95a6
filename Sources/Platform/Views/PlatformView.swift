import Foundation

/// What has changed about a view since SwiftUI was last shown it.
@Observable
package final class ViewChanges {
  package var count = 0
  package init() {}
}

/// `UIView` and `NSView`: an object that has a view of SwiftUI's of itself, and tells when that is another one.
///
/// A plain view shows its background and its subviews: each at its `frame`, or filling the view where it says so by
/// `autoresizingMask`; one without a size is as large as it wants to be. It draws nothing of its own: there is no `draw(_:)`,
/// and there are no constraints.
@MainActor @preconcurrency
open class PlatformView: NSObject {
  package let changes = ViewChanges()
  /// Has the view shown anew.
  package func changed() { changes.count &+= 1 }

  /// In points, in the superview.
  public var frame: CGRect {
    didSet { if frame != oldValue { placeChanged() } }
  }
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  private func placeChanged() {
    superview?.changed()
    changed()
  }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }
  /// For views in files of Interface Builder's, which there are none of here: programs that make views in code call it
  /// from the initializer that the compiler asks them for.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  // MARK: looks

  open var backgroundColor: PlatformColor? { didSet { changed() } }
  /// The colour of what can be used in it; nil: the one around.
  open var tintColor: PlatformColor! { didSet { changed() } }
  /// 0 transparent to 1 opaque.
  public var alpha: CGFloat = 1 { didSet { changed() } }
  open var isHidden = false {
    didSet { if isHidden != oldValue { placeChanged() } }
  }
  public var isUserInteractionEnabled = true { didSet { changed() } }
  /// Whether the view and what is in it are light or dark, whatever its window is.
  open var overrideUserInterfaceStyle = PlatformTraits.UserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { changed() } }
  }
  public var clipsToBounds = false { didSet { changed() } }
  /// AppKit's: `none` has a view and what is in it not be seen to have the focus.
  public var focusRingType = NSFocusRingType.default { didSet { changed() } }
  /// Not looked at by the view: any number.
  public var tag = 0
  public var accessibilityLabel: String? { didSet { changed() } }
  public var accessibilityIdentifier: String? { didSet { changed() } }

  /// The layer, once somebody has asked for it.
  private(set) var ownLayer: CALayer?
  /// Round corners, a border, a shadow.
  public var layer: CALayer! {
    if let ownLayer { return ownLayer }
    let layer = CALayer(self)
    ownLayer = layer
    return layer
  }
  /// Accepted: a view has a layer as soon as somebody asks for it.
  public var wantsLayer = false

  // MARK: the tree

  public private(set) weak var superview: PlatformView?
  public private(set) var subviews: [PlatformView] = []

  open func addSubview(_ view: PlatformView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: PlatformView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    changed()
  }
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.changed()
  }
  open func bringSubviewToFront(_ view: PlatformView) { if view.superview === self { addSubview(view) } }
  open func sendSubviewToBack(_ view: PlatformView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  public func isDescendant(of view: PlatformView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
  public func viewWithTag(_ tag: Int) -> PlatformView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// In which directions a view grows with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    /// The same under AppKit's names.
    public static let width = flexibleWidth
    public static let height = flexibleHeight
  }
  /// A view that grows with its superview fills it in that direction.
  public var autoresizingMask: AutoresizingMask = [] { didSet { placeChanged() } }

  /// What the view shows itself, under its subviews; nil: nothing.
  open func _makeContent() -> AnyView? { nil }
  /// How its subviews stand; nil: there are none.
  open func _makeSubviews() -> AnyView? {
    subviews.isEmpty ? nil : AnyView(PlacedSubviews(views: subviews))
  }

  // MARK: size

  /// In a size: the view has none of its own in that direction.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As large as what it shows wants to be, in points; zero without a display.
  open var fittingSize: CGSize { sizeThatFits(.zero) }
  /// The size it has of its own; not looked at: a view is as large as what it shows, where its superview does not say.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// What the view takes of `size`, in points, where zero is no limit; zero without a display.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    PictureDrawing.size(
      of: PlatformViewBody(self),
      offered: ProposedViewSize(
        width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil))
  }
  /// Makes the view as large as it wants to be; without a display it stays.
  open func sizeToFit() {
    let fitting = sizeThatFits(.zero)
    if fitting != .zero { frame.size = fitting }
  }

  // MARK: the window

  /// The window's content, where the view is the whole of it.
  package lazy var root = HostedRoot(self)

  /// Whether it is in the place of a representable.
  var isRepresented = false

  /// The window that the view is in; nil: none. Of a view among those of SwiftUI's it is the key window of the program, which
  /// stands for the one in front where an `App` has opened it.
  public var window: PlatformWindow? {
    for view in sequence(first: self, next: \.superview) {
      if let window = PlatformApplication.shared.window(showing: view) { return window }
      if view.isRepresented { return PlatformApplication.shared.keyWindow }
    }
    return nil
  }
  /// Called when the view has come into a window.
  open func viewDidMoveToWindow() {}
  open func didMoveToWindow() {}

  /// Tells the view, and those in it.
  func tellOfWindow() {
    viewDidMoveToWindow()
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  /// Takes the keyboard focus from the text in the view's window that has it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    let root = sequence(first: self, next: \.superview).first { $0.root.isOpen }?.root
    root?.endEditing()
    return root != nil
  }

  /// Brings what the view shows up to date at once, rather than before the next frame.
  open func layoutIfNeeded() { DesktopSession.current?.graph.flush() }
  open func layoutSubtreeIfNeeded() { layoutIfNeeded() }
  /// Not needed: what has changed is shown with the next frame.
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  /// Set for nothing: what has changed is shown with the next frame.
  public var needsLayout = false
  public var needsDisplay = false
}
