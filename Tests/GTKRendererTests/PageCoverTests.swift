import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Pages that the program puts over something else.
final class PageCoverTests: GTKTestCase {
  private struct Pages: View {
    var body: some View {
      NavigationStack {
        Text("page").frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("Home")
      }
    }
  }

  private struct Menu<Content: View>: View {
    let content: Content
    @State private var isShown = false
    var body: some View {
      ZStack {
        Color(red: 0, green: 0, blue: 1)
        VStack { ForEach(0..<5) { Text("Entry \($0)") } }
        content.cornerRadius(isShown ? 10 : 0).offset(x: isShown ? 150 : 0)
        Button("Menu") { isShown.toggle() }.frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
  }

  @MainActor private static func isBlue(_ x: Double, on shown: HostedScreen) -> Bool {
    layOut(shown.window)
    let place = shown.frame(of: shown.label("page"))
    return DrawnWidget(shown.window).color(Int(x), Int(place.midY) + 30) == [0, 0, 255]
  }

  func testTheyCoverASideMenuUntilTheyMakeRoomForIt() throws {
    try onScreen { renderer in
      for content in [AnyView(Pages()), AnyView(TabView { Pages().tabItem { Text("Tab") } })] {
        let shown = HostedScreen(renderer, Menu(content: content))
        settle(300)
        let width = Double(gtk_widget_get_allocated_width(shown.window))
        XCTAssertFalse(Self.isBlue(20, on: shown))
        XCTAssertFalse(Self.isBlue(width / 2, on: shown))
        shown.click("Menu")
        settle(300)
        XCTAssertTrue(Self.isBlue(20, on: shown), "beside them")
        XCTAssertFalse(Self.isBlue(width - 20, on: shown))
        shown.close()
      }
    }
  }

  func testWhatIsLeafedThroughStandsOnWhatIsBehind() throws {
    try onScreen { renderer in
      let isPaged = Followed(true)
      let shown = HostedScreen(renderer, Leaves(isPaged: isPaged))
      settle(100)
      XCTAssertTrue(Self.isBlue(20, on: shown))
      isPaged.value = false
      settle(100)
      XCTAssertFalse(Self.isBlue(20, on: shown))
      shown.close()
    }
  }
  private struct Leaves: View {
    @ObservedObject var isPaged: Followed<Bool>
    private var leaves: some View {
      TabView { Text("page").frame(maxWidth: .infinity, maxHeight: .infinity).tabItem { Text("Tab") } }
    }
    var body: some View {
      ZStack {
        Color(red: 0, green: 0, blue: 1)
        if isPaged.value { leaves.tabViewStyle(.page(indexDisplayMode: .never)) } else { leaves }
      }
    }
  }

  func testAGroundOfTheirOwnIsSeen() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Pages().background(Color(red: 0, green: 0, blue: 1)))
      settle(50)
      XCTAssertTrue(Self.isBlue(20, on: shown))
      shown.close()
    }
  }
}
