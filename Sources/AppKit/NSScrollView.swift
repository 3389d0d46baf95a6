import Foundation
import Platform

/// A view that another one scrolls in: as large as its frame says, or as it wants to be. One that grows with its superview
/// (`autoresizingMask`) fills this one in that direction. A text view scrolls by itself.
@MainActor @preconcurrency
open class NSScrollView: NSView {
  open var documentView: NSView? {
    didSet {
      guard documentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// Whether it is seen how far the view is scrolled.
  public var hasVerticalScroller = false { didSet { changed() } }
  public var hasHorizontalScroller = false { didSet { changed() } }
  /// Accepted: the desktop's scrollers hide by themselves.
  public var autohidesScrollers = false
  /// Accepted: there is no ground but `backgroundColor`.
  public var drawsBackground = true
  public enum BorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
  /// All borders are a line.
  public var borderType = BorderType.noBorder { didSet { changed() } }

  open override func _makeSubviews() -> AnyView? {
    guard let documentView else { return nil }
    let scrolling =
      documentView is NSTextView ? AnyView(PlatformViewBody(documentView)) : scrolled(documentView)
    return borderType == .noBorder ? scrolling : AnyView(scrolling.border(NSColor.separatorColor.color))
  }

  private func scrolled(_ document: NSView) -> AnyView {
    let fills = document.autoresizingMask
    let size = document.frame.size
    var axes: Axis.Set = []
    if !fills.contains(.width) { axes.insert(.horizontal) }
    if !fills.contains(.height) { axes.insert(.vertical) }
    return AnyView(
      ScrollView(axes) {
        PlatformViewBody(document)
          .frame(
            width: axes.contains(.horizontal) && size.width > 0 ? size.width : nil,
            height: axes.contains(.vertical) && size.height > 0 ? size.height : nil)
      }
      .scrollIndicators(hasVerticalScroller ? .automatic : .hidden, axes: .vertical)
      .scrollIndicators(hasHorizontalScroller ? .automatic : .hidden, axes: .horizontal))
  }
}

extension NSTextView {
  /// A text view in a view that it scrolls in, which has it as its `documentView`.
  public class func scrollableTextView() -> NSScrollView {
    let view = NSScrollView()
    view.hasVerticalScroller = true
    let text = NSTextView()
    text.autoresizingMask = [.width, .height]
    view.documentView = text
    return view
  }

  /// The view that it scrolls in.
  public var enclosingScrollView: NSScrollView? {
    sequence(first: self as NSView, next: \.superview).lazy.compactMap { $0 as? NSScrollView }.first
  }
}
