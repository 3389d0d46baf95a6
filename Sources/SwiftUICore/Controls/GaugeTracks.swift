/// What a gauge's track is painted with: a gradient of the tint from one end of the scale to the other.
private struct TrackInk {
  let tint: GradientPaint?

  var style: AnyShapeStyle {
    guard let gradient = tint else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      LinearGradient(
        stops: gradient.stops.map { Gradient.Stop(color: $0.color, location: $0.location) },
        startPoint: .leading, endPoint: .trailing))
  }
}

/// A track with a marker at the value, which is cut out of it, so that it is seen on any colour.
struct MarkedTrack: View {
  let configuration: GaugeStyleConfiguration
  /// Points for each at the usual size of text.
  @ScaledMetric var scale = 1.0
  @Environment(\.tintPaint) private var tint

  var body: some View {
    VStack(spacing: 2) {
      ZStack {
        Capsule().fill(TrackInk(tint: tint?.gradient).style).frame(height: 6 * scale)
        AlongScale(places: [configuration.value]) {
          Circle().fill(Color.primary).padding(3 * scale)
            .background(Circle().fill(.background))
            .frame(width: 16 * scale, height: 16 * scale)
        }
      }
      .frame(minWidth: 48 * scale)
      if let marks = configuration.marks { marks.font(.caption) }
    }
  }
}

/// A track that is filled up to the value.
struct FilledTrack: View {
  let configuration: GaugeStyleConfiguration
  /// Points for each at the usual size of text.
  @ScaledMetric var scale = 1.0
  @Environment(\.tintPaint) private var tint

  var body: some View {
    VStack(spacing: 2) {
      ZStack {
        Capsule().fill(Color.primary.opacity(0.15))
        CapsulePart(share: configuration.value).fill(TrackInk(tint: tint?.gradient).style)
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
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard share > 0 else { return Path() }
    let part = CGRect(
      x: rect.minX, y: rect.minY, width: max(rect.height, rect.width * share), height: rect.height)
    return Path(roundedRect: part, cornerRadius: rect.height / 2)
  }
}
