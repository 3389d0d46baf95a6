import CGTK
import Foundation
import SwiftUICore

// What is filled takes what the pointer does where it is in front of others, and does so in the shape in which it is filled.

extension GTKWidget {
  /// Has the widget met where its surface is filled now, in the shape that this has now.
  final func showSolid() {
    guard let surface = solidSurface, surface.isSolid else { return faves_set_solid(native, 0) }
    guard !surface.fillsRectangle else { return faves_set_solid(native, 1) }
    faves_set_solid_within(
      native,
      { context, width, height, data in
        let context = UInt(bitPattern: context)
        receive(data, as: GTKWidget.self) { widget in
          guard let context = OpaquePointer(bitPattern: context) else { return }
          _ = widget.solidSurface?.addOutline(
            in: CGRect(x: 0, y: 0, width: width, height: height), to: context, for: widget.native)
        }
      }, Unmanaged.passUnretained(self).toOpaque(), surface.isEvenOdd.gboolean)
  }

  /// Nobody asks a widget that goes for its shape any more.
  final func forgetSolid() {
    if let surface = solidSurface, surface.isSolid, !surface.fillsRectangle { faves_set_solid(native, 1) }
  }
}

extension FillDescription {
  /// Whether something is filled at all: a line is not, nor what cannot be seen.
  var isSolid: Bool { !isClear && !isOutlined }

  /// Whether its shape is all of the rectangle that it is given.
  var fillsRectangle: Bool { shape == .rectangle && inset == 0 }

  /// Whether nothing is seen of it.
  var isClear: Bool {
    guard image == nil, gradient == nil, effects == nil, let color else { return false }
    return switch color.value {
    case .fixed(_, _, _, let opacity), .adaptive(_, _, let opacity): opacity == 0
    case .theme(let theme, let opacity): theme == .clear || opacity == 0
    case .mixed: false
    }
  }
}
