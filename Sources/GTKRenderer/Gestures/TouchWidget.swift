import CGTK
import Foundation
import SwiftUICore

/// A view that gestures are on is a `FavesTouch` around it, with GTK's gestures for what the view wants to notice.
/// What they amount to is for `GestureArena` to say; here, presses become events and a claimed press is claimed in GTK,
/// so that the widgets around and inside let go of it.
final class TouchWidget: GTKWidget, DescribedWidget {
  var description: TouchDescription
  private var area: SlotArea!
  private var presses: [PressController] = []
  private var isObserved = false
  private var pinch: TwoFingerController?
  private var turn: TwoFingerController?
  private var hover: HoverController?
  /// Whether assistive tools were told of a click.
  private var offersClicks = false

  init(_ description: TouchDescription, in renderer: GTKRenderer) {
    self.description = description
    let touch = faves_touch_new()
    super.init(touch, in: renderer)
    area = SlotArea { faves_frame_set_child(touch, $0) }
    show()
    if description.cursor != nil { faves_touch_set_cursor(touch, description.cursor) }
  }

  func update(from old: TouchDescription) {
    show()
    if old.isTapped != description.isTapped { tapChanged() }
    if old.cursor != description.cursor { faves_touch_set_cursor(native, description.cursor) }
  }

  private func show() {
    for stage in [GestureEvent.Stage.first, .rest] {
      let place = presses.firstIndex { $0.stage == stage }
      let isWanted = description.wantsTouches.contains(stage)
      if isWanted, place == nil {
        presses.append(PressController(of: self, at: stage))
      } else if !isWanted, let place {
        presses.remove(at: place).end()
      }
    }
    let takesPresses = !description.wantsTouches.isEmpty || description.wantsPinch || description.wantsTurn
    faves_touch_set_takes_presses(native, takesPresses.gboolean)
    let observes = description.wantsTouches.contains(.always)
    if observes != isObserved {
      isObserved = observes
      if observes { observePresses() } else { faves_touch_unobserve(native) }
    }
    set(&pinch, description.wantsPinch) { TwoFingerController(.pinch, of: self) }
    set(&turn, description.wantsTurn) { TwoFingerController(.turn, of: self) }
    if description.wantsHover, hover == nil { hover = HoverController(of: self) }
  }

  /// What is called a button is one by the tap; anything else has a click for assistive tools.
  private func tapChanged() {
    for said in [self] + area.widgets where said.attributes != nil { said.traitsOfControlChanged() }
    for content in area.widgets where description.isTapped || offersClicks {
      content.accessibleActionsChanged()
    }
    offersClicks = description.isTapped
    if isClosed { accessibleActionsChanged() }
    if attributes?.accessibilityLabel != nil || isNamedByContents { accessibleNameChanged() }
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
    if isObserved { faves_touch_unobserve(native) }
    pinch?.end()
    turn?.end()
    presses = []
    pinch = nil
    turn = nil
  }

  // MARK: events

  /// Sends an event on; true: it was claimed.
  @discardableResult
  func send(_ kind: GestureEvent.Kind, at place: CGPoint, _ stage: GestureEvent.Stage) -> Bool {
    let place = fromLeadingEdge(place)
    let event = GestureEvent(
      kind, at: place, global: inWindow(place), time: Self.now, size: size, stage: stage,
      modifiers: EventModifiers.held)
    description.event(event)
    return event.isClaimed
  }

  /// GTK takes a claimed press away from the widgets inside, but lets those around see its end.
  func takePressFromAround() {
    var around = parent
    while let widget = around {
      for press in (widget as? TouchWidget)?.presses ?? [] { press.deny() }
      around = widget.parent
    }
  }

  /// Horizontal places count from the leading edge, as offsets do.
  fileprivate func fromLeadingEdge(_ place: CGPoint) -> CGPoint {
    isRightToLeft ? CGPoint(x: size.width - place.x, y: place.y) : place
  }

  func inWindow(_ place: CGPoint) -> CGPoint {
    let corner = self.place(in: nil)
    return CGPoint(x: corner.x + place.x, y: corner.y + place.y)
  }

  /// Sees presses however others take them.
  private func observePresses() {
    let data = Unmanaged.passUnretained(self).toOpaque()
    faves_touch_observe(
      native,
      { step, x, y, data in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
          let widget = Unmanaged<TouchWidget>.fromOpaque(UnsafeRawPointer(bitPattern: address)!)
            .takeUnretainedValue()
          let kind: GestureEvent.Kind =
            switch step {
            case FAVES_TOUCH_DOWN: .down
            case FAVES_TOUCH_MOVE: .move
            case FAVES_TOUCH_UP: .up
            default: .cancel
            }
          widget.send(kind, at: CGPoint(x: x, y: y), .always)
        }
      }, data)
  }

  /// A clock that is never set back, in the seconds of `Date`.
  private static var now: Double { start + Double(g_get_monotonic_time()) / 1_000_000 }
  private static let start =
    Date().timeIntervalSinceReferenceDate - Double(g_get_monotonic_time()) / 1_000_000

  // MARK: content

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    tapChanged()
    // A control's own window covers ours.
    for child in widgets { hover?.follow(child.native) }
    if description.cursor != nil {
      renderer.afterNextFlush { [weak self] in
        if let self, !isDestroyed { faves_touch_set_cursor(native, description.cursor) }
      }
    }
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
  /// The one widget that gestures are noticed on; nil: there are several, or none.
  var onlyContent: GTKWidget? { area.widgets.count == 1 ? area.widgets[0] : nil }
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
        let place = widget.fromLeadingEdge(place)
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
    let local = widget.fromLeadingEdge(CGPoint(x: Double(x), y: Double(y)))
    return HoverPlace(local: local, global: widget.inWindow(local))
  }
}
