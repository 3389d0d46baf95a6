import CGTK
import Foundation
import SwiftUICore

// What is filled takes what the pointer does where it is in front of others, and does so in the shape in which it is filled.

extension GTKWidget {
  /// Has the widget met where its surface is filled now, in the shape that this has now.
  final func showSolid() {
    (self as? FillWidget)?.showLine()
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
    if self is FillWidget { faves_set_line(native, nil, nil) }
    if let surface = solidSurface, surface.isSolid, !surface.fillsRectangle { faves_set_solid(native, 1) }
  }
}

extension FillWidget {
  /// Has it pressed on its line, where it is no more than that.
  fileprivate func showLine() {
    guard description.isOutlined, !description.isClear else { return faves_set_line(native, nil, nil) }
    faves_set_line(
      native,
      { context, width, height, data in
        let context = UInt(bitPattern: context)
        receive(data, as: FillWidget.self) { widget in
          guard let context = OpaquePointer(bitPattern: context) else { return }
          widget.description.drawLine(
            in: CGRect(x: 0, y: 0, width: width, height: height), of: context, for: widget.native)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}

extension FillDescription {
  /// The least width of a line that a pointer can meet, in points.
  private static let leastMet: CGFloat = 4

  /// Draws its line where that can be met.
  @MainActor
  fileprivate func drawLine(in rect: CGRect, of context: OpaquePointer, for native: Native) {
    guard var line = addLine(in: rect, to: context, for: native) else { return }
    line.lineWidth = max(line.lineWidth, Self.leastMet)
    // What is between the dashes is not aimed past.
    line.dash = []
    DrawnOutline.stroke(line).draw(in: context)
  }

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
