import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Layers that leave while others come that take clicks, too: each layer has a window of its own meanwhile.
final class LeavingLayerTests: GTKTestCase {
  private struct Buttons: View {
    @State private var isFirst = true
    var body: some View {
      VStack(spacing: 20) {
        Button("Go") { withAnimation(.linear(duration: 0.8)) { isFirst.toggle() } }
        ZStack {
          if isFirst {
            HStack {
              Button("Leaving") {}
              Text("leaves")
            }
          } else {
            Button("Coming") {}
          }
        }
        Text("below").frame(height: 60)
      }
      .padding(30).frame(width: 340)
    }
  }

  private struct Tiles: View {
    @Namespace private var space
    @State private var isChosen = false
    var body: some View {
      VStack(spacing: 20) {
        Button("Go") { withAnimation(.linear(duration: 0.8)) { isChosen.toggle() } }
        ZStack {
          if isChosen {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 200, height: 120).onTapGesture {}
          } else {
            LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
              ForEach(0..<4, id: \.self) { number in
                Text("leaves \(number)").frame(height: 40).matchedGeometryEffect(id: number, in: space)
                  .onTapGesture {}
              }
            }
            .frame(width: 180)
          }
        }
        Text("below")
      }
      .padding(30).frame(width: 340)
    }
  }

  @MainActor
  private static func leavesFromItsPlace(_ screen: HostedScreen, _ text: String, line: UInt = #line) {
    @MainActor func place() -> CGRect { screen.frame(of: screen.label(text)) }
    let before = place()
    screen.click("Go")
    for _ in 0..<3 {
      settle(120)
      layOut(screen.window)
      XCTAssertFalse(screen.graph.animator.isIdle, line: line)
      XCTAssertEqual(place().minX, before.minX, accuracy: 1, line: line)
      XCTAssertEqual(place().minY, before.minY, accuracy: 1, line: line)
    }
    XCTAssertTrue(becomes { screen.graph.animator.isIdle }, line: line)
    XCTAssertFalse(screen.texts.contains(text), line: line)
  }

  func testALayerThatTakesClicksLeavesFromWhereItStood() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Buttons())
      Self.leavesFromItsPlace(screen, "leaves")
      // The other way round, the first layer comes below the one that leaves.
      Self.leavesFromItsPlace(screen, "Coming")
      screen.close()
    }
  }

  func testTilesLeaveFromWhereTheyStood() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Tiles())
      Self.leavesFromItsPlace(screen, "leaves 3")
      screen.close()
    }
  }

  private struct Three: View {
    @State private var hasOther = true
    @State private var isThere = true
    var body: some View {
      VStack(spacing: 20) {
        Button("Go") {
          withAnimation(.linear(duration: 0.8)) {
            hasOther = false
            isThere = false
          }
        }
        ZStack {
          if hasOther { Button("Other") {}.transition(.identity) }
          if isThere {
            Text("leaves").frame(width: 120, height: 60).onTapGesture {}
          } else {
            Text("comes")
          }
        }
        .frame(width: 120, height: 60)
      }
      .padding(30)
    }
  }

  private struct Staying: View {
    @State private var hasOther = true
    var body: some View {
      VStack(spacing: 20) {
        Button("Go") { withAnimation(.linear(duration: 0.8)) { hasOther = false } }
        ZStack {
          if hasOther { Button("Other") {}.transition(.identity) }
          Text("stays").frame(width: 120, height: 60).onTapGesture {}
        }
        .frame(width: 120, height: 60)
      }
      .padding(30)
    }
  }

  func testALayerWhoseWindowGoesStaysWhereItIs() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Staying())
      @MainActor func place() -> CGRect { screen.frame(of: screen.label("stays")) }
      let before = place()
      screen.click("Go")
      for _ in 0..<4 {
        settle(120)
        layOut(screen.window)
        XCTAssertEqual(place().minX, before.minX, accuracy: 1)
        XCTAssertEqual(place().minY, before.minY, accuracy: 1)
      }
      screen.close()
    }
  }

  func testALayerWhoseWindowGoesLeavesFromWhereItStood() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Three())
      Self.leavesFromItsPlace(screen, "leaves")
      screen.close()
    }
  }
}
