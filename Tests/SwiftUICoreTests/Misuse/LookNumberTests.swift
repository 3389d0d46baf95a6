import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Numbers for what is drawn that make no sense.
@MainActor
@Suite("Misuse of numbers: looks", .serialized)
struct LookNumberTests {
  nonisolated static let cases: [NumberCase] = [
    .of("shadow radius", NumberCase.noLength) { Text("a").shadow(radius: $0) },
    .of("shadow radius", NumberCase.noLength) { Rectangle().fill(.red.shadow(.drop(radius: $0))) },
    .of("shadow radius", NumberCase.noLength) { Rectangle().fill(.red.shadow(.inner(radius: $0))) },
    .of("shadow offset", NumberCase.notFinite) { Text("a").shadow(radius: 1, x: $0) },
    .of("shadow offset", NumberCase.notFinite) { Text("a").shadow(radius: 1, y: $0) },
    .of("blur radius", NumberCase.noLength) { Text("a").blur(radius: $0) },
    .of("line width", NumberCase.noLength) { Rectangle().stroke(.red, lineWidth: $0) },
    .of("line width", NumberCase.noLength) { Rectangle().stroke(lineWidth: $0) },
    .of("line width", NumberCase.noLength) { Circle().strokeBorder(.red, lineWidth: $0) },
    .of("line width", NumberCase.noLength) { Circle().fill(.red).stroke(.blue, lineWidth: $0) },
    .of("line width", NumberCase.noLength) { Text("a").border(.red, width: $0) },
    .of("length of a dash", NumberCase.noLength) { Circle().stroke(style: StrokeStyle(dash: [2, $0])) },
    .of("phase of a dash", NumberCase.notFinite) {
      Circle().stroke(style: StrokeStyle(dash: [2], dashPhase: $0))
    },
    .of("miter limit", NumberCase.notFinite) { Circle().stroke(style: StrokeStyle(miterLimit: $0)) },
    .of("start of a trimmed shape", NumberCase.none) { Circle().trim(from: $0) },
    .of("end of a trimmed shape", NumberCase.none) { Circle().trim(to: $0) },
    .of("location of a gradient's stop", NumberCase.notFinite) {
      LinearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: $0)], startPoint: .top,
        endPoint: .bottom)
    },
    .of("radius of a gradient", NumberCase.noLength) {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0)
    },
    .of("radius of a gradient", NumberCase.noLength) {
      EllipticalGradient(colors: [.red, .blue], endRadiusFraction: $0)
    },
    .of("angle of a gradient", NumberCase.notFinite) {
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees($0))
    },
    .of("point of a gradient", NumberCase.notFinite) {
      LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
    },
    .of("opacity", NumberCase.none) { Text("a").opacity($0) },
    .of("opacity", NumberCase.none) { number in
      Text("a").visualEffect { content, _ in content.opacity(number) }
    },
    .of("brightness", NumberCase.notFinite) { Text("a").brightness($0) },
    .of("contrast", NumberCase.notFinite) { Text("a").contrast($0) },
    .of("saturation", NumberCase.notFinite) { Text("a").saturation($0) },
    .of("grayscale", NumberCase.none) { Text("a").grayscale($0) },
    .of("rotation of hues", NumberCase.notFinite) { Text("a").hueRotation(.degrees($0)) },
    .of("corner radius", [.nan, -1.5, -.infinity]) { Text("a").cornerRadius($0) },
    .of("corner radius", [.nan, -1.5]) { RoundedRectangle(cornerRadius: $0) },
    .of("corner radius", [.nan, -1.5]) {
      RoundedRectangle(cornerSize: CGSize(width: 3, height: $0))
    },
    .of("angle", NumberCase.notFinite) { Text("a").rotationEffect(.degrees($0)) },
    .of("angle", NumberCase.notFinite) { Text("a").rotation3DEffect(.degrees($0), axis: (0, 1, 0)) },
    .of("scale", NumberCase.notFinite) { Text("a").scaleEffect($0) },
    .of("offset", NumberCase.notFinite) { Text("a").offset(x: 0, y: $0) },
    .of("colour component", NumberCase.notFinite) {
      Text("a").foregroundColor(Color(red: $0, green: 0, blue: 0))
    },
    .of("colour component", NumberCase.notFinite) { Color(.displayP3, red: 1, green: $0, blue: 0) },
    .of("colour component", NumberCase.notFinite) { Color(white: $0) },
    .of("colour component", NumberCase.notFinite) { Color(hue: $0, saturation: 1, brightness: 1) },
    .of("opacity of a colour", NumberCase.notFinite) { Text("a").foregroundColor(.red.opacity($0)) },
    .of("opacity of a colour", NumberCase.notFinite) { Color(red: 1, green: 0, blue: 0, opacity: $0) },
  ]

  @Test("A number that makes no sense is told, with the view and what counts instead", arguments: cases)
  func told(_ test: NumberCase) async { await test.isTold() }

  private struct Nowhere: Shape {
    var x: Double
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: x, y: 3))
        $0.addLine(to: CGPoint(x: 5, y: 5))
      }
    }
  }

  @Test("What of a path leads nowhere is told, and the rest of it drawn")
  func paths() async {
    var drawn = Path()
    let said = await toldWhile { drawn = ShapeOutline(Nowhere(x: .nan)).path(in: .zero) }
    #expect(drawn.description == "0 0 m 5 5 m")
    #expect(
      said == [
        "Invalid point of a path of Nowhere (nan, 3.0): it is not finite, and what leads there is not drawn."
      ])
    let whole = ShapeOutline(Nowhere(x: 4)).path(in: .zero)
    #expect(whole.description == "0 0 m 4 3 l 5 5 l")
  }
}
