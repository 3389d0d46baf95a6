import CGTK
import Foundation
import SwiftUICore

/// The height that a choice of several views has, by which one is chosen: GTK asks how wide that is before it says how high it may
/// be. Where another is chosen by the height, it is asked again, with what is known by then.
@MainActor
final class HeightOfChoice {
  private unowned let choice: ArrangedWidget
  /// nil: any.
  private(set) var height: CGFloat?
  /// How often it was asked again without having stayed as it was since: what is around it may make the height depend on the
  /// width, and go to and fro.
  private var turns = 0
  private var lastTurn = ContinuousClock.now
  private var hasStayed = true
  private static let most = 3

  init(_ choice: ArrangedWidget) { self.choice = choice }

  func placed(in height: CGFloat) {
    guard height != self.height, choice.size(nil, height).width != choice.size(nil, self.height).width else {
      hasStayed = true
      return
    }
    let now = ContinuousClock.now
    turns = hasStayed && now - lastTurn > .milliseconds(50) ? 0 : turns + 1
    (lastTurn, hasStayed) = (now, false)
    guard turns < Self.most else { return }
    self.height = height
    // While GTK gives out places it does not take another size.
    GTKRenderer.whenIdle { [weak choice] in
      guard let choice, !choice.isDestroyed else { return }
      gtk_widget_queue_compute_expand(choice.native)
      gtk_widget_queue_resize(choice.native)
    }
  }
}
