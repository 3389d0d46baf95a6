import CGTK
import Foundation
import SwiftUICore

/// A `GtkProgressBar` or a `GtkSpinner`; what shows the other is another widget. As a ring, a bar draws itself differently.
final class ProgressWidget: GTKWidget, DescribedWidget {
  var description: ProgressDescription

  init(_ description: ProgressDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(Self.make(description.look), in: renderer)
    if description.look == .ring {
      ask(
        "draw", of: native,
        with: { _, context, data in
          let context = UInt(bitPattern: context)
          return receive(data, as: ProgressWidget.self, otherwise: 0) {
            $0.drawRing(in: OpaquePointer(bitPattern: context)!)
            return 1
          }
        })
    }
    show(from: nil)
  }

  private static func make(_ look: ProgressDescription.Look) -> Native {
    switch look {
    case .bar:
      let bar = gtk_progress_bar_new()!
      expand(bar, 1, 0)
      return bar
    case .ring:
      let ring = gtk_progress_bar_new()!
      faves_add_class(ring, "faves-ring")
      gtk_widget_set_halign(ring, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(ring, GTK_ALIGN_CENTER)
      return ring
    case .spinner:
      let spinner = gtk_spinner_new()!
      gtk_widget_set_halign(spinner, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(spinner, GTK_ALIGN_CENTER)
      gtk_spinner_start(cast(spinner))
      return spinner
    }
  }

  func update(from old: ProgressDescription) { show(from: old) }

  private func show(from old: ProgressDescription?) {
    if description.look != .spinner {
      // A bar whose end nobody knows is empty: a moving one would wake an idle program for nothing.
      gtk_progress_bar_set_fraction(cast(native), description.fraction ?? 0)
    }
    if description.look == .ring { gtk_widget_queue_draw(native) }
    if old?.size != description.size || old?.scale != description.scale, let side = description.side {
      gtk_widget_set_size_request(native, side, side)
    }
    ControlLook.change(native, from: old?.controlLook ?? ControlLook(), to: description.controlLook)
  }

  /// The whole circle faintly, for those who want high contrast with an edge, and what is done of it: from the top, clockwise as
  /// the hands of a clock go, whichever way is written.
  private func drawRing(in context: OpaquePointer) {
    let width = Double(gtk_widget_get_allocated_width(native))
    let height = Double(gtk_widget_get_allocated_height(native))
    let line = 4 * description.scale
    let radius = (min(width, height) - line) / 2
    guard radius > 0 else { return }
    cairo_set_line_width(context, line)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    func arc(_ fraction: Double, _ color: Color, radius: Double) {
      var color = Palette.shown(in: SchemeClass.scheme(of: native)) { Palette.ground(color, on: native) }
      gdk_cairo_set_source_rgba(context, &color)
      cairo_new_path(context)
      cairo_arc(context, width / 2, height / 2, radius, -.pi / 2, (2 * fraction - 0.5) * .pi)
      cairo_stroke(context)
    }
    arc(1, .primary.opacity(0.15), radius: radius)
    if Palette.isHighContrast {
      cairo_set_line_width(context, 1)
      for edge in [radius - line / 2 + 0.5, radius + line / 2 - 0.5] where edge > 0 {
        arc(1, .secondary, radius: edge)
      }
      cairo_set_line_width(context, line)
    }
    if let fraction = description.fraction, fraction > 0 {
      arc(fraction, description.tint ?? .accentColor, radius: radius)
    }
  }

  /// The words beside it.
  var label: String? { didSet { if label != oldValue { accessibleNameChanged() } } }
  /// The stack that a style has made around it and its label; nil: it has not been named by one.
  weak var style: StackWidget?

  override var takesFrame: Bool { true }
  override var ownAccessibleName: String? { nameOfStyle ?? label }

  /// What the program calls the whole.
  private var nameOfStyle: String? {
    var whole: GTKWidget? = style
    while let current = whole {
      if let name = current.attributes?.accessibilityLabel { return name }
      whole = current.parent?.surrounded === current ? current.parent : nil
    }
    return nil
  }
}

extension ProgressDescription: GTKDescribed {
  @MainActor fileprivate var controlLook: ControlLook { ControlLook(tint: tint, gradient: gradient) }

  /// Of a ring or a spinner, in pixels; nil: a bar has the room that there is.
  fileprivate var side: Int32? {
    let sides: [ControlSize: Int32]
    switch look {
    case .bar: return nil
    case .ring: sides = [.mini: 16, .small: 24, .large: 48, .extraLarge: 64]
    // No smaller than the theme has it.
    case .spinner: sides = [.large: 32, .extraLarge: 48]
    }
    return Int32((Double(sides[size] ?? (look == .ring ? 32 : 16)) * scale).rounded())
  }

  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ProgressWidget(description, in: renderer)
  }
}
