import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What is right around an image is its own")
struct SurroundedImageTests {
  private func surrounds(_ screen: Screen) throws -> LeafSurrounds {
    try #require(screen.the(ImageDescription.self).surrounds)
  }

  @Test("Space, a frame, space around it, and what is drawn around all of that are one widget")
  func one() throws {
    let screen = Screen {
      Image(systemName: "star").resizable().padding(4).frame(width: 44, height: 44).padding(5)
        .background(.red).clipShape(Circle()).overlay(Circle().stroke(.blue)).shadow(radius: 2)
    }
    #expect(screen.front.all.map(\.kind) == ["window", "image"])
    let surrounds = try surrounds(screen)
    #expect(surrounds.inner.top == 4 && surrounds.outer.leading == 5 && surrounds.frame?.maxWidth == 44)
    #expect(surrounds.decoration.ground?.color == .red && surrounds.decoration.clip == .circle)
    #expect(surrounds.decoration.figure?.color == .blue && surrounds.decoration.effects?.shadow?.radius == 2)
  }

  @Test("A bare one has none of it; what is further out is another view's")
  func others() {
    let screen = Screen {
      VStack {
        Image(systemName: "star").padding()
        Image(systemName: "heart").frame(width: 50).frame(width: 90)
      }
    }
    #expect(screen.front.all.map(\.kind) == ["window", "stack", "image", "frame", "image"])
    #expect(screen.all(ImageDescription.self).map { $0.surrounds?.frame?.maxWidth } == [nil, 50])
  }

  private struct Looks: View {
    @State var isOther = false
    var body: some View {
      VStack {
        Image(systemName: "star").resizable().scaledToFit().font(isOther ? .body : .title)
          .foregroundStyle(isOther ? Color.white : .yellow).padding(4).background(Color.primary)
        Image(systemName: "moon").symbolVariant(.fill).frame(width: 9).foregroundColor(.red)
          .imageScale(.large).background(.foreground)
        Button("Other") { isOther = true }
      }
      .foregroundStyle(isOther ? .green : .blue)
    }
  }

  @Test("Looks within are the image's alone; what is around them is drawn as outside")
  func looks() {
    let screen = Screen { Looks() }
    #expect(screen.front.all.filter { $0.kind == "frame" || $0.kind == "layers" }.isEmpty)
    var images = screen.all(ImageDescription.self)
    #expect(images[0].style.foreground == .yellow && images[0].style.font == .title)
    #expect(images[0].contentMode == .fit && images[0].surrounds?.inner.top == 4)
    #expect(images[1].source == .symbol("moon.fill") && images[1].style.foreground == .red)
    #expect(images[1].scale == .large && images[1].surrounds?.frame?.maxWidth == 9)
    #expect(images[1].surrounds?.decoration.ground?.color == .blue)
    screen.button("Other").tap()
    images = screen.all(ImageDescription.self)
    #expect(images[0].style.foreground == .white && images[0].style.font == .body)
    #expect(images[1].style.foreground == .red && images[1].surrounds?.decoration.ground?.color == .green)
  }

  private struct Changing: View {
    @State var isWide = false
    @State var name = "star"
    var body: some View {
      VStack {
        Image(systemName: name).padding(isWide ? 20 : 10).frame(width: isWide ? 300 : 100).background(.red)
        Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        Button("Say") { name = "heart" }
        Button("Say slowly") { withAnimation { name = "moon" } }
      }
    }
  }

  @Test("Another symbol or frame changes the widget that is there, and the frame moves with an animation")
  func changes() throws {
    let screen = Screen { Changing() }
    screen.showsAnimations = true
    let before = try #require(screen.front.first("image")).widget
    screen.button("Say").tap()
    #expect(screen.the(ImageDescription.self).source == .symbol("heart"))
    screen.button("Widen").tap()
    screen.advance(by: 0.5)
    let image = try #require(screen.front.first("image"))
    #expect(image.widget === before)
    #expect(abs(image.width! - 200) < 5 && abs(image.margins.top - 15) < 0.5)
    screen.advance(by: 0.6)
    #expect(image.width == 300 && !screen.isAnimating)
    screen.button("Say slowly").tap()
    #expect(screen.the(ImageDescription.self).source == .symbol("moon"))
  }
}
