/// What a surface is painted with.
package enum Paint: Hashable, Sendable {
  case color(Color)
  indirect case gradient(GradientPaint)
  indirect case image(ImagePattern)

  /// One colour for what cannot have several: the middle one of a gradient, for a picture that of text.
  package var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let paint):
      paint.stops.isEmpty ? .clear : paint.stops[paint.stops.count / 2].color.opacity(paint.opacity)
    case .image(let pattern): .primary.opacity(pattern.opacity)
    }
  }

  package func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .gradient(var paint):
      .gradient(
        {
          paint.opacity *= opacity
          return paint
        }())
    case .image(var pattern):
      .image(
        {
          pattern.opacity *= opacity
          return pattern
        }())
    }
  }
}

/// A gradient on its way to the screen.
package struct GradientPaint: Hashable, Sendable {
  /// Points in shares of the surface, lengths in points unless they say otherwise.
  package enum Geometry: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, from: Double, to: Double)
    /// Radii in shares of width and height.
    case elliptical(center: UnitPoint, from: Double, to: Double)
    case angular(center: UnitPoint, from: Angle, to: Angle)
    /// Patches over the one stop's colour.
    case mesh(MeshPatches)
  }
  package var geometry: Geometry
  package var stops: [Gradient.Stop]
  package var opacity = 1.0

  package init(_ geometry: Geometry, _ gradient: Gradient) {
    self.geometry = geometry
    stops = gradient.stops.filter { $0.location.isFinite }
  }
}

/// What a shape style comes down to; nil: what is painted with anyway.
public struct _Paint: Sendable {
  package var paint: Paint?
  package init(_ paint: Paint?) { self.paint = paint }
}
