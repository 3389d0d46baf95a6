import Foundation
import Platform

/// Which page comes before and after one.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// nil: there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// nil: there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are under the pages; 0, as by itself: there are no dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which of the dots is that of the page that the program has set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// What is told of pages that a person turns. All has defaults.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Pages of which one is in sight. A person turns them, by swiping and by the arrow keys, to those that the data source has
/// before and after it.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// Pages lie side by side in either.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Pages lie side by side in either.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Accepted: there is one page at a time, and nothing between two.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Without one there are no pages to turn to.
  public weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbours = nil
      changed()
    }
  }
  public weak var delegate: (any UIPageViewControllerDelegate)?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  private var current: UIViewController?
  /// What the data source has said of the page in sight; nil: it was not asked yet.
  private var neighbours: (before: UIViewController?, after: UIViewController?)?
  /// Pages that were in sight, the last one last: they keep what their views remember.
  private var seen: [UIViewController] = []
  private static let mostSeen = 24
  private let dots = UIPageControl()

  /// The page in sight.
  public var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Has a page in sight: the first that is given.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let page = viewControllers?.first, page !== current { show(page) }
    if let dataSource { dots.currentPage = dataSource.presentationIndex(for: self) }
    completion?(true)
  }

  private func show(_ page: UIViewController) {
    if let current {
      seen.removeAll { $0 === current }
      seen.append(current)
      if seen.count > Self.mostSeen { seen.removeFirst().removeFromParent() }
    }
    current = page
    neighbours = nil
    if page.parent !== self { addChild(page) }
    changed()
  }

  private func changed() { if isViewLoaded { view.changed() } }

  fileprivate func turn(to page: UIViewController, forward: Bool) {
    guard page !== current else { return }
    let previous = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [page])
    show(page)
    let count = dots.numberOfPages
    if count > 0 { dots.currentPage = (dots.currentPage + (forward ? 1 : count - 1)) % count }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
  }

  /// The pages as they lie side by side: those that a person can turn to on either side of the one in sight, and those that
  /// were seen where nobody gets to.
  fileprivate var row: (pages: [UIViewController], current: Int)? {
    guard let current else { return nil }
    if neighbours == nil {
      neighbours = (
        dataSource?.pageViewController(self, viewControllerBefore: current),
        dataSource?.pageViewController(self, viewControllerAfter: current)
      )
    }
    let after = neighbours?.after.flatMap { $0 === current ? nil : $0 }
    // Of two pages that follow each other in a circle the other one comes next.
    let before = neighbours?.before.flatMap { $0 === current || $0 === after ? nil : $0 }
    let others = seen.filter { $0 !== current && $0 !== before && $0 !== after }
    let row = (before.map { [$0] } ?? []) + [current] + (after.map { [$0] } ?? [])
    let place = before == nil ? 0 : 1
    if after != nil { return (row + others, place) }
    return before == nil ? (row, 0) : (others + row, others.count + place)
  }

  fileprivate var shownDots: UIPageControl? {
    guard transitionStyle == .scroll, let dataSource else { return nil }
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else { return nil }
    if dots.numberOfPages != count {
      dots.numberOfPages = count
      dots.currentPage = dataSource.presentationIndex(for: self)
      dots.isUserInteractionEnabled = false
    }
    return dots
  }

  open override func loadView() { view = PagesView(of: self) }
}

/// The pages as those of a tab view of SwiftUI's.
private final class PagesView: UIView {
  private weak var controller: UIPageViewController?

  init(of controller: UIPageViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func _makeContent() -> AnyView? {
    guard let controller, let (pages, current) = controller.row else { return nil }
    let chosen = ObjectIdentifier(pages[current])
    let selection = Binding(
      get: { chosen },
      set: { [weak controller] id in
        guard let place = pages.firstIndex(where: { ObjectIdentifier($0) == id }) else { return }
        controller?.turn(to: pages[place], forward: place > current)
      })
    let turning = TabView(selection: selection) {
      ForEach(pages, id: \.page) { page in page.shown.tag(page.page) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    guard let dots = controller.shownDots else { return AnyView(turning) }
    return AnyView(
      VStack(spacing: 0) {
        turning
        PlatformViewBody(dots)
      })
  }
}

extension UIViewController {
  fileprivate var page: ObjectIdentifier { ObjectIdentifier(self) }
}
