import CGTK
import SwiftUI
import XCTest

@testable import GTKRenderer
@testable import Platform

/// How large views are that a program asks by hand.
final class HostedSizeTests: GTKTestCase {
  private struct Unseen: View {
    @State private var height = 0.0
    let grows: Bool
    var body: some View {
      GeometryReader { room in
        Text("x").onAppear { if grows { height = room.size.width / 4 } }
      }
      .frame(height: height).frame(width: 380)
    }
  }

  func testWhatIsNotHighAtFirstHasASize() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let all = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
      let flat = UIHostingController(rootView: Unseen(grows: false)).sizeThatFits(in: all)
      XCTAssertEqual(flat, CGSize(width: 380, height: 0))
      let grown = UIHostingController(rootView: Unseen(grows: true)).sizeThatFits(in: all)
      XCTAssertEqual(grown, CGSize(width: 380, height: 95))
    }
  }

  func testATextViewTellsHowHighItsTextIs() throws {
    try onScreen { renderer in
      _ = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let view = UITextView()
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      view.text = "one"
      let line = view.contentSize.height
      XCTAssertGreaterThan(line, 10)
      XCTAssertEqual(view.contentSize.width, 200)
      view.text = "one\ntwo\nthree"
      XCTAssertEqual(view.contentSize.height, 3 * line, accuracy: 3)
    }
  }
}
