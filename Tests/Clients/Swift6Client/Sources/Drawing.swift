import SwiftUI

struct Star: InsettableShape {
  var corners: Int
  var smoothness: CGFloat
  var insetAmount: CGFloat = 0

  var animatableData: CGFloat {
    get { smoothness }
    set { smoothness = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var angle = -CGFloat.pi / 2
    let step = .pi * 2 / CGFloat(corners * 2)
    var path = Path()
    path.move(to: CGPoint(x: center.x * cos(angle), y: center.y * sin(angle)))
    for corner in 0..<corners * 2 {
      let reach = corner.isMultiple(of: 2) ? 1 : smoothness
      path.addLine(to: CGPoint(x: center.x * cos(angle) * reach, y: center.y * sin(angle) * reach))
      angle += step
    }
    path.closeSubpath()
    return path.applying(CGAffineTransform(translationX: center.x, y: center.y))
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var star = self
    star.insetAmount += amount
    return star
  }
}

struct Stripes: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

struct ProgressRing: View {
  var progress: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(.tertiary, lineWidth: 12)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.blue, .purple]), center: .center),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent)
        .font(.title.monospacedDigit())
    }
    .aspectRatio(1, contentMode: .fit)
    .animation(.easeInOut, value: progress)
  }
}

struct Badge: View {
  var body: some View {
    GeometryReader { geometry in
      Path { path in
        var width = min(geometry.size.width, geometry.size.height)
        let height = width
        width *= 0.75
        path.move(to: CGPoint(x: width * 0.95, y: height * 0.2))
        path.addLine(to: CGPoint(x: width, y: height))
        path.addQuadCurve(to: CGPoint(x: 0, y: height), control: CGPoint(x: width / 2, y: 0))
        path.addArc(
          center: CGPoint(x: width / 2, y: height / 2), radius: 10, startAngle: .degrees(0),
          endAngle: .degrees(180), clockwise: true)
      }
      .fill(
        .linearGradient(
          Gradient(colors: [.red, .orange]), startPoint: UnitPoint(x: 0.5, y: 0),
          endPoint: UnitPoint(x: 0.5, y: 0.6)))
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct DrawingView: View {
  @State private var isLarge = false
  private let gradient = LinearGradient(
    colors: [.pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Star(corners: 5, smoothness: isLarge ? 0.7 : 0.45)
          .fill(.yellow.gradient)
          .frame(width: 100, height: 100)
          .shadow(radius: 4)
        Star(corners: 6, smoothness: 0.5)
          .strokeBorder(.red, lineWidth: 2)
          .frame(width: 60, height: 60)
        Circle()
          .fill(.blue)
          .stroke(.black, lineWidth: 3)
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
          .frame(height: 40)
        UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20)
          .fill(Stripes())
          .frame(height: 30)
        Capsule().stroke(lineWidth: 2).foregroundStyle(gradient)
        Ellipse().fill(
          .radialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 40))
        Rectangle()
          .fill(AnyShapeStyle(.thinMaterial))
          .frame(height: 20)
          .overlay(alignment: .topTrailing) { Circle().frame(width: 5) }
          .border(.gray, width: 2)
        Text("Hello")
          .foregroundStyle(.red, .blue)
          .padding()
          .background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
          .clipShape(.capsule)
          .overlay(Capsule().stroke(Color.red, lineWidth: 1))
        Text("Masked")
          .mask(LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing))
        AnyShape(isLarge ? AnyShape(Circle()) : AnyShape(Rectangle())).frame(width: 20, height: 20)
        Canvas { context, size in
          let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
          context.stroke(Path(ellipseIn: rect), with: .color(.green), lineWidth: 4)
          context.fill(
            Path(roundedRect: rect, cornerRadius: 3),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
          context.opacity = 0.5
          context.draw(Text("Canvas").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
          var copy = context
          copy.rotate(by: .degrees(20))
          copy.draw(Image(systemName: "star"), in: rect)
        }
        .frame(width: 120, height: 80)
        ProgressRing(progress: 0.6)
        Badge()
        Image(systemName: "heart")
          .symbolVariant(.fill)
          .symbolRenderingMode(.multicolor)
          .font(.largeTitle)
          .rotationEffect(.degrees(isLarge ? 45 : 0))
          .scaleEffect(isLarge ? 1.5 : 1)
          .blur(radius: isLarge ? 0 : 2)
          .saturation(0.5)
          .opacity(0.8)
      }
    }
    .background(Color(hue: 0.6, saturation: 0.1, brightness: 1).ignoresSafeArea())
  }
}
