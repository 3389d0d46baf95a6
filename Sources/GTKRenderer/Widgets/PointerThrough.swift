import CGTK
import SwiftUICore

/// Widgets that the pointer does not meet: their windows, GDK's, hand events on to those behind.
extension Attributes {
  /// Whether the pointer does not meet the view: it is told to let it through, or cannot be seen.
  var isNotMet: Bool { letsPointerThrough || opacity == 0 || isHidden }
}

extension GTKWidget {
  /// Whether this draws nothing, though it takes room: what is behind is met.
  var isSeenThrough: Bool { (self as? FillWidget)?.description.isClear == true }

  final func letPointerThrough(_ lets: Bool) {
    if !followsMapping {
      followsMapping = true
      // A widget has its windows once it is on screen, and what is inside has its own then.
      let mapped: SignalFunction = { _, data in
        receive(data, as: GTKWidget.self) { faves_tell_pass_through($0.native) }
      }
      let id = faves_signal_connect_after(
        native, "map", unsafeBitCast(mapped, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque())
      adoptHandler(id, on: native)
    }
    faves_set_pass_through(native, lets.gboolean)
  }
}
