/// Puts a view where the labels beside arrows begin: an arrow grows with the text, the gap behind it does not.
struct BehindArrow: ViewModifier {
  @ScaledMetric private var arrow = 16.0

  func body(content: Content) -> some View { content.padding(.leading, CGFloat(arrow) + 6) }
}

/// A text behind an arrow, as wide as there is room. The arrow is drawn around the text, and no view of its own; in the colour
/// that the words have, whatever it is.
struct TextBehindArrow<Words: View>: View {
  let text: Words
  let isOpen: Bool
  @ScaledMetric private var side = 16.0
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    text.padding(.leading, CGFloat(side) + 6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(
        DisclosureArrow(side: CGFloat(side), isOpen: isOpen, isMirrored: direction == .rightToLeft)
          .fill(Color.primary))
  }
}

/// GNOME's arrow of what can be opened, at the leading edge: it points forward, and down once that is open.
struct DisclosureArrow: Shape, ContainedShape {
  /// Of the square that it stands in, in points; in a lower room it is smaller.
  let side: CGFloat
  let isOpen: Bool
  let isMirrored: Bool
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let size = min(side, rect.width, rect.height)
    // On whole pixels, as an icon stands.
    let place = CGRect(
      x: isMirrored
        ? rect.maxX - ((side + size) / 2).rounded(.up) : rect.minX + ((side - size) / 2).rounded(.down),
      y: (rect.midY - size / 2).rounded(.down), width: size, height: size)
    let steps = isOpen ? CGFloat.pi / 2 : isMirrored ? .pi : 0
    let unit = size / 16
    return Self.forward.applying(
      CGAffineTransform(translationX: place.midX, y: place.midY).rotated(by: steps).scaledBy(x: unit, y: unit)
    )
  }

  /// Around its middle, in a square of 16: the area of a line two wide, with rounded ends.
  private static var forward: Path {
    let (start, tip, end) = (CGPoint(x: -3, y: -6), CGPoint(x: 3, y: 0), CGPoint(x: -3, y: 6))
    return Path { path in
      path.addArc(
        center: start, radius: 1, startAngle: .degrees(135), endAngle: .degrees(315), clockwise: false)
      path.addArc(center: tip, radius: 1, startAngle: .degrees(-45), endAngle: .degrees(45), clockwise: false)
      path.addArc(center: end, radius: 1, startAngle: .degrees(45), endAngle: .degrees(225), clockwise: false)
      path.addLine(to: CGPoint(x: tip.x - 2.0.squareRoot(), y: 0))
      path.closeSubpath()
    }
  }
}
