import CGTK
import SwiftUICore

/// What scrolls, and may be brought up to date by a person.
@MainActor
protocol RefreshedWidget: GTKWidget {
  /// nil: it scrolls along the other axis.
  var refreshOffer: RefreshOffer? { get }
  /// Is there while it is brought up to date.
  var busyMark: BusyMark? { get set }
}

extension RefreshedWidget {
  var offersRefresh: Bool { refreshOffer?.isOffered ?? false }

  func refresh() {
    refreshOffer?.start { [weak self] isRunning in
      guard let self, !isDestroyed else { return }
      busyMark?.end()
      busyMark = isRunning ? BusyMark(over: native) : nil
    }
  }

  /// Has it refreshed by whoever pulls its content down beyond the top.
  func followPulls() {
    let overshot: @convention(c) (gpointer?, GtkPositionType, gpointer?) -> Void = { _, edge, data in
      guard edge == GTK_POS_TOP else { return }
      receive(data, as: GTKWidget.self) { widget in
        if Pull.isGoingOn { (widget as? any RefreshedWidget)?.refresh() }
      }
    }
    connect(
      "edge-overshot", on: UnsafeMutableRawPointer(native), to: unsafeBitCast(overshot, to: GCallback.self))
  }
}

/// Fingers that pull something. A wheel goes on turning at the top without a wish for more, and so does what was thrown, which
/// moves without an event.
@MainActor
private enum Pull {
  static var isGoingOn: Bool {
    guard let event = gtk_get_current_event() else { return false }
    defer { gdk_event_free(event) }
    switch gdk_event_get_source_device(event).map({ gdk_device_get_source($0) }) {
    case GDK_SOURCE_TOUCHSCREEN, GDK_SOURCE_TOUCHPAD: return true
    default: return false
    }
  }
}
