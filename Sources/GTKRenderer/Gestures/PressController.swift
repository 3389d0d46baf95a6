import CGTK
import SwiftUICore

/// A `GtkGestureDrag` that tells of each press, its moves and its end: before the content of the widget gets it, or
/// what the content leaves.
@MainActor
final class PressController {
  let isBeforeContent: Bool
  private unowned let widget: TouchWidget
  nonisolated(unsafe) private let gesture: OpaquePointer
  nonisolated(unsafe) private var handlers: [SignalHandler] = []
  private var start: CGPoint?
  private var isClaimed = false

  init(of widget: TouchWidget, beforeContent: Bool) {
    self.widget = widget
    isBeforeContent = beforeContent
    gesture = gtk_gesture_drag_new(widget.native)!
    gtk_event_controller_set_propagation_phase(
      gesture, beforeContent ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    connect("drag-begin", dragBegan)
    connect("drag-update", dragMoved)
    connect("drag-end", dragEnded)
    let cancelled: SignalFunction1 = { _, _, data in
      withController(data, PressController.self) { $0.cancelled() }
    }
    connect("cancel", unsafeBitCast(cancelled, to: GCallback.self))
  }

  private func connect(_ signal: String, _ handler: GCallback) {
    let instance = UnsafeMutableRawPointer(gesture)
    let id = faves_signal_connect(instance, signal, handler, Unmanaged.passUnretained(self).toOpaque())
    handlers.append(SignalHandler(instance: instance, id: id))
  }

  /// Takes the gesture off the widget.
  func end() {
    for handler in handlers { handler.disconnect() }
    handlers = []
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_NONE)
    faves_unref(UnsafeMutableRawPointer(gesture))
  }

  fileprivate func began(_ x: Double, _ y: Double) {
    start = CGPoint(x: x, y: y)
    isClaimed = false
    send(.down, at: CGPoint(x: x, y: y))
  }

  fileprivate func moved(_ dx: Double, _ dy: Double, isEnd: Bool) {
    guard let start else { return }
    if isEnd { self.start = nil }
    send(isEnd ? .up : .move, at: CGPoint(x: start.x + dx, y: start.y + dy))
  }

  private func cancelled() {
    guard let start else { return }
    self.start = nil
    send(.cancel, at: start)
  }

  private func send(_ kind: GestureEvent.Kind, at place: CGPoint) {
    let wasClaimed = widget.send(kind, at: place, time: TouchWidget.now, beforeContent: isBeforeContent)
    guard wasClaimed, !isClaimed else { return }
    isClaimed = true
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
  }
}

/// Calls `body` with the controller that a signal handler has as its data.
func withController<C: AnyObject>(_ data: gpointer?, _ type: C.Type, _ body: @MainActor (C) -> Void) {
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    body(Unmanaged<C>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue())
  }
}

private typealias PlaceFunction = @convention(c) (gpointer?, Double, Double, gpointer?) -> Void

private let dragBegan: GCallback = {
  let function: PlaceFunction = { _, x, y, data in
    withController(data, PressController.self) { $0.began(x, y) }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()
private let dragMoved: GCallback = {
  let function: PlaceFunction = { _, x, y, data in
    withController(data, PressController.self) { $0.moved(x, y, isEnd: false) }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()
private let dragEnded: GCallback = {
  let function: PlaceFunction = { _, x, y, data in
    withController(data, PressController.self) { $0.moved(x, y, isEnd: true) }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()
