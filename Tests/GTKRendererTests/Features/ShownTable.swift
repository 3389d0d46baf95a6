import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What becomes of views and modifiers in a window, one line each: the names that a line is about, a view with them, and what
/// must be so of GTK's widgets: their kind, a property, and what their signals do to the binding.
/// `Documentation/views.py` reads the names, and says in the list of all views which file holds which.
@MainActor
struct ShownTable {
  private let renderer: GTKRenderer
  private let file: StaticString

  init(_ renderer: GTKRenderer, file: StaticString = #filePath) {
    self.renderer = renderer
    self.file = file
  }

  func callAsFunction<V: View>(
    _ names: String..., line: UInt = #line, @ViewBuilder view: () -> V, holds: (HostedScreen) throws -> Bool
  ) rethrows {
    let screen = HostedScreen(renderer, VStack { view() })
    defer { screen.close() }
    let isSo = try holds(screen)
    XCTAssertTrue(
      isSo, "\(names.joined(separator: ", ")): \(screen.tree(screen.window, 0))", file: file, line: line)
  }
}

/// Something that a binding leads to, outside of any view.
@MainActor
final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  /// For a view's body.
  func keep(_ new: Value) { value = new }
}

extension HostedScreen {
  /// The first widget of a GTK class in sight; without one there is a failure, and an empty label.
  func the(_ type: String, file: StaticString = #filePath, line: UInt = #line) -> Native {
    if let found = all(type).first { return found }
    XCTFail("There is no \(type): \(tree(window, 0))", file: file, line: line)
    return gtk_label_new("")
  }
  func has(_ type: String) -> Bool { !all(type).isEmpty }

  /// The label that shows the text.
  func label(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> Native {
    if let found = all("FavesLabel").first(where: { self.text($0) == text }) { return found }
    XCTFail("Nothing shows “\(text)”: \(tree(window, 0))", file: file, line: line)
    return gtk_label_new("")
  }

  /// Where a widget is in the window, in pixels.
  func frame(of widget: Native) -> CGRect {
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(widget, window, 0, 0, &x, &y)
    return CGRect(
      x: Double(x), y: Double(y), width: Double(gtk_widget_get_allocated_width(widget)),
      height: Double(gtk_widget_get_allocated_height(widget)))
  }

  /// The widgets in `root`, one a line.
  func tree(_ root: Native, _ depth: Int) -> String {
    var lines = ["\n" + String(repeating: "  ", count: depth) + className(of: root)]
    if faves_is_a(root, gtk_label_get_type()) != 0 { lines[0] += " “\(text(root))”" }
    guard faves_is_container(root) != 0 else { return lines[0] }
    let children = gtk_container_get_children(cast(root))
    defer { g_list_free(children) }
    var item = children
    while let current = item {
      lines.append(tree(current.pointee.data.assumingMemoryBound(to: GtkWidget.self), depth + 1))
      item = current.pointee.next
    }
    return lines.joined()
  }

  func name(_ widget: Native) -> String {
    atk_object_get_name(gtk_widget_get_accessible(widget)).map { String(cString: $0) } ?? ""
  }
  func hasClass(_ widget: Native, _ name: String) -> Bool {
    gtk_style_context_has_class(gtk_widget_get_style_context(widget), name) != 0
  }
}

/// The picture of a widget that was laid out.
@MainActor
final class DrawnPicture {
  nonisolated(unsafe) private let surface: OpaquePointer

  init(_ widget: Native) {
    layOut(widget)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
    let context = cairo_create(surface)!
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }
  deinit { cairo_surface_destroy(surface) }

  /// Red, green, blue and alpha, premultiplied, from 0 to 255.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = cairo_image_surface_get_data(surface)! + y * stride + x * 4
    return [Int(data[2]), Int(data[1]), Int(data[0]), Int(data[3])]
  }
}
