import CGTK
import SwiftUICore

/// A `GtkGestureDrag` that tells of each press, its moves and its end, at the stage `first` or `rest`.
@MainActor
final class PressController {
  let stage: GestureEvent.Stage
  private unowned let widget: TouchWidget
  nonisolated(unsafe) private let gesture: OpaquePointer
  nonisolated(unsafe) private var handlers: [SignalHandler] = []
  private var start: CGPoint?
  private var isClaimed = false

  init(of widget: TouchWidget, at stage: GestureEvent.Stage) {
    self.widget = widget
    self.stage = stage
    gesture = gtk_gesture_drag_new(widget.native)!
    gtk_event_controller_set_propagation_phase(
      gesture, stage == .first ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    connect("drag-begin", dragBegan)
    connect("drag-update", dragMoved)
    connect("drag-end", dragEnded)
    let cancelled: SignalFunction1 = { _, _, data in
      withController(data, PressController.self) { $0.cancelled() }
    }
    connect("cancel", unsafeBitCast(cancelled, to: GCallback.self))
    let stateChanged: @convention(c) (gpointer?, gpointer?, Int32, gpointer?) -> Void = { _, _, state, data in
      // A press that another widget has claimed ends as one that is let go does.
      if state == Int32(GTK_EVENT_SEQUENCE_DENIED.rawValue) {
        withController(data, PressController.self) { $0.cancelled() }
      }
    }
    connect("sequence-state-changed", unsafeBitCast(stateChanged, to: GCallback.self))
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
    // A button around it takes whatever it sees go down.
    if !isClaimed, widget.isTappedInButton { claim() }
  }

  fileprivate func moved(_ dx: Double, _ dy: Double) {
    guard let start else { return }
    send(.move, at: CGPoint(x: start.x + dx, y: start.y + dy))
  }

  fileprivate func ended(_ dx: Double, _ dy: Double) {
    guard isLastEventRelease, let start else { return cancelled() }
    self.start = nil
    send(.up, at: CGPoint(x: start.x + dx, y: start.y + dy))
  }

  private var isLastEventRelease: Bool {
    let sequence = gtk_gesture_single_get_current_sequence(gesture)
    guard let event = gtk_gesture_get_last_event(gesture, sequence) else { return false }
    let type = gdk_event_get_event_type(event)
    return type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END
  }

  /// The press is over without having been let go in the widget's sight.
  fileprivate func cancelled() {
    guard let start else { return }
    self.start = nil
    send(.cancel, at: start)
  }

  private func send(_ kind: GestureEvent.Kind, at place: CGPoint) {
    let wasClaimed = widget.send(kind, at: place, stage)
    if wasClaimed, !isClaimed { claim() }
    if kind == .up, wasClaimed { faves_list_take_press(widget.native) }
  }

  private func claim() {
    isClaimed = true
    // By its sequence: one that has just ended is not among those of the gesture any more.
    gtk_gesture_set_sequence_state(
      gesture, gtk_gesture_single_get_current_sequence(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
    widget.takePressFromAround()
  }

  /// Lets go of a press that somebody else has claimed.
  func deny() {
    guard start != nil else { return }
    gtk_gesture_set_sequence_state(
      gesture, gtk_gesture_single_get_current_sequence(gesture), GTK_EVENT_SEQUENCE_DENIED)
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
    withController(data, PressController.self) { $0.moved(x, y) }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()
private let dragEnded: GCallback = {
  let function: PlaceFunction = { _, x, y, data in
    withController(data, PressController.self) { $0.ended(x, y) }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()
