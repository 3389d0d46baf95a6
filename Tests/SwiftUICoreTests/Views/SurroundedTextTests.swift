import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What is right around a text is its own")
struct SurroundedTextTests {
  private func surrounds(_ screen: Screen) throws -> LeafSurrounds {
    try #require(screen.the(TextDescription.self).surrounds)
  }

  @Test("Space, a frame, space around it, and what is drawn around all of that are one widget")
  func one() throws {
    let screen = Screen {
      Text("Go").padding(4).padding(.leading, 3).frame(maxWidth: .infinity, alignment: .leading).padding(5)
        .background(.red).clipShape(Capsule()).overlay(Capsule().stroke(.blue)).shadow(radius: 2)
    }
    #expect(screen.front.all.map(\.kind) == ["window", "text"])
    let surrounds = try surrounds(screen)
    #expect(surrounds.inner == EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 4))
    #expect(surrounds.frame?.maxWidth == .infinity && surrounds.frame?.alignment == .leading)
    #expect(surrounds.outer == EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
    #expect(surrounds.decoration.ground?.color == .red && surrounds.decoration.clip == .capsule)
    #expect(surrounds.decoration.figure?.color == .blue && surrounds.decoration.effects?.shadow?.radius == 2)
  }

  @Test("What is said around the ground is said of the whole")
  func outside() throws {
    let screen = Screen { Text("Go").padding(4).background(.red).padding(9).opacity(0.5) }
    #expect(screen.front.all.map(\.kind) == ["window", "text"])
    #expect(try surrounds(screen).inner.top == 4)
    let attributes = try #require(screen.text("Go").widget.attributes)
    #expect(attributes.margins.top == 9 && attributes.opacity == 0.5)
  }

  @Test("A text without a ground has none of it, nor has one with something else in between")
  func others() {
    let screen = Screen {
      VStack {
        Text("plain").padding()
        Text("faint").padding().opacity(0.5).background(.red)
        Text("framed").frame(width: 50).frame(width: 90).background(.red)
        Text("twice").background(.red).padding(4).background(.blue)
      }
    }
    let texts = screen.all(TextDescription.self)
    #expect(texts.map { $0.surrounds == nil } == [true, true, false, false])
    #expect(texts.last?.surrounds?.decoration.ground?.color == .red)
    #expect(screen.front.all.compactMap(\.decoration).count { $0 != Decoration() } == 4)
  }

  @Test("A frame is the text's own, with what is around the frame; one around that is another view's")
  func framed() throws {
    let screen = Screen { Text("a").padding(3).frame(width: 50).padding(2).frame(height: 90) }
    #expect(screen.front.all.map(\.kind) == ["window", "frame", "text"])
    let own = try surrounds(screen)
    #expect(own.inner.top == 3 && own.frame?.maxWidth == 50 && own.decoration == Decoration())
    #expect(screen.text("a").widget.attributes?.margins.top == 2)
    #expect(screen.front.first("frame")?.height == 90)
  }

  @Test("A colour set between two modifiers is that of what is inside, in one widget")
  func looksBetween() {
    let screen = Screen {
      VStack {
        Text("bubble").padding(10).background(.blue).foregroundColor(.red).clipShape(Circle())
        Text("lined").background(.blue).foregroundColor(.red).overlay(Circle().stroke(.yellow))
        Text("below").clipShape(Circle()).foregroundColor(.red).background(.blue)
        HStack { Text("in a row") }.background(.blue).foregroundColor(.red).clipShape(Circle())
      }
      .foregroundColor(.green)
    }
    let decorations = screen.front.all.compactMap(\.decoration).filter { $0 != Decoration() }
    #expect(decorations.map(\.ground?.color) == [.blue, .blue, .blue, nil, .blue])
    #expect(decorations.map(\.figure?.color) == [nil, .yellow, nil, nil, nil])
    #expect(decorations.map { $0.clip == .circle } == [true, false, false, true, true])
    #expect(screen.all(TextDescription.self).map(\.style.foreground) == [.red, .red, .red, .red])
    #expect(screen.front.all.count { $0.kind == "layers" } == 2, "the row and the third text")
  }

  struct Changing: View {
    @State var isWide = false
    @State var word = "a"
    var body: some View {
      VStack {
        Text(word).padding(isWide ? 20 : 10).frame(maxWidth: isWide ? 300 : 100)
          .background(isWide ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
          .contentTransition(.opacity)
        Text("still").padding(isWide ? 20 : 10).frame(width: isWide ? 200 : 100).background(.red)
        Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        Button("Both") {
          withAnimation(.linear(duration: 1)) {
            isWide.toggle()
            word += "b"
          }
        }
        Button("Say") { word += "c" }
      }
    }
  }

  @Test("Another frame or text changes the widget that is there")
  func changes() throws {
    let screen = Screen { Changing() }
    let before = screen.text("a").widget
    screen.button("Say").tap()
    screen.button("Widen").tap()
    #expect(screen.text("ac").widget === before)
    #expect(screen.text("ac").width == 300 && screen.text("still").width == 200)
    #expect(screen.text("ac").margins.top == 20)
  }

  @Test("Its space, its frame and its ground move with an animation")
  func moves() {
    let screen = Screen { Changing() }
    screen.showsAnimations = true
    screen.button("Widen").tap()
    screen.advance(by: 0.5)
    #expect(abs(screen.text("still").margins.top - 15) < 0.5)
    #expect(abs(screen.text("still").width! - 150) < 3)
    #expect(AnimationTests.near(screen.text("a").color[0], 0.5))
    screen.advance(by: 0.6)
    #expect(screen.text("still").margins.top == 20 && screen.text("still").width == 200)
    #expect(!screen.isAnimating)
  }

  @Test("They move while the words fade")
  func fades() throws {
    let screen = Screen { Changing() }
    screen.showsAnimations = true
    screen.button("Both").tap()
    screen.advance(by: 0.25)
    let text = screen.text("ab")
    #expect(abs(text.margins.top - 12.5) < 0.5)
    #expect(abs(text.color[2] - 0.25) < 0.03)
    #expect((text.widget.anyDescription as? TextDescription)?.shownText == "a")
    screen.advance(by: 0.8)
    #expect(screen.text("ab").margins.top == 20 && screen.text("ab").color == [0, 0, 1, 1])
    #expect(!screen.isAnimating)
  }
}
