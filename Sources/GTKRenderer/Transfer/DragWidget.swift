import CGTK
import Foundation
import SwiftUICore

/// A view that is dragged, or dropped on, is a `FavesTouch` around it that GTK's drag and drop knows.
final class DragWidget: GTKWidget, DescribedWidget {
  var description: DragDescription
  private var area: SlotArea!
  /// What is about to be dragged from here, or is; nil: nothing.
  private var drag: OutgoingDrag?
  /// Where a press began that may become a drag, as its event counts; nil once it has.
  private var grip: (x: Double, y: Double)?
  /// Where the pointer is, while something is over the widget.
  var place: CGPoint?
  /// Another place for a drop in here that something which takes no drops is in front of, as a line around the whole is: GTK looks
  /// no further than that.
  weak var behind: DragWidget?

  init(_ description: DragDescription, in renderer: GTKRenderer) {
    self.description = description
    let touch = faves_touch_new()
    super.init(touch, in: renderer)
    area = SlotArea { faves_frame_set_child(touch, $0) }
    // Before GTK has its own handlers there.
    connectPresses()
    showSource()
    showAccepted()
    connectSource()
    connectDestination()
  }

  func update(from old: DragDescription) {
    if (old.source == nil) != (description.source == nil) { showSource() }
    if old.accepts != description.accepts { showAccepted() }
  }

  private static func targets(_ names: [String]) -> OpaquePointer {
    let list = gtk_target_list_new(nil, 0)!
    for (index, name) in names.enumerated() {
      gtk_target_list_add(list, gdk_atom_intern(name, 0), 0, guint(index))
    }
    return list
  }

  private func showSource() {
    if description.source == nil { return gtk_drag_source_unset(native) }
    gtk_drag_source_set(native, GDK_BUTTON1_MASK, nil, 0, GDK_ACTION_COPY)
    // What there is to drag is known once it moves; something has to be offered before.
    setSource(["text/plain"])
  }

  private func setSource(_ names: [String]) {
    let list = Self.targets(names)
    gtk_drag_source_set_target_list(native, list)
    gtk_target_list_unref(list)
  }

  private func showAccepted() {
    if description.accepts.isEmpty { return gtk_drag_dest_unset(native) }
    gtk_drag_dest_set(native, GtkDestDefaults(0), nil, 0, GDK_ACTION_COPY)
    let list = Self.targets(description.accepts + [OutgoingDrag.ownName])
    gtk_drag_dest_set_target_list(native, list)
    gtk_target_list_unref(list)
  }

  // MARK: dragging

  private func connectSource() {
    let begin: SignalFunction1 = { _, context, data in
      let context = UInt(bitPattern: context)
      receive(data, as: DragWidget.self) { $0.begin(OpaquePointer(bitPattern: context)) }
    }
    let get: @convention(c) (gpointer?, gpointer?, gpointer?, guint, guint, gpointer?) -> Void = {
      _, _, selection, _, _, data in
      let selection = UInt(bitPattern: selection)
      receive(data, as: DragWidget.self) { $0.drag?.give(to: OpaquePointer(bitPattern: selection)!) }
    }
    let end: SignalFunction1 = { _, _, data in
      receive(data, as: DragWidget.self) { $0.end() }
    }
    typealias Failed = @convention(c) (gpointer?, gpointer?, guint, gpointer?) -> gboolean
    let failed: Failed = { _, _, _, data in
      receive(data, as: DragWidget.self) { $0.fail() }
      return 0
    }
    connect("drag-failed", on: native, to: unsafeBitCast(failed, to: GCallback.self))
    connect("drag-begin", on: native, to: unsafeBitCast(begin, to: GCallback.self))
    connect("drag-data-get", on: native, to: unsafeBitCast(get, to: GCallback.self))
    connect("drag-end", on: native, to: unsafeBitCast(end, to: GCallback.self))
  }

  /// GTK tells others what is dragged as the drag begins, so the view is asked before: when the pointer has gone as far as
  /// makes a press a drag.
  private func connectPresses() {
    let happened: AskingFunction1 = { _, event, data in
      let event = UInt(bitPattern: event)
      return receive(data, as: DragWidget.self, otherwise: 0) { widget in
        if let event = UnsafeMutablePointer<GdkEvent>(bitPattern: event) { widget.follow(event) }
        return 0
      }
    }
    ask("event", of: native, with: happened)
  }

  private func follow(_ event: UnsafeMutablePointer<GdkEvent>) {
    guard description.source != nil else { return }
    var (x, y) = (0.0, 0.0)
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      guard gdk_event_get_coords(event, &x, &y) != 0 else { return }
      grip = (x, y)
      drag = nil
    case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE:
      guard let start = grip, gdk_event_get_coords(event, &x, &y) != 0,
        gtk_drag_check_threshold(native, Int32(start.x), Int32(start.y), Int32(x), Int32(y)) != 0
      else { return }
      grip = nil
      _ = prepare()
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: grip = nil
    default: break
    }
  }

  /// Asks the view what is dragged.
  private func prepare() -> OutgoingDrag {
    let drag = OutgoingDrag(of: description)
    self.drag = drag
    if let names = drag.names { setSource(names) }
    return drag
  }

  func begin(_ context: OpaquePointer?) {
    let drag = drag ?? prepare()
    drag.begin()
    guard !drag.items.isEmpty else { return }
    guard let context else { return }
    if let preview = drag.preview { return show(preview, under: context) }
    let picture = gtk_widget_get_window(native).flatMap { window -> OpaquePointer? in
      var place = GtkAllocation()
      gtk_widget_get_allocation(native, &place)
      return gdk_pixbuf_get_from_window(window, place.x, place.y, place.width, place.height)
    }
    if let picture {
      gtk_drag_set_icon_pixbuf(context, picture, 0, 0)
      g_object_unref(UnsafeMutableRawPointer(picture))
    }
  }

  /// The pointer has the view by its middle; one without a size is not seen.
  private func show(_ preview: AnyView, under context: OpaquePointer) {
    let scale = gtk_widget_get_scale_factor(native)
    let png = renderer.picture(of: preview, width: nil, height: nil, scale: Double(scale), isOpaque: false)
    guard let png, let pixbuf = Pixbuf(png) else { return }
    let (width, height) = (gdk_pixbuf_get_width(pixbuf.pointer), gdk_pixbuf_get_height(pixbuf.pointer))
    guard let surface = gdk_cairo_surface_create_from_pixbuf(pixbuf.pointer, scale, nil) else { return }
    defer { cairo_surface_destroy(surface) }
    // The hot spot is counted from the surface's origin, in its pixels.
    cairo_surface_set_device_offset(surface, -Double(width) / 2, -Double(height) / 2)
    gtk_drag_set_icon_surface(context, surface)
  }

  /// Nobody took it.
  func fail() { drag?.failed() }
  func end() {
    drag?.end()
    drag = nil
  }

  // MARK: children

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area.remove(widgets) }
  override var spokenText: String? { area.spokenText }
}

extension DragDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    DragWidget(description, in: renderer)
  }
}
