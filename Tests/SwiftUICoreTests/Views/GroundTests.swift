import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Plain surfaces behind views")
struct GroundTests {
  private func grounds(_ screen: Screen) -> [Decoration] { screen.front.all.compactMap(\.decoration) }

  @Test("A colour, or a simple figure, is drawn by what holds the view, and cut together with it")
  func plain() {
    let screen = Screen {
      VStack {
        Text("One").background(Color.red).cornerRadius(8)
        Text("Two").background(.blue, in: Capsule())
        Text("Three").background { RoundedRectangle(cornerRadius: 4).fill(.green) }.clipShape(Circle())
        Text("Four").padding().background(Color.red)
      }
    }
    let grounds = grounds(screen)
    #expect(grounds.map(\.ground?.color) == [.red, .blue, .green, .red])
    #expect(grounds.map(\.ground?.shape) == [.rectangle, .capsule, .rounded(4), .rectangle])
    #expect(grounds.map(\.clip) == [.rounded(8), .none, .circle, .none])
    #expect(screen.front.first("fill") == nil)
    #expect(screen.texts == ["One", "Two", "Three", "Four"])
  }

  @Test("What is more than a plain surface is a layer of its own")
  func layers() {
    let screen = Screen {
      VStack {
        Text("One").background(Path(CGRect(x: -5, y: 0, width: 50, height: 50)).fill(.red))
        Text("Two").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("Three").background(Rectangle().stroke(.red, lineWidth: 4))
        Text("Four").background(Color.red.opacity(0.5).padding(4))
      }
    }
    #expect(grounds(screen).allSatisfy { $0.ground == nil })
    #expect(screen.front.all.filter { $0.kind == "fill" }.count == 4)
  }

  @Test("A frame draws what is around it, in the order in which it was said")
  func frames() throws {
    let screen = Screen {
      Button("Go") {}.frame(width: 44, height: 44).background(.blue).clipShape(Circle())
        .overlay(Circle().strokeBorder(.white, lineWidth: 2)).shadow(radius: 3)
    }
    #expect(screen.front.all.map(\.kind) == ["window", "frame", "button", "text"])
    let frame = try #require(screen.front.first("frame"))
    #expect(frame.width == 44)
    let decoration = try #require(frame.decoration)
    #expect(decoration.ground?.color == .blue && decoration.clip == .circle)
    #expect(decoration.figure?.stroke == 2 && decoration.figure?.inset == 1)
    #expect(decoration.effects?.shadow?.radius == 3)
  }

  @Test("What was said in another order is drawn in that, by a container more")
  func order() {
    let screen = Screen {
      VStack {
        Text("a").overlay(Rectangle().stroke(.red)).clipShape(Circle())
        Text("b").clipShape(Capsule()).background(.blue).frame(width: 9).overlay(Color.red.opacity(0.1))
        Text("c").background(.red).padding(4).background(.blue)
      }
    }
    let decorations = screen.front.all.compactMap(\.decoration)
    #expect(decorations.count == 7)
    #expect(decorations[0].clip == .circle && decorations[0].figure == nil)
    #expect(decorations[1].figure?.stroke == 1 && decorations[1].clip == .none)
    #expect(decorations[2].figure != nil && decorations[2].ground == nil)
    #expect(decorations[3].ground?.color == .blue && decorations[4].clip == .capsule)
    #expect(decorations[5].ground?.color == .blue && decorations[6].ground?.color == .red)
  }

  @Test("A circle in front stands where the overlay is lined up")
  func standing() {
    let screen = Screen { Text("long").overlay(Circle().fill(.red), alignment: .trailing) }
    #expect(screen.front.all.compactMap(\.decoration?.figure?.alignment) == [.trailing])
  }

  struct Changing: View {
    @State var isOn = false
    @State var other = 0
    var body: some View {
      VStack {
        Text("\(other)").background(
          isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
        )
        .cornerRadius(isOn ? 20 : 0)
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Button("Other") { other += 1 }
      }
    }
  }

  @Test("Its colour and corners move with an animation, and nothing else touches it")
  func motion() {
    let screen = Screen { Changing() }
    screen.resetCounts()
    screen.button("Other").tap()
    #expect(screen.operations.allSatisfy { !$0.contains("surrounds") })
    screen.showsAnimations = true
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    let half = screen.text("1").color
    #expect(abs(half[0] - 0.5) < 0.03 && abs(half[2] - 0.5) < 0.03)
    guard case .rounded(let radius) = grounds(screen)[0].clip else {
      Issue.record("no corners")
      return
    }
    #expect(abs(radius - 10) < 1)
    screen.advance(by: 0.6)
    #expect(screen.text("1").color == [0, 0, 1, 1])
    #expect(!screen.isAnimating)
  }
}
