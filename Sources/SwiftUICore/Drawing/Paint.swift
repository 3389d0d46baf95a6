/// What a surface is painted with.
package enum Paint: Hashable, Sendable {
  case color(Color)
  indirect case gradient(GradientPaint)
  indirect case image(ImagePattern)
  /// With shadows, or mixed with what is behind.
  indirect case styled(Paint, PaintEffects)

  /// One colour for what cannot have several: the middle one of a gradient, for a picture that of text.
  package var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let paint):
      paint.stops.isEmpty ? .clear : paint.stops[paint.stops.count / 2].color.opacity(paint.opacity)
    case .image(let pattern): .primary.opacity(pattern.opacity)
    case .styled(let paint, _): paint.color
    }
  }

  /// nil: it is none.
  package var gradient: GradientPaint? {
    switch self {
    case .gradient(let gradient): gradient
    case .styled(let paint, _): paint.gradient
    case .color, .image: nil
    }
  }

  /// The same with further effects.
  func with(_ effects: PaintEffects) -> Paint {
    guard case .styled(let paint, var all) = self else { return .styled(self, effects) }
    all.shadows += effects.shadows
    all.blendMode = effects.blendMode ?? all.blendMode
    return .styled(paint, all)
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
    case .styled(let paint, let effects): .styled(paint.opacity(opacity), effects.opacity(opacity))
    }
  }
}

/// What is done to a painted surface.
package struct PaintEffects: Hashable, Sendable {
  /// The first lies lowest.
  package var shadows: [ShadowStyle] = []
  /// How the surface is mixed with what is behind; nil: it covers it.
  package var blendMode: BlendMode?

  func opacity(_ opacity: Double) -> PaintEffects {
    var effects = self
    for index in shadows.indices {
      effects.shadows[index].color = shadows[index].color.opacity(opacity)
    }
    return effects
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
    self.geometry = geometry.legal
    stops = gradient.legalStops
  }

  /// The middle colour, opaque: what letters are cut out of the gradient by.
  package var solid: Color { stops.isEmpty ? .primary : stops[stops.count / 2].color.opaque }
}

extension GradientPaint.Geometry {
  /// The same with numbers that can be drawn.
  fileprivate var legal: Self {
    func radius(_ radius: Double) -> Double {
      SwiftUICore.legal(radius, .length, or: 0, for: "radius of a gradient")
    }
    func angle(_ angle: Angle) -> Angle { SwiftUICore.legal(angle, for: "angle of a gradient") }
    func point(_ point: UnitPoint) -> UnitPoint {
      if point.x.isFinite, point.y.isFinite { return point }
      return UnitPoint(
        x: SwiftUICore.legal(point.x, or: 0.5, for: "point of a gradient"),
        y: SwiftUICore.legal(point.y, or: 0.5, for: "point of a gradient"))
    }
    return switch self {
    case .linear(let from, let to): .linear(from: point(from), to: point(to))
    case .radial(let center, let from, let to):
      .radial(center: point(center), from: radius(from), to: radius(to))
    case .elliptical(let center, let from, let to):
      .elliptical(center: point(center), from: radius(from), to: radius(to))
    case .angular(let center, let from, let to):
      .angular(center: point(center), from: angle(from), to: angle(to))
    case .mesh: self
    }
  }
}

/// What a shape style comes down to; nil: what is painted with anyway.
public struct _Paint: Sendable {
  package var paint: Paint?
  package init(_ paint: Paint?) { self.paint = paint }
}
