package import SwiftUICore

/// A scroll view in memory: knows what it was last scrolled to.
package final class HeadlessScroll: TypedHeadlessWidget<ScrollDescription>, ScrollingWidget {
  package private(set) weak var target: HeadlessWidget?
  package private(set) var anchor: UnitPoint?

  package func scroll(to widget: any Widget, anchor: UnitPoint?) {
    target = widget as? HeadlessWidget
    self.anchor = anchor
  }
}
