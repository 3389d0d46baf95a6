import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What the pointer does not meet at first is met once the program says so, and the other way round.
final class HitTestingChangeTests: GTKTestCase {
  private struct Areas: View {
    @ObservedObject var isMet: Followed<Bool>
    @ObservedObject var count: Followed<[String]>
    var body: some View {
      VStack {
        Text("Tapped").frame(width: 100, height: 40).background(Color.red)
          .onTapGesture { count.value.append("text") }.allowsHitTesting(isMet.value)
        ZStack {
          Color.green.frame(width: 100, height: 40).onTapGesture { count.value.append("below") }
          Color.blue.frame(width: 100, height: 40).overlay(Text("Above"))
            .onTapGesture { count.value.append("above") }.allowsHitTesting(isMet.value)
        }
        ZStack {
          Color.gray.frame(width: 100, height: 40)
          Text("Faded").frame(width: 100, height: 40).background(Color.yellow)
            .onTapGesture { count.value.append("faded") }.opacity(isMet.value ? 1 : 0)
        }
      }
    }
  }

  func testAreasAreMetAsTheProgramSaysNow() throws {
    try onScreen { renderer in
      for first in [false, true] {
        let (isMet, count) = (Followed(first), Followed<[String]>([]))
        let screen = HostedScreen(renderer, Areas(isMet: isMet, count: count))
        defer { screen.close() }
        for _ in 0..<3 {
          settle(100)
          count.value = []
          for name in ["Tapped", "Above", "Faded"] { click(screen.label(name)) }
          XCTAssertEqual(count.value, isMet.value ? ["text", "above", "faded"] : ["below"])
          isMet.value.toggle()
        }
      }
    }
  }
}
