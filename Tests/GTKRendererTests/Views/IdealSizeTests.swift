import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What has any size is small where nobody offers one: a shape in a scroll view, a view that keeps its own proportions.
final class IdealSizeTests: GTKTestCase {
  private struct Scrolled: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          Text("top")
          Spacer()
          Text("next")
          Rectangle().fill(.red)
          VStack(spacing: 0) {
            Color.red
            Color.blue
          }
          Text("last")
        }
      }
    }
  }

  func testWhatScrollsIsAsHighAsItWouldLikeToBe() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Scrolled())
      XCTAssertEqual(screen.all("FavesSurface").map { gtk_widget_get_allocated_height($0) }, [10, 10, 10])
      let labels = screen.all("FavesLabel")
      let height = gtk_widget_get_allocated_height(labels[0])
      let places = labels.map { y(of: $0, in: screen) - height }
      // A spacer has a least length of 8.
      XCTAssertEqual(places[1] - places[0], height + 3 * 8)
      XCTAssertEqual(places[2] - places[1], height + 3 * 8 + 30)
      screen.close()
    }
  }

  private struct Row: View {
    var body: some View {
      List {
        VStack {
          Text("row")
          Rectangle().fill(.red)
        }
      }
    }
  }

  func testAShapeInARowIsThere() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Row())
      XCTAssertEqual(screen.all("FavesSurface").map { gtk_widget_get_allocated_height($0) }, [10])
      screen.close()
    }
  }

  private struct Proportioned: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
          ForEach(0..<2) { _ in Rectangle().fill(.red).aspectRatio(contentMode: .fit) }
        }
        Color.blue.aspectRatio(contentMode: .fit).frame(width: 60)
        Color.green.scaledToFit().frame(width: 80, height: 40)
      }
    }
  }

  func testAViewThatKeepsItsOwnProportionsIsASquareIfItHasNone() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Proportioned())
      let sizes = screen.all("FavesSurface").map {
        [gtk_widget_get_allocated_width($0), gtk_widget_get_allocated_height($0)]
      }
      XCTAssertEqual(sizes, [[100, 100], [100, 100], [60, 60], [40, 40]])
      screen.close()
    }
  }

  private struct Disclosed: View {
    var body: some View {
      VStack(alignment: .trailing) {
        DisclosureGroup("More") { Text("inside") }
        Text("under it")
      }
    }
  }

  func testTheLabelOfADisclosureGroupIsAsWideAsThereIsRoom() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Disclosed())
      let button = screen.label("More")
      XCTAssertEqual(gtk_widget_get_allocated_width(button), gtk_widget_get_allocated_width(screen.window))
      screen.close()
    }
  }
}

@MainActor
private func y(of widget: Native, in screen: HostedScreen) -> Int32 {
  var (x, y): (Int32, Int32) = (0, 0)
  gtk_widget_translate_coordinates(widget, screen.window, 0, 0, &x, &y)
  return y
}
