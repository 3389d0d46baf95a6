/// What a gauge's track is painted with: a gradient of the tint from one end of the scale to the other.
private struct TrackInk {
  let tint: GradientPaint?
  let direction: LayoutDirection

  var style: AnyShapeStyle {
    guard let gradient = tint else { return AnyShapeStyle(.tint) }
    let isMirrored = direction == .rightToLeft
    return AnyShapeStyle(
      LinearGradient(
        stops: gradient.stops.map { Gradient.Stop(color: $0.color, location: $0.location) },
        startPoint: isMirrored ? .trailing : .leading, endPoint: isMirrored ? .leading : .trailing))
  }
}

/// A track with a marker at the value, between which and the track there is a gap, so that it is seen on any colour.
struct MarkedTrack: View {
  let configuration: GaugeStyleConfiguration
  /// Points for each at the usual size of text.
  @ScaledMetric var scale = 1.0
  @Environment(\.tintPaint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(spacing: 2) {
      ZStack {
        CutCapsule(place: configuration.value, gap: 16 * scale, isMirrored: direction == .rightToLeft)
          .fill(TrackInk(tint: tint?.gradient, direction: direction).style).frame(height: 6 * scale)
        AlongScale(places: [configuration.value]) {
          Circle().fill(Color.primary).padding(3 * scale).frame(width: 16 * scale, height: 16 * scale)
        }
      }
      .frame(minWidth: 48 * scale)
      if let marks = configuration.marks { marks.font(.caption) }
    }
  }
}

/// A track that is filled up to the value. It has an edge for those who want high contrast.
struct FilledTrack: View {
  let configuration: GaugeStyleConfiguration
  /// Points for each at the usual size of text.
  @ScaledMetric var scale = 1.0
  @Environment(\.tintPaint) private var tint
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    VStack(spacing: 2) {
      ZStack {
        Capsule().fill(Color.primary.opacity(0.15))
        if contrast == .increased { Capsule().strokeBorder(Color.secondary, lineWidth: 1) }
        CapsulePart(share: configuration.value, isMirrored: direction == .rightToLeft)
          .fill(TrackInk(tint: tint?.gradient, direction: direction).style)
      }
      .frame(minWidth: 48 * scale)
      .frame(height: 6 * scale)
      if let marks = configuration.marks { marks.font(.caption) }
    }
  }
}

/// A capsule over a share of the width, from the leading edge on. As long as there is any of it, it is as long as it is high.
private struct CapsulePart: Shape {
  var share: Double
  let isMirrored: Bool
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    guard share > 0 else { return Path() }
    let width = max(rect.height, rect.width * share)
    let part = CGRect(
      x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: part, cornerRadius: rect.height / 2)
  }
}

/// A capsule without the part of its length around a place, which is a share of that from the leading edge on. As `AlongScale`
/// has it, what is there keeps within the edges.
private struct CutCapsule: Shape {
  var place: Double
  let gap: Double
  let isMirrored: Bool
  var animatableData: Double {
    get { place }
    set { place = newValue }
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let middle = rect.width * (isMirrored ? 1 - place : place)
    let start = min(max(middle - gap / 2, 0), max(0, rect.width - gap))
    var path = Path()
    for (from, to) in [(0, start), (start + gap, rect.width)] where to > from {
      let part = CGRect(x: rect.minX + from, y: rect.minY, width: to - from, height: rect.height)
      path.addRoundedRect(
        in: part,
        cornerSize: CGSize(
          width: min(part.width, part.height) / 2, height: min(part.width, part.height) / 2))
    }
    return path
  }
}
