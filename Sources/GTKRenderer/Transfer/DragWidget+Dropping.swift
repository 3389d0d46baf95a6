import CGTK
import Foundation
import SwiftUICore

/// What GTK tells a place to drop on, and what that tells the view.
extension DragWidget {
  func connectDestination() {
    typealias Motion = @convention(c) (gpointer?, gpointer?, Int32, Int32, guint, gpointer?) -> gboolean
    let motion: Motion = { _, context, x, y, time, data in
      let context = UInt(bitPattern: context)
      return receive(data, as: DragWidget.self, otherwise: 0) {
        $0.moved(OpaquePointer(bitPattern: context)!, CGPoint(x: Double(x), y: Double(y)), time)
      }
    }
    let leave: @convention(c) (gpointer?, gpointer?, guint, gpointer?) -> Void = { _, _, _, data in
      receive(data, as: DragWidget.self) { $0.left() }
    }
    let drop: Motion = { _, context, x, y, time, data in
      let context = UInt(bitPattern: context)
      return receive(data, as: DragWidget.self, otherwise: 0) {
        $0.dropped(OpaquePointer(bitPattern: context)!, CGPoint(x: Double(x), y: Double(y)), time)
      }
    }
    typealias Received =
      @convention(c) (gpointer?, gpointer?, Int32, Int32, gpointer?, guint, guint, gpointer?) -> Void
    let received: Received = { _, context, x, y, selection, _, time, data in
      let (context, selection) = (UInt(bitPattern: context), UInt(bitPattern: selection))
      receive(data, as: DragWidget.self) {
        $0.received(
          OpaquePointer(bitPattern: context)!, CGPoint(x: Double(x), y: Double(y)),
          OpaquePointer(bitPattern: selection)!, time)
      }
    }
    connect("drag-motion", on: native, to: unsafeBitCast(motion, to: GCallback.self))
    connect("drag-leave", on: native, to: unsafeBitCast(leave, to: GCallback.self))
    connect("drag-drop", on: native, to: unsafeBitCast(drop, to: GCallback.self))
    connect("drag-data-received", on: native, to: unsafeBitCast(received, to: GCallback.self))
  }

  private func names(of context: OpaquePointer) -> [String] {
    var names: [String] = []
    var item = gdk_drag_context_list_targets(context)
    while let current = item {
      if let name = gdk_atom_name(OpaquePointer(current.pointee.data)) {
        names.append(String(cString: name))
        g_free(name)
      }
      item = current.pointee.next
    }
    return names
  }

  private func tell(_ event: DropEvent) -> Bool {
    let reply = DropReply(event)
    description.event(reply)
    return reply.isTaken
  }

  /// What is dragged from a view of this program and can be dropped here.
  private func own(_ names: [String]) -> [DragItem] {
    guard names.contains(OutgoingDrag.ownName), let items = OutgoingDrag.current?.items,
      items.contains(where: { $0.forms.contains { description.accepts.contains($0.mimeType) } })
    else { return [] }
    return items
  }

  /// Whether something with data of these names can be dropped here.
  func accepts(_ names: [String]) -> Bool {
    !own(names).isEmpty || names.contains(where: description.accepts.contains)
  }

  private func moved(_ context: OpaquePointer, _ place: CGPoint, _ time: guint) -> gboolean {
    let names = names(of: context)
    let inner = destination(at: place, for: names)
    if behind !== inner?.widget {
      left()
      behind = inner?.widget
    }
    if let inner { return inner.widget.entered(context, inner.place, names, time) }
    return accepts(names) ? entered(context, place, names, time) : 0
  }

  private func entered(
    _ context: OpaquePointer, _ place: CGPoint, _ names: [String], _ time: guint
  ) -> gboolean {
    let isNew = self.place == nil
    self.place = place
    let isTaken = tell(DropEvent(isNew ? .entered : .moved, at: place, mimeTypes: names))
    gdk_drag_status(context, isTaken ? GDK_ACTION_COPY : GdkDragAction(0), time)
    return 1
  }

  private func left() {
    behind?.left()
    behind = nil
    guard let place else { return }
    self.place = nil
    _ = tell(DropEvent(.left, at: place))
  }

  private func dropped(_ context: OpaquePointer, _ place: CGPoint, _ time: guint) -> gboolean {
    // GTK tells that what is dragged has left right before the drop.
    let names = names(of: context)
    if let inner = destination(at: place, for: names) {
      return inner.widget.take(context, inner.place, names, time)
    }
    return take(context, place, names, time)
  }

  private func take(
    _ context: OpaquePointer, _ place: CGPoint, _ names: [String], _ time: guint
  ) -> gboolean {
    self.place = nil
    let own = own(names)
    if !own.isEmpty {
      let isTaken = tell(DropEvent(.dropped, at: place, items: own, mimeTypes: names))
      gtk_drag_finish(context, isTaken.gboolean, 0, time)
      return 1
    }
    guard let name = description.accepts.first(where: names.contains) else { return 0 }
    gtk_drag_get_data(native, context, gdk_atom_intern(name, 0), time)
    return 1
  }

  private func received(
    _ context: OpaquePointer, _ place: CGPoint, _ selection: OpaquePointer, _ time: guint
  ) {
    let length = gtk_selection_data_get_length(selection)
    guard length >= 0, let bytes = gtk_selection_data_get_data(selection),
      let name = gdk_atom_name(gtk_selection_data_get_data_type(selection))
    else { return gtk_drag_finish(context, 0, 0, time) }
    defer { g_free(name) }
    let items = Self.items(Data(bytes: bytes, count: Int(length)), String(cString: name))
    let isTaken = tell(DropEvent(.dropped, at: place, items: items, mimeTypes: names(of: context)))
    gtk_drag_finish(context, isTaken.gboolean, 0, time)
  }
}
