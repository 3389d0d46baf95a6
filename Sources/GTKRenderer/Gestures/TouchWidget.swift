import CGTK
import SwiftUICore

/// A view that gestures are on is a `FavesTouch` around it, with GTK's gestures for what the view wants to notice.
/// What they amount to is for `GestureArena` to say; here, presses become events and a claimed press is claimed in GTK,
/// so that the widgets around and inside let go of it.
final class TouchWidget: GTKWidget, DescribedWidget {
  var description: TouchDescription
  private var area: SlotArea!
  private var presses: [PressController] = []
  private var pinch: TwoFingerController?
  private var turn: TwoFingerController?
  private var hover: HoverController?

  init(_ description: TouchDescription, in renderer: GTKRenderer) {
    self.description = description
    let touch = faves_touch_new()
    super.init(touch, in: renderer)
    area = SlotArea { faves_frame_set_child(touch, $0) }
    show()
  }

  func update(from old: TouchDescription) { show() }

  private func show() {
    let wanted = [(false, description.wantsTouches), (true, description.wantsTouchesFirst)]
    for (isBeforeContent, isWanted) in wanted {
      let place = presses.firstIndex { $0.isBeforeContent == isBeforeContent }
      if isWanted, place == nil {
        presses.append(PressController(of: self, beforeContent: isBeforeContent))
      } else if !isWanted, let place {
        presses.remove(at: place).end()
      }
    }
    set(&pinch, description.wantsPinch) { TwoFingerController(.pinch, of: self) }
    set(&turn, description.wantsTurn) { TwoFingerController(.turn, of: self) }
    if description.wantsHover, hover == nil { hover = HoverController(of: self) }
  }

  private func set(
    _ controller: inout TwoFingerController?, _ isWanted: Bool, _ make: () -> TwoFingerController
  ) {
    if isWanted, controller == nil { controller = make() }
    if !isWanted {
      controller?.end()
      controller = nil
    }
  }

  override func willDestroy() {
    for press in presses { press.end() }
    pinch?.end()
    turn?.end()
    presses = []
    pinch = nil
    turn = nil
  }

  // MARK: events

  /// Sends an event on; true: it was claimed.
  func send(_ kind: GestureEvent.Kind, at place: CGPoint, time: Double, beforeContent: Bool = false) -> Bool {
    let native = native
    let event = GestureEvent(
      kind, at: place, global: inWindow(place), time: time,
      size: CGSize(
        width: Double(gtk_widget_get_allocated_width(native)),
        height: Double(gtk_widget_get_allocated_height(native))), beforeContent: beforeContent
    ) { other in
      Self.translate(place, from: native, to: GTKWidget.downcast(other).native)
    }
    description.event(event)
    return event.isClaimed
  }

  func inWindow(_ place: CGPoint) -> CGPoint {
    Self.translate(place, from: native, to: gtk_widget_get_toplevel(native)) ?? place
  }

  private static func translate(_ place: CGPoint, from: Native, to: Native) -> CGPoint? {
    var (x, y): (Int32, Int32) = (0, 0)
    guard gtk_widget_translate_coordinates(from, to, 0, 0, &x, &y) != 0 else { return nil }
    return CGPoint(x: place.x + CGFloat(x), y: place.y + CGFloat(y))
  }

  /// Seconds of the events' clock.
  static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  // MARK: content

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    // A control's own window covers ours.
    for child in widgets { hover?.follow(child.native) }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    for child in widgets where hover != nil { disconnect(from: UnsafeMutableRawPointer(child.native)) }
    area.remove(widgets)
  }
  override var spokenText: String? { area.spokenText }

  fileprivate var contents: [GTKWidget] { area.widgets }
}

extension TouchDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    TouchWidget(description, in: renderer)
  }
}

/// Where the pointer is over a touch widget.
@MainActor
private final class HoverController {
  private unowned let widget: TouchWidget

  init(of widget: TouchWidget) {
    self.widget = widget
    follow(widget.native)
    for child in widget.contents { follow(child.native) }
    let moved: AskingFunction1 = { _, event, data in
      var (x, y) = (0.0, 0.0)
      gdk_event_get_coords(event?.assumingMemoryBound(to: GdkEvent.self), &x, &y)
      let place = CGPoint(x: x, y: y)
      return receive(data, as: TouchWidget.self, otherwise: 0) { widget in
        widget.description.hover(HoverPlace(local: place, global: widget.inWindow(place)))
        return 0
      }
    }
    widget.ask("motion-notify-event", of: widget.native, with: moved)
  }

  func follow(_ native: Native) {
    let entered: AskingFunction1 = { _, _, data in
      receive(data, as: TouchWidget.self, otherwise: 0) { widget in
        widget.description.hover(HoverController.pointer(over: widget))
        return 0
      }
    }
    let left: AskingFunction1 = { _, _, data in
      receive(data, as: TouchWidget.self, otherwise: 0) { widget in
        // Onto a control in the widget is not away from it.
        if faves_touch_has_pointer(widget.native) == 0 { widget.description.hover(nil) }
        return 0
      }
    }
    widget.ask("enter-notify-event", of: native, with: entered)
    widget.ask("leave-notify-event", of: native, with: left)
  }

  private static func pointer(over widget: TouchWidget) -> HoverPlace {
    var (x, y): (Int32, Int32) = (0, 0)
    if let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget.native)),
      let pointer = gdk_seat_get_pointer(seat), let window = gtk_widget_get_window(widget.native)
    {
      var place = GtkAllocation()
      gtk_widget_get_allocation(widget.native, &place)
      gdk_window_get_device_position(window, pointer, &x, &y, nil)
      (x, y) = (x - place.x, y - place.y)
    }
    let local = CGPoint(x: Double(x), y: Double(y))
    return HoverPlace(local: local, global: widget.inWindow(local))
  }
}
