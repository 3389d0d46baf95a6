import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Values that programs compare, mix and write down.
@MainActor
@Suite("Values of drawing")
struct DrawnValueTests {
  @Test("A path is what its description says")
  func pathWords() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3.5, y: -4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      $0.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
      $0.closeSubpath()
    }
    let again = try #require(Path(path.description))
    #expect(again == path)
    #expect(again.currentPoint == CGPoint(x: 1, y: 2))
    #expect(Path("") == Path())
    #expect(Path("1 2 m 3")?.description == "1 2 m")
    #expect(Path("1 m") == nil)
    #expect(Path("1 2 l") == nil)
    #expect(Path("a path") == nil)
  }

  private func components(_ color: Color, _ scheme: ColorScheme) -> [Float] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
  }

  @Test("A mixed colour has on dark ground what its parts have there", arguments: [0.001, 0.999])
  func mixing(fraction: Double) {
    let mixed = Color.red.mix(with: .blue, by: fraction)
    let nearest = fraction < 0.5 ? Color.red : .blue
    for scheme in [ColorScheme.light, .dark] {
      let (found, expected) = (components(mixed, scheme), components(nearest, scheme))
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.02 }, "\(found), not \(expected)")
    }
    // What is the same everywhere is mixed exactly.
    let grey = Color(red: 0, green: 0, blue: 0).mix(
      with: Color(red: 1, green: 1, blue: 1), by: 0.5, in: .device)
    #expect(components(grey, .dark)[0] == 0.5)
  }

  @Test("Sets of one edge")
  func edges() {
    #expect(HorizontalEdge.Set(.leading) == .leading && HorizontalEdge.Set(.trailing) == .trailing)
    #expect(VerticalEdge.Set(.top) == .top && VerticalEdge.Set(.bottom) == .bottom)
  }

  @Test("An identifier that is not enabled is none")
  func identifier() {
    let screen = Screen {
      Text("one").accessibilityIdentifier("first", isEnabled: true)
      Text("two").accessibilityIdentifier("second", isEnabled: false)
    }
    #expect(screen.text("one").widget.attributes?.accessibilityIdentifier == "first")
    #expect(screen.text("two").widget.attributes?.accessibilityIdentifier == nil)
    screen.close()
  }

  @Test("The height of lines is the text's, and that of a view around it where it says none")
  func lineHeight() throws {
    var string = AttributedString("own")
    string.lineHeight = .exact(points: 40)
    let screen = Screen {
      VStack {
        Text("around")
        Text(string)
        Text("more").lineHeight(.leading(increase: 7))
      }
      .lineHeight(.multiple(factor: 2))
    }
    func traits(_ text: String) throws -> TextDescription {
      try #require(screen.text(text).widget.anyDescription as? TextDescription)
    }
    #expect(try traits("around").spans.first?.traits.lineHeight == .multiple(factor: 2))
    #expect(try traits("own").spans.first?.traits.lineHeight == .exact(points: 40))
    #expect(try traits("more").lineSpacing == 7)
    screen.close()
  }

  @Test("Core Graphics' way of drawing draws on the same surface, with states that are kept")
  func coreGraphics() {
    let context = GraphicsContext(environment: EnvironmentValues(), foreground: .color(.primary), font: nil)
    context.withCGContext { graphics in
      graphics.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      graphics.saveGState()
      graphics.translateBy(x: 10, y: 20)
      graphics.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
      graphics.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      graphics.restoreGState()
      graphics.move(to: .zero)
      // What is added later is where it is said to be then.
      graphics.translateBy(x: 1, y: 1)
      graphics.addLine(to: .zero)
      graphics.addLine(to: CGPoint(x: 0, y: 3))
      #expect(graphics.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 1, height: 4))
      graphics.fillPath()
      #expect(graphics.isPathEmpty)
    }
    #expect(context.list.commands.count == 2)
    #expect(context.list.commands.first?.transform == CGAffineTransform(translationX: 10, y: 20))
    guard case .fill(_, let paint, evenOdd: false) = context.list.commands.last?.kind else {
      Issue.record("not filled")
      return
    }
    #expect(paint == .color(Color(red: 1, green: 0, blue: 0)))
  }
}
