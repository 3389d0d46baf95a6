import CGTK
import SwiftUICore

extension WindowWidget {
  /// What F5 and Ctrl+R bring up to date: of what can be in the screen in front, what the focus is in, the innermost; or
  /// else the first in sight.
  var refreshed: (any RefreshedWidget)? {
    var focused: (any RefreshedWidget)?
    var inSight: [any RefreshedWidget] = []
    func look(in widget: GTKWidget) {
      for child in widget.children {
        if let scrolled = child as? any RefreshedWidget, scrolled.isInSight, scrolled.offersRefresh {
          inSight.append(scrolled)
          if renderer.holdsFocus(scrolled) { focused = scrolled }
        }
        look(in: child)
      }
    }
    look(in: bubbleInFront ?? front)
    return focused ?? inSight.min { $0.placeInWindow < $1.placeInWindow }
  }

  /// - Returns: whether there is anything to refresh.
  func refresh() -> Bool {
    guard let refreshed else { return false }
    refreshed.refresh()
    return true
  }
}
