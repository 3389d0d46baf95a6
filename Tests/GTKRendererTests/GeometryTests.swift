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
