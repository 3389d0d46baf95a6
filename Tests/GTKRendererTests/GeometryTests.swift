import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What depends on a size is made of the size that GTK gave.
final class GeometryTests: GTKTestCase {
  struct Sized: View {
    @State var width = 200.0
    var body: some View {
      VStack {
        Button("Widen") { width = 260 }
        GeometryReader { proxy in
          Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
        }
        .frame(width: width, height: 50)
      }
    }
  }

  func testTheContentHasTheSizeOfItsFrameAndFollowsIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Sized())
      XCTAssertTrue(screen.texts.contains("200 by 50"), "\(screen.texts)")
      gtk_button_clicked(cast(screen.all("GtkButton")[0]))
      settle(100)
      XCTAssertTrue(screen.texts.contains("260 by 50"), "\(screen.texts)")
      screen.close()
    }
  }

  private struct Height: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }
  /// As high as what it is made of its width, as programs write views that wrap.
  private struct Wrapped: View {
    @ObservedObject var lines: Followed<Int>
    @State private var height: CGFloat = 0
    var body: some View {
      GeometryReader { proxy in
        VStack(spacing: 0) { ForEach(0..<lines.value, id: \.self) { _ in Color.red.frame(height: 20) } }
          .anchorPreference(key: Height.self, value: .bounds) { proxy[$0].size.height }
      }
      .frame(height: height)
      .onPreferenceChange(Height.self) { height = $0 }
      Text("\(Int(height))")
    }
  }

  func testAPreferenceOfTheSizeThatAnAnchorMarksFollowsIt() throws {
    try onScreen { renderer in
      let lines = Followed(1)
      let screen = HostedScreen(renderer, VStack { Wrapped(lines: lines) })
      settle(100)
      XCTAssertEqual(screen.texts, ["20"])
      lines.value = 4
      settle(100)
      XCTAssertEqual(screen.texts, ["80"])
      screen.close()
    }
  }

  struct Halves: View {
    var body: some View {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          Color.red.frame(width: proxy.size.width / 2)
          Text("\(Int(proxy.frame(in: .global).minX))")
        }
      }
    }
  }

  func testItTakesAllOfTheWindow() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Halves())
      XCTAssertTrue(screen.texts.contains("0"), "\(screen.texts)")
      let fill = screen.all("FavesFill").first ?? screen.all("FavesSurface").first
      if let fill { XCTAssertEqual(gtk_widget_get_allocated_width(fill), 250) }
      screen.close()
    }
  }
}
