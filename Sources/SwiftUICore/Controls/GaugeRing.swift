/// It grows with the desktop's text, so that what is written in it does. An open ring begins at its leading end, under which its
/// lower bound stands; a closed one has no ends, and goes clockwise as the hands of a clock do, whichever way is written.
struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  /// How much of the circle the whole range takes.
  let share: Double
  let start: Angle
  /// Points for each at the usual size of text.
  @ScaledMetric private var scale = 1.0
  @Environment(\.tintPaint) private var tint
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorSchemeContrast) private var contrast

  private var isMirrored: Bool { isOpen && direction == .rightToLeft }

  /// A gradient runs along the ring, from one end of its range to the other. The rounded ends of the line reach beyond those:
  /// they have the colour that is at the end.
  private var ink: AnyShapeStyle {
    guard let gradient = tint?.gradient else { return AnyShapeStyle(.tint) }
    let beyond = max((1 - share) / 2, 0.03)
    let stops = gradient.stops.map { stop in
      let location = isMirrored ? 1 - stop.location : stop.location
      return Gradient.Stop(color: stop.color, location: beyond + location * (1 - 2 * beyond))
    }
    let first = start - .degrees(360 * beyond)
    return AnyShapeStyle(
      AngularGradient(
        stops: isMirrored ? stops.reversed() : stops, center: .center, startAngle: first,
        endAngle: first + .degrees(360)))
  }

  private var line: StrokeStyle { StrokeStyle(lineWidth: 6 * scale, lineCap: .round) }

  private func ring(_ fraction: Double) -> some Shape {
    Circle().inset(by: 4 * scale).trim(from: 0, to: fraction).rotation(start).stroke(style: line)
  }

  /// Where the value is on the ring, clockwise from its start, as a share of the circle.
  private var place: Double { share * (isMirrored ? 1 - configuration.value : configuration.value) }

  private var isOpen: Bool { share < 1 }

  @ViewBuilder private var words: some View {
    if let value = configuration.currentValueLabel {
      value
    } else {
      configuration.label.font(.caption)
    }
  }

  /// What stands where the ring is open: the bounds, or else what it is that is measured.
  @ViewBuilder private var foot: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 4 * scale) {
        configuration.minimumValueLabel.frame(maxWidth: .infinity, alignment: .leading)
        configuration.maximumValueLabel.frame(maxWidth: .infinity, alignment: .trailing)
      }
      .frame(width: 38 * scale)
    } else if configuration.currentValueLabel != nil {
      configuration.label.frame(maxWidth: 28 * scale)
    }
  }

  var body: some View {
    ZStack {
      if isOpen {
        // A gap of three points is around the marker, so that it is seen on any colour.
        CutRing(start: start, share: share, place: place, inset: 4 * scale, gap: 2 * (4 + 3 + 3) * scale)
          .stroke(style: line).fill(ink)
        RingMarker(angle: start + .degrees(360 * place), inset: 4 * scale, reach: 4 * scale)
          .fill(Color.primary)
      } else {
        ring(share).fill(Color.primary.opacity(0.15))
        if contrast == .increased {
          Circle().inset(by: 1 * scale).strokeBorder(Color.secondary, lineWidth: 1)
          Circle().inset(by: 7 * scale - 1).strokeBorder(Color.secondary, lineWidth: 1)
        }
        ring(share * configuration.value).fill(ink)
      }
      words.lineLimit(1).minimumScaleFactor(0.25).frame(maxWidth: 42 * scale)
    }
    .frame(width: 64 * scale, height: 64 * scale)
    .overlay(alignment: .bottom) {
      if isOpen { foot.font(.caption2).lineLimit(1).minimumScaleFactor(0.5) }
    }
    .spokenGauge(configuration)
  }
}

/// A part of a ring, which stands so far within its rectangle, without what is less than half of a gap from a place.
private struct CutRing: Shape {
  let start: Angle
  /// Of the circle, as the place is.
  let share: Double
  var place: Double
  let inset, gap: Double
  var animatableData: Double {
    get { place }
    set { place = newValue }
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - inset
    guard radius > 0 else { return Path() }
    let half = gap / 2 / (2 * .pi * radius)
    var path = Path()
    for (from, to) in [(0, place - half), (place + half, share)] where to > from {
      let first = start + .degrees(360 * from)
      path.move(
        to: CGPoint(x: rect.midX + radius * cos(first.radians), y: rect.midY + radius * sin(first.radians)))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: first,
        endAngle: start + .degrees(360 * to), clockwise: false)
    }
    return path
  }
}

/// A circle at an angle of a ring, which stands so far within its rectangle.
private struct RingMarker: Shape {
  var angle: Angle
  let inset: Double
  let reach: Double
  var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - inset
    let center = CGPoint(
      x: rect.midX + radius * cos(angle.radians), y: rect.midY + radius * sin(angle.radians))
    return Path(
      ellipseIn: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
  }
}
