import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Labels of links that are rows, of several views.
final class RowLabelLineTests: GTKTestCase {
  private struct Landmark: View {
    let name: String
    @ObservedObject var isFavorite: Followed<Bool>
    var body: some View {
      HStack {
        Text(name)
        Spacer()
      }
      if isFavorite.value { Text("favourite \(name)") }
    }
  }

  private struct Landmarks: View {
    let isFavorite: Followed<Bool>
    var body: some View {
      List {
        NavigationLink {
        } label: {
          Landmark(name: "single", isFavorite: isFavorite)
        }
        ForEach(["first", "second"], id: \.self) { name in
          NavigationLink {
          } label: {
            Landmark(name: name, isFavorite: isFavorite)
          }
        }
      }
    }
  }

  func testTheyStandBesideEachOtherInAnyListAlsoWhereOneComesLater() throws {
    try onScreen { renderer in
      for (isSidebar, isThere) in [(true, false), (false, false), (true, true), (false, true)] {
        let isFavorite = Followed(isThere)
        let list = Landmarks(isFavorite: isFavorite)
        let shown = HostedScreen(
          renderer,
          Group {
            if isSidebar {
              NavigationSplitView {
                list
              } detail: {
                Text("detail")
              }
            } else {
              NavigationStack { list }
            }
          }
          .frame(width: 900, height: 300))
        isFavorite.value = true
        settle(100)
        layOut(shown.window)
        for name in ["single", "first", "second"] {
          let words = shown.frame(of: shown.label(name))
          let star = shown.frame(of: shown.label("favourite \(name)"))
          XCTAssertEqual(words.midY, star.midY, accuracy: 3, "\(name), \(isSidebar), \(isThere)")
          XCTAssertLessThan(words.maxX, star.minX, "\(name), \(isSidebar), \(isThere)")
        }
        shown.close()
      }
    }
  }
}
