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
  private var followsHover = false
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
    if description.wantsHover, !followsHover {
      followsHover = true
      followHover()
    }
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
    if followsHover { faves_touch_unwatch_hover(native) }
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

  /// Whether it is a part of a button that is tapped for itself.
  var isTappedInButton: Bool {
    description.isTapped && gtk_widget_get_ancestor(native, gtk_button_get_type()) != nil
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
  private func fromLeadingEdge(_ place: CGPoint) -> CGPoint {
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

  /// Tells where the pointer is over this and what is in it.
  private func followHover() {
    faves_touch_watch_hover(
      native,
      { step, x, y, data in
        receive(data, as: TouchWidget.self) { $0.hover(step, at: CGPoint(x: x, y: y)) }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func hover(_ step: FavesTouchHoverStep, at place: CGPoint) {
    guard step != FAVES_TOUCH_LEAVES else { return description.hover(nil) }
    let local = fromLeadingEdge(place)
    description.hover(HoverPlace(local: local, global: inWindow(local)))
  }

  /// A clock that is never set back, in the seconds of `Date`.
  private static var now: Double { start + Double(g_get_monotonic_time()) / 1_000_000 }
  private static let start =
    Date().timeIntervalSinceReferenceDate - Double(g_get_monotonic_time()) / 1_000_000

  // MARK: content

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    tapChanged()
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
    area.remove(widgets)
  }
  override var spokenText: String? { area.spokenText }

  /// The one widget that gestures are noticed on; nil: there are several, or none.
  var onlyContent: GTKWidget? { area.widgets.count == 1 ? area.widgets[0] : nil }
}

extension TouchDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    TouchWidget(description, in: renderer)
  }
}
