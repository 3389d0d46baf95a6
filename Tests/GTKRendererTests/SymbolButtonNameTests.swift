import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A button that shows a symbol and no words is called after that, whatever stands around the symbol.
final class SymbolButtonNameTests: GTKTestCase {
  private struct Player: View {
    @ObservedObject var isPlaying: Followed<Bool>
    var body: some View {
      Button {
      } label: {
        Image(systemName: isPlaying.value ? "pause.fill" : "play.fill").font(.title)
          .frame(width: 64, height: 64).background(.orange).clipShape(Circle())
      }
      Button {
      } label: {
        ZStack {
          Circle().fill(.red)
          Image(systemName: "trash")
        }
        .frame(width: 30, height: 30)
      }
      .buttonStyle(.plain)
      Button {
      } label: {
        Image(systemName: "plus").padding().overlay(alignment: .topTrailing) { Circle().frame(width: 4) }
      }
      Button {
      } label: {
        Image(systemName: "plus").padding().accessibilityLabel("More of it")
      }
    }
  }

  @MainActor
  private static func names(_ screen: HostedScreen) -> [String] {
    screen.all("GtkButton").map {
      atk_object_get_name(gtk_widget_get_accessible($0)).map { String(cString: $0) } ?? ""
    }
  }

  func testItIsCalledAfterTheSymbol() throws {
    try onScreen { renderer in
      let isPlaying = Followed(false)
      let screen = HostedScreen(renderer, VStack { Player(isPlaying: isPlaying) })
      XCTAssertEqual(Self.names(screen), ["Play", "Delete", "Add", "More of it"])
      isPlaying.value = true
      settle(20)
      XCTAssertEqual(Self.names(screen).first, "Pause")
      screen.close()
    }
  }
}
