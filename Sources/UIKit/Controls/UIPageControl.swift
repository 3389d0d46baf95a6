import Foundation
import Platform

/// Dots for pages, of which one is filled; `valueChanged` is sent when a person goes to another, by a click on a dot.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// Whether there is a ground behind the dots: always with `prominent` alone, as nothing lights up here.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  private var count = 0
  private var page = 0
  /// None is less than there can be.
  public var numberOfPages: Int {
    get { count }
    set {
      count = max(0, newValue)
      page = allowed(page)
      changed()
    }
  }
  /// Counted from 0, and one of those there are.
  public var currentPage: Int {
    get { page }
    set {
      page = allowed(newValue)
      changed()
    }
  }
  public var hidesForSinglePage = false { didSet { changed() } }
  public var pageIndicatorTintColor: UIColor? { didSet { changed() } }
  public var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
  public var backgroundStyle = BackgroundStyle.automatic { didSet { changed() } }
  /// Accepted: a click goes to its dot.
  public var allowsContinuousInteraction = true
  /// In place of the dots.
  public var preferredIndicatorImage: UIImage? { didSet { changed() } }
  private var images: [Int: UIImage] = [:]

  /// In place of one dot; nil: as the others.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    changed()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  private func allowed(_ page: Int) -> Int { min(max(0, page), max(0, count - 1)) }

  private func go(to page: Int) {
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func color(of place: Int) -> Color {
    place == page
      ? currentPageIndicatorTintColor?.color ?? .primary
      : pageIndicatorTintColor?.color ?? .primary.opacity(0.3)
  }

  @ViewBuilder private func indicator(of place: Int) -> some View {
    if let image = images[place] ?? preferredIndicatorImage {
      Image(uiImage: image).renderingMode(.template).foregroundColor(color(of: place))
    } else {
      Circle().fill(color(of: place)).frame(width: 7, height: 7)
    }
  }

  open override func _makeContent() -> AnyView? {
    let dots = HStack(spacing: 0) {
      if count > 1 || !hidesForSinglePage {
        ForEach(0..<count, id: \.self) { place in
          Button {
            self.go(to: place)
          } label: {
            self.indicator(of: place).padding(.horizontal, 5).padding(.vertical, 9).contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Page \(place + 1) of \(self.count)")
          .accessibilityAddTraits(place == self.page ? .isSelected : [])
        }
      }
    }
    let isGrounded = backgroundStyle == .prominent
    return AnyView(
      dots.padding(.horizontal, 6)
        .background(isGrounded ? Color.primary.opacity(0.1) : .clear, in: Capsule())
        .disabled(!isEnabled))
  }
}
