import CGTK
import Foundation
import SwiftUICore

/// A widget whose letters or lines may be cut out of a gradient: it is drawn in one colour, and where that is the gradient is
/// seen. Our containers do it; in others, such as a button, the colour stays.
@MainActor
protocol GradientInked: GTKWidget {
  /// nil: it has its own colours.
  var inkGradient: GradientPaint? { get }
}

extension GradientInked {
  func showInk(from old: GradientPaint?) {
    let gradient = inkGradient
    guard old != gradient else { return }
    guard gradient != nil else { return faves_layout_set_paint(native, nil, nil) }
    faves_layout_set_paint(
      native,
      { context, width, height, data in
        let context = UInt(bitPattern: context)
        receive(data, as: GTKWidget.self) { widget in
          guard let context = OpaquePointer(bitPattern: context) else { return }
          (widget as? any GradientInked)?.paintInk(context, width, height)
        }
      }, Unmanaged.passUnretained(self as GTKWidget).toOpaque())
  }

  private func paintInk(_ context: OpaquePointer, _ width: Int32, _ height: Int32) {
    guard let gradient = inkGradient, width > 0, height > 0 else { return }
    let rect = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    // Letters reach a little out of their label.
    cairo_rectangle(context, -8, -8, Double(width) + 16, Double(height) + 16)
    Palette.shown(in: SchemeClass.scheme(of: native)) {
      gradient.paint(.fill(evenOdd: false), in: rect, of: context)
    }
  }
}
