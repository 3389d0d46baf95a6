import CGTK
import Foundation
import SwiftUICore

// The shape that the pointer meets a view in is that of the windows, GDK's, of what listens for it: of the view itself where
// it is a control, and of the buttons and gestures that it is all the content of. GDK hands what is outside to the windows
// behind.

extension GTKWidget {
  /// Has those windows follow the shape from now on.
  final func followContentShape() {
    guard followsContentShape || attributes?.contentShape?.outline != nil else { return }
    if !followsContentShape {
      followsContentShape = true
      for signal in ["map", "unmap"] {
        let changed: SignalFunction = { _, data in
          receive(data, as: GTKWidget.self) { $0.showContentShape() }
        }
        connectAfter(signal, unsafeBitCast(changed, to: GCallback.self))
      }
      let placed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
        receive(data, as: GTKWidget.self) { $0.showContentShape() }
      }
      connectAfter("size-allocate", unsafeBitCast(placed, to: GCallback.self))
    }
    showContentShape()
  }

  private func connectAfter(_ signal: String, _ handler: GCallback) {
    let id = faves_signal_connect_after(native, signal, handler, Unmanaged.passUnretained(self).toOpaque())
    adoptHandler(id, on: native)
  }

  private func showContentShape() {
    guard !isDestroyed, hasNative else { return }
    let shape = gtk_widget_get_mapped(native) != 0 ? attributes?.contentShape : nil
    let region = shape?.outline.flatMap { makeRegion(of: $0, evenOdd: shape?.isEvenOdd == true) }
    defer { if let region { cairo_region_destroy(region) } }
    var offset: (x: Int32, y: Int32) = (0, 0)
    for widget in listeners {
      guard let window = widget.listeningWindow else { continue }
      if let region {
        var place: (x: Int32, y: Int32) = (0, 0)
        gtk_widget_translate_coordinates(native, widget.native, 0, 0, &place.x, &place.y)
        cairo_region_translate(region, place.x - offset.x, place.y - offset.y)
        offset = place
      }
      gdk_window_input_shape_combine_region(window, region, 0, 0)
    }
  }

  /// This, and what it is all the content of.
  private var listeners: [GTKWidget] {
    var found: [GTKWidget] = [self]
    var (widget, above) = (self, parent)
    while let current = above {
      switch current {
      case is TouchWidget, is FrameWidget: break
      case let button as ButtonWidget: if button.area.widgets.count != 1 { return found }
      case let layers as LayersWidget: if layers.bottom !== widget { return found }
      default: return found
      }
      // It has a shape of its own.
      if current.attributes?.contentShape != nil { return found }
      found.append(current)
      (widget, above) = (current, current.parent)
    }
    return found
  }

  /// The window that the pointer meets it by; nil: it has none.
  private var listeningWindow: OpaquePointer? {
    switch self {
    case is TouchWidget: faves_touch_window(native)
    case is ButtonWidget: gtk_button_get_event_window(cast(native))
    default: nil
    }
  }

  /// In pixels from the corner of the widget; the caller destroys it.
  private func makeRegion(of outline: ShapeOutline, evenOdd: Bool) -> OpaquePointer? {
    let (width, height) = (gtk_widget_get_allocated_width(native), gtk_widget_get_allocated_height(native))
    guard width > 0, height > 0, let surface = cairo_image_surface_create(CAIRO_FORMAT_A1, width, height)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    let rectangle = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    outline.path(in: rectangle).append(to: context)
    DrawnOutline.fill(evenOdd: evenOdd).draw(in: context)
    cairo_surface_flush(surface)
    return gdk_cairo_region_create_from_surface(surface)
  }
}
