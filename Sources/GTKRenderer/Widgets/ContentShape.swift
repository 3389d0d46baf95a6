import CGTK
import Foundation
import SwiftUICore

// The shape that the pointer meets a view in is that of the windows, GDK's, of what listens for it: of the view itself where
// it is a control, and of the buttons and gestures that it is all the content of. GDK hands what is outside to the windows
// behind.

extension GTKWidget {
  /// Has those windows follow the shape from now on.
  final func followContentShape() {
    guard followsContentShape || attributes?.contentShape?.isWhole == false else { return }
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
    for widget in listeners {
      let region = shape.flatMap { $0.isWhole ? nil : makeRegion(of: $0, in: widget.native) }
      defer { if let region { cairo_region_destroy(region) } }
      if widget is TouchWidget {
        faves_touch_set_shape(widget.native, region)
      } else if let button = widget as? ButtonWidget,
        let window = gtk_button_get_event_window(cast(button.native))
      {
        gdk_window_input_shape_combine_region(window, region, 0, 0)
      }
    }
  }

  /// This, and what it is all the content of.
  private var listeners: [GTKWidget] {
    var found: [GTKWidget] = [self]
    var (widget, above) = (self, parent)
    while let current = above {
      switch current {
      case is TouchWidget, is FrameWidget, is RowContentWidget: break
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

  /// In pixels from the corner of `listener`, as this is drawn there; the caller destroys it.
  private func makeRegion(of shape: ContentOutline, in listener: Native) -> OpaquePointer? {
    let (width, height) = (gtk_widget_get_allocated_width(native), gtk_widget_get_allocated_height(native))
    guard width > 0, height > 0, let surface = cairo_image_surface_create(CAIRO_FORMAT_A1, 1, 1)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    let space = shape.space
    let rectangle = CGRect(
      x: isRightToLeft ? -space.trailing : -space.leading, y: -space.top,
      width: Double(width) + space.leading + space.trailing, height: Double(height) + space.top + space.bottom
    )
    let path = shape.outline?.path(in: rectangle, native.writes) ?? Path(rectangle)
    path.append(to: context)
    let outline = cairo_copy_path(context)!
    defer { cairo_path_destroy(outline) }
    return faves_layout_drawn_region(native, listener, outline, shape.isEvenOdd.gboolean)
  }
}
