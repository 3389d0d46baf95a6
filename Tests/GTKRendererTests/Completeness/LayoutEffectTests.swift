import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Guides, geometry effects and what the pointer meets, on real widgets.
final class LayoutEffectTests: GTKTestCase {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }

  func testViewsInsideOfTwoStacksAreLinedUpByAGuideOfTheProgram() throws {
    try onScreen { renderer in
      let middle = VerticalAlignment(Middle.self)
      let screen = HostedScreen(
        renderer,
        HStack(alignment: middle) {
          VStack(spacing: 0) {
            Text("account").alignmentGuide(middle) { $0[VerticalAlignment.center] }
            Rectangle().frame(width: 40, height: 90)
          }
          VStack(spacing: 0) {
            Rectangle().frame(width: 40, height: 50)
            Text("name").alignmentGuide(middle) { $0[VerticalAlignment.center] }
          }
        })
      settle(200)
      let labels = screen.all("FavesLabel")
      XCTAssertEqual(labels.count, 2)
      XCTAssertEqual(top(labels[0], in: screen.window), top(labels[1], in: screen.window))
      screen.close()
    }
  }

  func testAGuideForAnotherAlignmentDoesNotCount() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack(alignment: .leading, spacing: 0) {
          Text("one").alignmentGuide(.trailing) { _ in -50 }
          Text("two").alignmentGuide(.leading) { _ in -20 }
        }.frame(width: 200))
      var places: [Int32] = []
      for label in screen.all("FavesLabel") {
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_widget_translate_coordinates(label, screen.window, 0, 0, &x, &y)
        places.append(x)
      }
      XCTAssertEqual(places[1] - places[0], 20)
      screen.close()
    }
  }

  func testAnOverlayIsPlacedByItsGuide() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        Rectangle().frame(width: 100, height: 100).overlay(alignment: .topLeading) {
          Text("badge").alignmentGuide(.top) { $0[.top] - 30 }
        })
      let frame = screen.the("FavesSurface")
      let label = screen.all("FavesLabel")[0]
      XCTAssertEqual(top(label, in: screen.window) - top(frame, in: screen.window), 30)
      screen.close()
    }
  }

  func testWhatDoesNotMeetThePointerLetsClicksThrough() throws {
    try onScreen { renderer in
      var clicked: [String] = []
      let screen = HostedScreen(
        renderer,
        ZStack {
          Button("below") { clicked.append("below") }
          Button("above") { clicked.append("above") }.allowsHitTesting(false)
        })
      settle(100)
      let buttons = screen.all("GtkButton")
      XCTAssertEqual(buttons.count, 2)
      let above = buttons[1]
      var windows = 0
      var item = gdk_window_peek_children(gtk_widget_get_window(above))
      while let current = item {
        let window = OpaquePointer(current.pointee.data!)
        var owner: gpointer?
        gdk_window_get_user_data(window, &owner)
        if owner == UnsafeMutableRawPointer(above) {
          windows += 1
          XCTAssertNotEqual(gdk_window_get_pass_through(window), 0)
        }
        item = current.pointee.next
      }
      XCTAssertEqual(windows, 1)
      XCTAssertNotEqual(gtk_widget_get_sensitive(above), 0)
      screen.close()
    }
  }

  func testAGeometryEffectIsDrawnWhereItsMatrixSays() throws {
    try onScreen { renderer in
      struct Shift: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
        }
        var animatableData: EmptyAnimatableData {
          get { EmptyAnimatableData() }
          set {}
        }
      }
      let screen = HostedScreen(
        renderer, HStack { Rectangle().frame(width: 40, height: 20).modifier(Shift()) })
      settle(100)
      let frame = screen.all("FavesFrame").first { gtk_widget_get_allocated_width($0) == 40 }!
      var clip = GtkAllocation()
      gtk_widget_get_clip(frame, &clip)
      XCTAssertGreaterThanOrEqual(clip.width, 80)
      screen.close()
    }
  }

  func testRolesAndNamesReachAssistiveTools() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          Text("Title").accessibilityAddTraits(.isHeader)
          Text("Pressed").accessibilityAddTraits([.isButton, .isSelected]).accessibilityHint("twice")
          HStack {
            Text("a")
            Text("b")
          }.accessibilityElement(children: .combine)
        })
      let labels = screen.all("FavesLabel")
      func accessible(_ widget: Native) -> UnsafeMutablePointer<AtkObject> {
        gtk_widget_get_accessible(widget)
      }
      XCTAssertEqual(atk_object_get_role(accessible(labels[0])), ATK_ROLE_HEADING)
      XCTAssertEqual(atk_object_get_role(accessible(labels[1])), ATK_ROLE_PUSH_BUTTON)
      XCTAssertEqual(String(cString: atk_object_get_description(accessible(labels[1]))), "selected, twice")
      let row = gtk_widget_get_parent(labels[2])!
      XCTAssertEqual(String(cString: atk_object_get_name(accessible(row))), "a, b")
      screen.close()
    }
  }
}

@MainActor
private func top(_ widget: Native, in window: Native) -> Int32 {
  var (x, y): (Int32, Int32) = (0, 0)
  gtk_widget_translate_coordinates(widget, window, 0, 0, &x, &y)
  return y
}
