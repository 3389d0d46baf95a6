import CGTK
import Foundation
import SwiftUICore

/// A drawing of the program's, played back into what the widget is given.
final class CanvasWidget: GTKWidget, DescribedWidget {
  var description: CanvasDescription
  private let symbols: DrawnWidgets

  init(_ description: CanvasDescription, in renderer: GTKRenderer) {
    self.description = description
    let area = faves_surface_new()
    symbols = DrawnWidgets(on: area)
    super.init(area, in: renderer)
    expand(area, 1, 1)
    ask(
      "draw", of: area,
      with: { _, context, data in
        let context = UInt(bitPattern: context)
        receive(data, as: CanvasWidget.self) { $0.draw(in: OpaquePointer(bitPattern: context)!) }
        return 0
      })
  }

  override var takesFrame: Bool { true }

  func update(from old: CanvasDescription) { gtk_widget_queue_draw(native) }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    for widget in widgets { symbols.add(widget) }
  }
  /// They stand in no order.
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {}
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    for widget in widgets { symbols.remove(widget) }
  }
  override func willDestroy() { symbols.removeAll() }

  private func draw(in context: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    let width = Double(gtk_widget_get_allocated_width(native))
    let height = Double(gtk_widget_get_allocated_height(native))
    cairo_rectangle(context, 0, 0, width, height)
    cairo_clip(context)
    let player = CanvasPlayer(on: native, symbols: symbols)
    Palette.shown(in: SchemeClass.scheme(of: native)) {
      player.play(
        description.drawing.commands(CGSize(width: width, height: height), player.measures), in: context)
    }
  }
}

extension CanvasDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    CanvasWidget(description, in: renderer)
  }
}
