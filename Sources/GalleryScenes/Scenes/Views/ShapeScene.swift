import SwiftUI

/// Shapes, paths, gradients and a canvas.
struct ShapeScene: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack(spacing: 16) {
        Rectangle().fill(.blue).frame(width: 70, height: 50)
        RoundedRectangle(cornerRadius: 12).fill(.green).frame(width: 70, height: 50)
        Circle().fill(.orange).frame(width: 50, height: 50)
        Ellipse().fill(.red).frame(width: 70, height: 50)
        Capsule().fill(.purple).frame(width: 90, height: 40)
      }
      HStack(spacing: 16) {
        Rectangle().stroke(.blue, lineWidth: 4).frame(width: 70, height: 50)
        RoundedRectangle(cornerRadius: 12).strokeBorder(.green, lineWidth: 4).frame(width: 70, height: 50)
        Circle().trim(from: 0, to: 0.7).stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .frame(width: 50, height: 50)
        Ellipse().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [6, 4])).frame(width: 70, height: 50)
        Star().fill(.yellow).frame(width: 60, height: 60)
      }
      HStack(spacing: 16) {
        Rectangle().fill(LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing))
          .frame(width: 90, height: 60)
        Circle().fill(
          RadialGradient(colors: [.white, .orange], center: .center, startRadius: 0, endRadius: 30)
        )
        .frame(width: 60, height: 60)
        Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
          .frame(width: 60, height: 60)
        Color.blue.frame(width: 60, height: 60).cornerRadius(12).shadow(radius: 6)
        Color.red.opacity(0.4).frame(width: 60, height: 60).clipShape(Circle())
      }
      Canvas { context, size in
        for step in 0..<12 {
          let side = Double(step) * 8
          let area = CGRect(
            x: size.width / 2 - side, y: size.height / 2 - side / 3, width: 2 * side, height: side * 2 / 3)
          context.stroke(
            Path(ellipseIn: area), with: .color(.purple.opacity(1 - Double(step) / 14)), lineWidth: 2)
        }
      }
      .frame(width: 220, height: 90)
    }
  }
}

private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for point in 0..<10 {
      let radius = min(rect.width, rect.height) / (point.isMultiple(of: 2) ? 2 : 5)
      let angle = Double(point) * .pi / 5 - .pi / 2
      let corner = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.closeSubpath()
    return path
  }
}
