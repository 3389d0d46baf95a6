import CGTK
import SwiftUICore

/// A `GtkGestureZoom` or `GtkGestureRotate`: two fingers on a touchscreen or a touchpad.
@MainActor
final class TwoFingerController {
  enum Kind { case pinch, turn }
  private let kind: Kind
  private unowned let widget: TouchWidget
  nonisolated(unsafe) private let gesture: OpaquePointer
  nonisolated(unsafe) private var handlers: [SignalHandler] = []

  init(_ kind: Kind, of widget: TouchWidget) {
    self.kind = kind
    self.widget = widget
    gesture = kind == .pinch ? gtk_gesture_zoom_new(widget.native)! : gtk_gesture_rotate_new(widget.native)!
    let pinched: @convention(c) (gpointer?, Double, gpointer?) -> Void = { _, scale, data in
      withController(data, TwoFingerController.self) { $0.send(.pinch(scale)) }
    }
    let turned: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, _, angle, data in
      withController(data, TwoFingerController.self) { $0.send(.turn(angle)) }
    }
    let ended: SignalFunction1 = { _, _, data in
      withController(data, TwoFingerController.self) { $0.send($0.kind == .pinch ? .pinchEnd : .turnEnd) }
    }
    let cancelled: SignalFunction1 = { _, _, data in
      withController(data, TwoFingerController.self) { $0.send(.cancel) }
    }
    if kind == .pinch {
      connect("scale-changed", unsafeBitCast(pinched, to: GCallback.self))
    } else {
      connect("angle-changed", unsafeBitCast(turned, to: GCallback.self))
    }
    connect("end", unsafeBitCast(ended, to: GCallback.self))
    connect("cancel", unsafeBitCast(cancelled, to: GCallback.self))
  }

  private func connect(_ signal: String, _ handler: GCallback) {
    let instance = UnsafeMutableRawPointer(gesture)
    let id = faves_signal_connect(instance, signal, handler, Unmanaged.passUnretained(self).toOpaque())
    handlers.append(SignalHandler(instance: instance, id: id))
  }

  func end() {
    for handler in handlers { handler.disconnect() }
    handlers = []
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_NONE)
    faves_unref(UnsafeMutableRawPointer(gesture))
  }

  private func send(_ event: GestureEvent.Kind) {
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_bounding_box_center(gesture, &x, &y)
    for stage in GestureEvent.Stage.allCases {
      if widget.send(event, at: CGPoint(x: x, y: y), stage) {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      }
    }
  }
}
