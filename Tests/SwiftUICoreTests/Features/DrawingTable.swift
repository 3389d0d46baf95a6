import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What drawings describe")
struct DrawingTable {
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: 1)) }
  }

  @Test("Shapes, fills and strokes")
  func shapes() {
    var table = ViewTable()
    table("Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule") {
      Rectangle()
      RoundedRectangle(cornerRadius: 4)
      Circle()
      Ellipse()
      Capsule()
    } holds: {
      $0.all(FillDescription.self).map(\.shape) == [.rectangle, .rounded(4), .circle, .ellipse, .capsule]
    }
    table("Shape", "Path", "fill") {
      Corner().fill(.red)
    } holds: {
      let fill = $0.the(FillDescription.self)
      guard case .outline(let outline) = fill.shape else { return false }
      let bounds = outline.path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).boundingRect
      return fill.color == .red && bounds.width == 20
    }
    table("stroke", "strokeBorder") {
      Circle().stroke(.blue, lineWidth: 3)
      Circle().strokeBorder(.blue, lineWidth: 4)
    } holds: {
      let fills = $0.all(FillDescription.self)
      return fills.map(\.stroke) == [3, 4] && fills.map(\.inset) == [0, 2]
    }
    table("Color") {
      Color.green
    } holds: {
      $0.the(FillDescription.self).color == .green
    }
    table("Canvas") {
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
    } holds: {
      $0.has("canvas")
    }
    table.check()
  }

  @Test("Gradients")
  func gradients() {
    func geometry(_ screen: Screen) -> GradientPaint.Geometry? {
      screen.the(FillDescription.self).gradient?.geometry
    }
    let colors: [Color] = [.red, .blue]
    var table = ViewTable()
    table("LinearGradient") {
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    } holds: {
      geometry($0) == .linear(from: .leading, to: .trailing)
    }
    table("RadialGradient") {
      RadialGradient(colors: colors, center: .top, startRadius: 1, endRadius: 9)
    } holds: {
      geometry($0) == .radial(center: .top, from: 1, to: 9)
    }
    table("EllipticalGradient") {
      EllipticalGradient(colors: colors)
    } holds: {
      geometry($0) == .elliptical(center: .center, from: 0, to: 0.5)
    }
    table("AngularGradient") {
      AngularGradient(colors: colors, center: .center)
    } holds: {
      geometry($0) == .angular(center: .center, from: .zero, to: .degrees(360))
    }
    table("MeshGradient") {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .white])
    } holds: {
      guard case .mesh(let mesh) = geometry($0), mesh.patches.count == 1 else { return false }
      let outline = mesh.patches[0].outline
      return outline[0] == .topLeading && outline[3] == .topTrailing && outline[6] == .bottomTrailing
        && outline[9] == .bottomLeading && mesh.patches[0].colors == [.red, .green, .white, .blue]
    }
    table.check()
  }

  @Test("A mesh bends where its points do, and one of too few points is drawn as nothing")
  func mesh() {
    let row: [SIMD2<Float>] = [[0, 0], [0.5, 0.4], [1, 0]]
    let below: [SIMD2<Float>] = [[0, 1], [0.5, 1], [1, 1]]
    let colors = [Color](repeating: .red, count: 6)
    let bent = MeshPatches(MeshGradient(width: 3, height: 2, points: row + below, colors: colors))
    #expect(bent.patches.count == 2)
    // At the middle the edge runs level: its neighbours are as high as each other.
    #expect(abs(bent.patches[0].outline[2].y - 0.4) < 0.001)
    #expect(MeshPatches(MeshGradient(width: 3, height: 2, points: row, colors: colors)).patches.isEmpty)
    #expect(MeshPatches(MeshGradient(width: 0, height: -1, points: [], colors: [])).patches.isEmpty)
  }

  @Test("Grounds, edges and effects")
  func effects() {
    func layers(_ screen: Screen, _ holds: (LayersDescription) -> Bool) -> Bool {
      screen.all(LayersDescription.self).contains(where: holds)
    }
    func decorations(_ screen: Screen, _ holds: (Decoration) -> Bool) -> Bool {
      screen.decorations.contains(where: holds)
    }
    var table = ViewTable()
    table("background") {
      Text("a").background(.red)
    } holds: {
      decorations($0) { $0.ground?.color == .red }
    }
    table("overlay") {
      Text("a").overlay(alignment: .bottom) { Text("b") }
    } holds: {
      $0.texts == ["a", "b"] && layers($0) { $0.alignment == .bottom }
    }
    table("border") {
      Text("a").border(.red, width: 2)
    } holds: {
      decorations($0) { $0.figure?.color == .red && $0.figure?.stroke == 2 }
    }
    table("cornerRadius") {
      Text("a").cornerRadius(5)
    } holds: {
      decorations($0) { $0.clip == .rounded(5) }
    }
    table("clipShape", "clipped") {
      Text("a").clipShape(Circle())
      Text("b").clipped()
    } holds: {
      decorations($0) { $0.clip == .circle } && decorations($0) { $0.clip == .rectangle }
    }
    table("containerShape", "ContainerRelativeShape") {
      VStack {
        ContainerRelativeShape().inset(by: 3).fill(.red)
        Text("a").clipShape(ContainerRelativeShape())
      }
      .containerShape(RoundedRectangle(cornerRadius: 9))
      Text("b").clipShape(.containerRelative)
    } holds: { screen in
      let fill = screen.the(FillDescription.self)
      return fill.shape == .rounded(6) && fill.inset == 3
        && decorations(screen) { $0.clip == .rounded(9) }
        && decorations(screen) { $0.clip == .rectangle }
    }
    table("ConcentricRectangle") {
      VStack {
        ConcentricRectangle().fill(.red)
        Text("a").clipShape(.rect(corners: .fixed(4)))
        Text("b").clipShape(.rect(corners: .concentric(minimum: 12)))
      }
      .containerShape(RoundedRectangle(cornerRadius: 9))
    } holds: { screen in
      func radius(_ shape: ConcentricRectangle, in container: any InsettableShape) -> CGFloat {
        (shape._inside(container) as? UnevenRoundedRectangle)?.cornerRadii.topTrailing ?? -1
      }
      let round = RoundedRectangle(cornerRadius: 9)
      return radius(ConcentricRectangle(), in: round) == 9
        && radius(.rect(corners: .fixed(4)), in: round) == 4
        && radius(.rect(corners: .concentric(minimum: 12)), in: round) == 12
        && radius(ConcentricRectangle(), in: Rectangle()) == 0
    }
    table("RotatedShape", "ScaledShape", "OffsetShape", "TransformedShape") {
      RotatedShape(shape: Corner(), angle: .degrees(90)).fill(.red)
    } holds: { _ in
      let room = CGRect(x: 0, y: 0, width: 40, height: 40)
      let turned = RotatedShape(shape: Corner(), angle: .degrees(180)).path(in: room).boundingRect
      let scaled = ScaledShape(shape: Corner(), scale: CGSize(width: 2, height: 1), anchor: .topLeading)
      let moved = OffsetShape(shape: Corner(), offset: CGSize(width: 5, height: 0)).path(in: room)
      let changed = TransformedShape(
        shape: Corner(), transform: CGAffineTransform(translationX: 0, y: 7)
      ).path(in: room)
      return abs(turned.maxY - 40) < 0.01 && scaled.path(in: room).boundingRect.width == 40
        && moved.boundingRect.minX == 5 && changed.boundingRect.minY == 7
    }
    table("luminanceToAlpha") {
      Text("a").luminanceToAlpha()
    } holds: {
      decorations($0) { $0.effects?.luminanceIsAlpha == true }
    }
    table("mask") {
      Text("a").mask { Circle() }
    } holds: {
      layers($0) { $0.isMasked }
    }
    table("shadow") {
      Text("a").shadow(color: .black, radius: 3, x: 1, y: 2)
    } holds: {
      decorations($0) { $0.effects?.shadow?.radius == 3 && $0.effects?.shadow?.y == 2 }
    }
    table("blur") {
      Text("a").blur(radius: 4)
    } holds: {
      decorations($0) { $0.effects?.blur == 4 }
    }
    table("grayscale", "saturation", "brightness", "contrast", "colorInvert", "hueRotation", "colorMultiply")
    {
      Text("a").grayscale(1)
    } holds: {
      decorations($0) { $0.effects?.colors != nil }
    }
    table("rotationEffect", "scaleEffect") {
      Text("a").rotationEffect(.degrees(90)).scaleEffect(2)
    } holds: {
      let attributes = $0.attributes(of: "a")
      return abs(attributes.rotation - .pi / 2) < 0.001 && attributes.scale == .init(x: 2, y: 2)
    }
    table.check()
  }
}
