import CGTK
import SwiftUICore

extension BlendMode {
  /// Cairo's rule for it.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension GraphicsContext.BlendMode {
  /// Cairo's rules for it, one after the other.
  var rules: [cairo_operator_t] {
    switch self {
    case .multiply, .plusDarker: [CAIRO_OPERATOR_MULTIPLY]
    case .screen: [CAIRO_OPERATOR_SCREEN]
    case .overlay: [CAIRO_OPERATOR_OVERLAY]
    case .darken: [CAIRO_OPERATOR_DARKEN]
    case .lighten: [CAIRO_OPERATOR_LIGHTEN]
    case .colorDodge: [CAIRO_OPERATOR_COLOR_DODGE]
    case .colorBurn: [CAIRO_OPERATOR_COLOR_BURN]
    case .softLight: [CAIRO_OPERATOR_SOFT_LIGHT]
    case .hardLight: [CAIRO_OPERATOR_HARD_LIGHT]
    case .difference: [CAIRO_OPERATOR_DIFFERENCE]
    case .exclusion: [CAIRO_OPERATOR_EXCLUSION]
    case .hue: [CAIRO_OPERATOR_HSL_HUE]
    case .saturation: [CAIRO_OPERATOR_HSL_SATURATION]
    case .color: [CAIRO_OPERATOR_HSL_COLOR]
    case .luminosity: [CAIRO_OPERATOR_HSL_LUMINOSITY]
    case .clear, .destinationOut: [CAIRO_OPERATOR_DEST_OUT]
    // What is around it stays: cairo's own rule would clear all of the canvas.
    case .copy: [CAIRO_OPERATOR_DEST_OUT, CAIRO_OPERATOR_ADD]
    case .sourceIn: [CAIRO_OPERATOR_IN]
    case .sourceOut: [CAIRO_OPERATOR_OUT]
    case .sourceAtop: [CAIRO_OPERATOR_ATOP]
    case .destinationOver: [CAIRO_OPERATOR_DEST_OVER]
    case .destinationIn: [CAIRO_OPERATOR_DEST_IN]
    case .destinationAtop: [CAIRO_OPERATOR_DEST_ATOP]
    case .xor: [CAIRO_OPERATOR_XOR]
    case .plusLighter: [CAIRO_OPERATOR_ADD]
    default: [CAIRO_OPERATOR_OVER]
    }
  }
}
