import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The forms in which a value goes out to other programs.
final class ShownFormTests: GTKTestCase {
  private struct Leaflet: Codable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json).visibility(.ownProcess)
      DataRepresentation(exportedContentType: .html) { (leaflet: Leaflet) in Data("<b>".utf8) }
        .exportingCondition { !$0.title.isEmpty }
        .suggestedFileName { $0.title + ".html" }
      FileRepresentation(exportedContentType: .png) { (leaflet: Leaflet) in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("picture of \(leaflet.title)".utf8).write(to: file)
        return SentTransferredFile(file)
      }
      ProxyRepresentation(exporting: \.title)
    }
  }

  func testADragOffersTheFormsThatAreForOthersWhereTheirConditionHolds() throws {
    try onScreen { renderer in
      for (title, hasPage) in [("News", true), ("", false)] {
        let shown = HostedScreen(renderer, Text("from").draggable(Leaflet(title: title)))
        let drag = ToldDrag(from: try XCTUnwrap(dragAreas(renderer).first))
        let names = try XCTUnwrap(OutgoingDrag.current?.names)
        XCTAssertFalse(names.contains("application/json"), "\(names)")
        XCTAssertEqual(names.contains("text/html"), hasPage, "\(names)")
        XCTAssertTrue(names.contains("image/png"), "\(names)")
        XCTAssertTrue(names.contains { $0.hasPrefix("text/plain") }, "\(names)")
        let form = try XCTUnwrap(drag.items.first?.forms.first { $0.mimeType == "image/png" })
        let made = Kept<Data?>(nil)
        Task { made.value = await form.data() }
        XCTAssertTrue(becomes { made.value == Data("picture of \(title)".utf8) })
        drag.end(isTaken: false)
        shown.close()
      }
    }
  }

  private struct Marked: View {
    var body: some View {
      Slider(value: .constant(0.5), in: 0...1) {
        Text("Marks")
      } ticks: {
        SliderTick(0)
        SliderTickContentForEach([0.5, 1], id: \.self) { at in SliderTick(at) { Text("at") } }
      }
    }
  }

  func testMarksMakeASliderHigher() throws {
    try onScreen { renderer in
      let plain = HostedScreen(renderer, Slider(value: .constant(0.5)))
      let height = plain.frame(of: plain.the("GtkScale")).height
      plain.close()
      let table = ShownTable(renderer)
      table("SliderTick", "SliderTickContentForEach") {
        Marked()
      } holds: { shown in
        shown.frame(of: shown.the("GtkScale")).height > height + 4
      }
    }
  }

  private struct Drawn: View {
    var body: some View {
      Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        .applying(CGAffineTransform(scaleX: 2, y: 2))
        .offsetBy(dx: 20, dy: 0)
        .normalized()
        .trimmedPath(from: 0, to: 0.5)
        .strokedPath(StrokeStyle(lineWidth: 4))
        .fill(Color.black.exposureAdjust(1))
        .frame(width: 60, height: 40)
    }
  }

  func testAPathIsDrawnWhereItWasMovedTo() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Drawn())
      let surface = shown.the("FavesSurface")
      // Half of the outline, from its first corner on, is the upper and the right side.
      let ground = shown.color(1, 38, from: surface)
      XCTAssertEqual(shown.color(5, 1, from: surface), ground)
      XCTAssertNotEqual(shown.color(30, 1, from: surface), ground, "the upper side")
      XCTAssertNotEqual(shown.color(40, 10, from: surface), ground, "the right one")
      XCTAssertEqual(shown.color(30, 20, from: surface), ground, "the other half is left out")
      shown.close()
    }
  }

  private struct Moving: View {
    struct Place { var x = 0.0, y = 0.0, turn = 0.0, size = 1.0 }
    @State private var count = 0
    var body: some View {
      VStack {
        Text("a").keyframeAnimator(initialValue: Place(), trigger: count) {
          $0.offset(x: $1.x, y: $1.y).opacity($1.size)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            MoveKeyframe(40)
            CubicKeyframe(80, duration: 0.4)
          }
          KeyframeTrack(\.y) { SpringKeyframe(20, duration: 0.4) }
          KeyframeTrack(\.size) { LinearKeyframe(0.2, duration: 0.4) }
        }
        Button("Go") { count += 1 }
      }
    }
  }

  func testEveryKindOfKeyframeMovesAView() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Moving())
      let start = shown.frame(of: shown.label("a")).origin
      shown.click("Go")
      XCTAssertTrue(
        becomes {
          let place = shown.frame(of: shown.label("a")).origin
          return place.x >= start.x + 40 && place.y > start.y
            && gtk_widget_get_opacity(shown.label("a")) < 0.9
        })
      XCTAssertTrue(becomes { shown.graph.animator.isIdle })
      shown.close()
    }
  }
}
