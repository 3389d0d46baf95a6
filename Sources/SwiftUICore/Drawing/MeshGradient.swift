/// Drawn: colours at the points of a grid, and between them every mixture, along edges that may be curved.
///
/// Points and colours are listed row by row, `width * height` of each; points in shares of what is painted, (0, 0) its top
/// left and (1, 1) its bottom right corner. What the grid does not reach has the colour `background`.
public struct MeshGradient: ShapeStyle, Equatable, Hashable, Sendable {
  /// A point of the grid, and the points that the edges leave it towards.
  public struct BezierPoint: Equatable, Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public enum Locations: Equatable, Hashable, Sendable {
    /// The edges between them are as smooth as the points allow.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// How many points stand in a row.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  /// Accepted without effect: between four colours every mixture is drawn in equal steps.
  public var smoothsColors: Bool
  /// Accepted without effect: colours are mixed as the screen has them.
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.gradient(paint)) }

  private nonisolated var paint: GradientPaint {
    GradientPaint(.mesh(MeshPatches(self)), Gradient(colors: [background]))
  }
}

extension MeshGradient: View, DescribedView {
  public typealias Body = Never
  func describe(in context: DescriptionContext) -> FillDescription {
    FillDescription(paint: .gradient(paint))
  }
}

/// A mesh as patches with four curved edges and a colour at each corner.
package struct MeshPatches: Hashable, Sendable {
  package struct Patch: Hashable, Sendable {
    /// Clockwise from the top leading corner: each corner and the two control points of the edge to the next, in shares of
    /// what is painted.
    package let outline: [UnitPoint]
    package let colors: [Color]
  }
  package private(set) var patches: [Patch] = []

  /// A mesh whose points or colours are fewer than it says has no patches, and one warning.
  init(_ mesh: MeshGradient) {
    let colors: [Color] =
      switch mesh.colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    let points = mesh.corners
    guard mesh.width > 1, mesh.height > 1 else { return }
    guard points.count >= mesh.width * mesh.height, colors.count >= mesh.width * mesh.height else {
      Diagnostics.warn(
        "A MeshGradient of \(mesh.width) × \(mesh.height) has \(points.count) points and \(colors.count) "
          + "colours; nothing is drawn.")
      return
    }
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 {
        let topLeading = row * mesh.width + column
        let (topTrailing, bottomLeading) = (topLeading + 1, topLeading + mesh.width)
        let bottomTrailing = bottomLeading + 1
        let (a, b) = (points[topLeading], points[topTrailing])
        let (c, d) = (points[bottomTrailing], points[bottomLeading])
        let outline = [
          a.position, a.trailingControlPoint, b.leadingControlPoint,
          b.position, b.bottomControlPoint, c.topControlPoint,
          c.position, c.leadingControlPoint, d.trailingControlPoint,
          d.position, d.topControlPoint, a.bottomControlPoint,
        ]
        guard outline.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
        patches.append(
          Patch(
            outline: outline.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: [topLeading, topTrailing, bottomTrailing, bottomLeading].map { colors[$0] }))
      }
    }
  }
}

extension MeshGradient {
  /// The points with their control points. Where none are given an edge leaves a point in the direction from the point before
  /// it to the one after, a third of the way.
  fileprivate var corners: [BezierPoint] {
    switch locations {
    case .bezierPoints(let points): return points
    case .points(let points):
      guard width > 0, points.count >= width * height else { return [] }
      func at(_ column: Int, _ row: Int) -> SIMD2<Float> { points[row * width + column] }
      /// The way from a point to the next along an axis, as smooth as its neighbours let it be.
      func tangent(_ column: Int, _ row: Int, _ dx: Int, _ dy: Int) -> SIMD2<Float> {
        let before = (max(0, column - dx), max(0, row - dy))
        let after = (min(width - 1, column + dx), min(height - 1, row + dy))
        let steps = Float(max(1, (after.0 - before.0) + (after.1 - before.1)))
        return (at(after.0, after.1) - at(before.0, before.1)) / (3 * steps)
      }
      return (0..<width * height).map { index in
        let (column, row) = (index % width, index / width)
        let point = at(column, row)
        let (across, down) = (tangent(column, row, 1, 0), tangent(column, row, 0, 1))
        return BezierPoint(
          position: point, leadingControlPoint: point - across, topControlPoint: point - down,
          trailingControlPoint: point + across, bottomControlPoint: point + down)
      }
    }
  }
}
