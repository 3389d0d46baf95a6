import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Guides that a view sets, seen from what stands around it.
final class GuideTests: GTKTestCase {
  /// A view that says where it is lined up, under modifiers, over one that says nothing.
  private struct Column<Top: View>: View {
    let top: Top
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        top
        Text("below")
      }
      .frame(width: 400)
    }
  }

  private struct Guided: View {
    var body: some View { Text("guided").alignmentGuide(.leading) { _ in -20 } }
  }

  /// How far the guided text stands from the one below.
  @MainActor
  private static func inset(_ renderer: GTKRenderer, _ top: some View) -> Double {
    let shown = HostedScreen(renderer, Column(top: top))
    settle(100)
    layOut(shown.window)
    defer { shown.close() }
    return shown.frame(of: shown.label("guided")).minX - shown.frame(of: shown.label("below")).minX
  }

  func testAGuideCountsUnderLaterModifiers() throws {
    try onScreen { renderer in
      XCTAssertEqual(Self.inset(renderer, Guided()), 20)
      XCTAssertEqual(Self.inset(renderer, Guided().padding(7)), 20, "the guide stays with the text")
      XCTAssertEqual(
        Self.inset(renderer, Text("guided").padding(7).alignmentGuide(.leading) { _ in -20 }), 27)
      XCTAssertEqual(Self.inset(renderer, Guided().border(.red)), 20)
      XCTAssertEqual(Self.inset(renderer, Guided().padding(5).background(Color.red)), 20)
      XCTAssertEqual(Self.inset(renderer, Guided().overlay(Color.red.opacity(0.2))), 20)
      XCTAssertEqual(Self.inset(renderer, Guided().frame(width: 200, alignment: .leading)), 20)
      XCTAssertEqual(Self.inset(renderer, Guided().frame(width: 200, alignment: .trailing)), 20)
      XCTAssertEqual(Self.inset(renderer, Guided().onTapGesture {}), 20)
    }
  }

  func testAGuideSeesTheSizeOfTheViewThatItIsSetOn() throws {
    try onScreen { renderer in
      var widths: [CGFloat] = []
      let view = Text("guided").padding(10).alignmentGuide(.leading) { size in
        widths.append(size.width)
        return size.width
      }.padding(30)
      let shown = HostedScreen(renderer, Column(top: view))
      settle(100)
      let text = shown.frame(of: shown.label("guided")).width
      XCTAssertTrue(widths.allSatisfy { abs($0 - text - 20) <= 1 }, "\(widths), the text has \(text)")
      shown.close()
    }
  }

  func testAGuideIsThereForTheNextOne() throws {
    try onScreen { renderer in
      XCTAssertEqual(Self.inset(renderer, Guided().alignmentGuide(.leading) { $0[.leading] - 5 }), 25)
      XCTAssertEqual(
        Self.inset(
          renderer, Guided().padding(3).alignmentGuide(.leading) { ($0[explicit: .leading] ?? 99) * 2 }),
        // 3 of padding, and twice the 17 that are left of the 20.
        37)
      XCTAssertEqual(
        Self.inset(renderer, Guided().alignmentGuide(.leading) { $0[explicit: .trailing] ?? -1 }), 1)
    }
  }

  func testAGuideInARowCountsForTheColumnAroundIt() throws {
    try onScreen { renderer in
      let row = HStack(spacing: 0) {
        Text("first")
        Guided()
      }
      XCTAssertEqual(Self.inset(renderer, row), 20)
      XCTAssertEqual(Self.inset(renderer, row.padding(9).border(.red)), 20)
    }
  }

  func testAGuideIsFollowedAsTheTextGrows() throws {
    struct Growing: View {
      @State private var text = "a"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Inner(text: $text).alignmentGuide(.leading) { $0[.trailing] }.border(.red)
          Text("below")
          Button("Grow") { text = "a much longer text" }
        }
        .frame(width: 400)
      }
      struct Inner: View {
        @Binding var text: String
        var body: some View { Text(text) }
      }
    }
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Growing())
      @MainActor func end(_ text: String) -> Double {
        settle(100)
        layOut(shown.window)
        return shown.frame(of: shown.label(text)).maxX - shown.frame(of: shown.label("below")).minX
      }
      XCTAssertEqual(end("a"), 0)
      shown.click("Grow")
      XCTAssertEqual(end("a much longer text"), 0)
      shown.close()
    }
  }

  /// Views under each other, lined up where the second begins.
  private struct Indented: Layout {
    let indent: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: (sizes.map(\.width).max() ?? 0) + indent, height: sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      for view in subviews {
        view.place(at: CGPoint(x: bounds.minX + indent, y: y), proposal: .unspecified)
        y += view.sizeThatFits(.unspecified).height
      }
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { guide == .leading ? indent : nil }
  }

  func testALayoutSaysWhereItIsLinedUp() throws {
    try onScreen { renderer in
      XCTAssertEqual(Self.inset(renderer, Indented(indent: 30) { Text("guided") }), 0)
      XCTAssertEqual(Self.inset(renderer, Indented(indent: 30) { Text("guided") }.padding(7)), 0)
      XCTAssertEqual(
        Self.inset(renderer, AnyLayout(Indented(indent: 30)) { Text("guided") }), 0)
      XCTAssertEqual(
        Self.inset(
          renderer, Indented(indent: 30) { Text("guided") }.alignmentGuide(.leading) { $0[.leading] - 5 }), 5)
    }
  }

  func testFromRightToLeftGuidesCountFromTheRight() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        Column(top: Guided().padding(.leading, 7).frame(width: 200, alignment: .trailing))
          .environment(\.layoutDirection, .rightToLeft))
      settle(100)
      layOut(shown.window)
      XCTAssertEqual(
        shown.frame(of: shown.label("below")).maxX - shown.frame(of: shown.label("guided")).maxX, 20)
      shown.close()
    }
  }

  func testSymbolsStandInTheMiddleOfCapitalLetters() throws {
    try onScreen { renderer in
      for font in [Font.body, .largeTitle] {
        for name in ["1.circle.fill", "circle.fill", "star"] {
          let shown = HostedScreen(
            renderer,
            HStack(alignment: .firstTextBaseline) {
              Image(systemName: name)
              Image(systemName: name).foregroundStyle(.red).padding(2)
              Text("HH")
            }
            .font(font))
          settle(100)
          layOut(shown.window)
          let label = shown.label("HH")
          let line = shown.frame(of: label).minY + Double(faves_layout_text_baseline(label, 0))
          let height = shown.frame(of: label).height
          let images = shown.all("FavesImage").map { shown.frame(of: $0) }
          XCTAssertEqual(images.count, 2)
          for image in images {
            // Capital letters are about half as high as a line.
            XCTAssertEqual(image.midY, line - height * 0.27, accuracy: height * 0.08, "\(name), \(font)")
          }
          shown.close()
        }
      }
    }
  }

  func testBaselinesCountUnderModifiers() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        HStack(alignment: .firstTextBaseline) {
          Text("large").font(.largeTitle)
          Text("padded").padding(12).background(Color.yellow)
          Text("framed").frame(height: 60, alignment: .bottom)
          Text("pressed").padding(3).onTapGesture {}
          Text("lowered").alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] - 10 }.border(.red)
        })
      settle(100)
      layOut(shown.window)
      @MainActor func line(_ text: String) -> Double {
        let label = shown.label(text)
        return shown.frame(of: label).minY + Double(faves_layout_text_baseline(label, 0))
          - Double(gtk_widget_get_margin_top(label))
      }
      let expected = line("large")
      for text in ["padded", "framed", "pressed"] { XCTAssertEqual(line(text), expected, accuracy: 1, text) }
      XCTAssertEqual(line("lowered"), expected + 10, accuracy: 1)
      shown.close()
    }
  }
}
