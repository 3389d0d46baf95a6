import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUI
@testable import SwiftUICore

/// Content with bounds of its own, in what is around it.
final class BoundedContentTests: GTKTestCase {
  private struct Bounded: View {
    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Button {
          } label: {
            Text("plain").frame(width: 80).frame(maxWidth: 80)
          }
          .buttonStyle(.plain)
          Text("after")
        }
        HStack {
          Button {
          } label: {
            Text("bordered").frame(maxWidth: 120)
          }
          .buttonStyle(.bordered)
          Text("after")
        }
        HStack {
          Button {
          } label: {
            Text("free").frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered)
          Text("after")
        }
      }
      .frame(width: 500)
    }
  }

  func testAControlIsNoWiderThanTheBoundsOfItsLabel() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Bounded())
      @MainActor func width(_ text: String) -> Double {
        var widget: Native = shown.label(text)
        while className(of: widget) != "GtkButton", let parent = gtk_widget_get_parent(widget) {
          widget = parent
        }
        return shown.frame(of: widget).width
      }
      XCTAssertEqual(width("plain"), 80, accuracy: 1)
      XCTAssertGreaterThanOrEqual(width("bordered"), 120)
      XCTAssertLessThan(width("bordered"), 160)
      XCTAssertGreaterThan(width("free"), 350, "without bounds it takes the rest of the row")
      shown.close()
    }
  }

  private static let long =
    "A sentence that is much too long for the three or four lines that there are in so low a card."

  private struct Card: View {
    @State private var isHigh = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("One")
        Text(BoundedContentTests.long)
        Text("Last")
      }
      .padding(4)
      .frame(width: 160, height: isHigh ? 300 : 80)
      .onTapGesture { isHigh.toggle() }
    }
  }

  func testAColumnOfLittleHeightCutsItsLongestText() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Card())
      let one = shown.frame(of: shown.label("One"))
      let long = shown.frame(of: shown.label(Self.long))
      let last = shown.frame(of: shown.label("Last"))
      XCTAssertGreaterThanOrEqual(long.minY, one.maxY)
      XCTAssertGreaterThanOrEqual(last.minY, long.maxY)
      XCTAssertLessThanOrEqual(last.maxY - one.minY, 80)
      XCTAssertGreaterThanOrEqual(last.height, one.height, "what fits is not cut")
      shown.close()
    }
  }

  private enum Nesting: CaseIterable { case column, row, padded, framed, painted }

  /// A column of little height with a long text somewhere in it.
  private struct Nested: View {
    let nesting: Nesting
    @State private var isHigh = false
    private var long: Text { Text(BoundedContentTests.long) }
    @ViewBuilder private var inner: some View {
      switch nesting {
      case .column:
        VStack(alignment: .leading) {
          long
          Text("Inner")
        }
      case .row:
        HStack(alignment: .firstTextBaseline) {
          Text("-")
          long
        }
      case .padded: VStack { long }.padding(3)
      case .framed: long.frame(maxWidth: .infinity, alignment: .leading)
      case .painted: long.padding(3).background(Color.yellow)
      }
    }
    var body: some View {
      VStack {
        VStack(alignment: .leading) {
          Text("One")
          inner
          Text("Last")
        }
        .frame(width: 160, height: isHigh ? 300 : 100)
        Button("Grow") { isHigh = true }
      }
    }
  }

  func testTextFurtherInIsCutToo() throws {
    try onScreen { renderer in
      for nesting in Nesting.allCases {
        let shown = HostedScreen(renderer, Nested(nesting: nesting))
        @MainActor func places() -> (one: CGRect, long: CGRect, last: CGRect) {
          (
            shown.frame(of: shown.label("One")), shown.frame(of: shown.label(Self.long)),
            shown.frame(of: shown.label("Last"))
          )
        }
        let low = places()
        XCTAssertGreaterThanOrEqual(low.long.minY, low.one.maxY, "\(nesting)")
        XCTAssertGreaterThanOrEqual(low.last.minY, low.long.maxY, "\(nesting)")
        XCTAssertLessThanOrEqual(low.last.maxY - low.one.minY, 100, "\(nesting)")
        XCTAssertGreaterThanOrEqual(low.long.height, low.one.height, "\(nesting)")
        XCTAssertGreaterThanOrEqual(low.last.height, low.one.height, "\(nesting): what fits is not cut")
        shown.click("Grow")
        settle(50)
        layOut(shown.window)
        let high = places()
        XCTAssertGreaterThan(high.long.height, low.long.height + 10, "\(nesting): all of it is there again")
        XCTAssertGreaterThanOrEqual(high.last.minY, high.long.maxY, "\(nesting)")
        shown.close()
      }
    }
  }

  private struct Standing: View {
    var body: some View {
      Text(BoundedContentTests.long).fixedSize(horizontal: false, vertical: true).frame(
        width: 150, height: 20)
    }
  }

  func testTextOfItsOwnHeightStandsOutOfItsFrame() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Standing())
      XCTAssertGreaterThan(shown.frame(of: shown.label(Self.long)).height, 60)
      shown.close()
    }
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @MainActor private final class Log { var widths: [CGFloat] = [] }

  private struct EqualWidths: View {
    let log: Log
    @State private var width: CGFloat?
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(["Name", "Long label here"], id: \.self) { label in
          Text(label)
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .frame(width: width, alignment: .trailing)
        }
      }
      .onPreferenceChange(WidthKey.self) {
        log.widths.append($0)
        width = $0
      }
    }
  }

  func testWidthsMeasuredInTheBackgroundAreThoseOfTheFirstLayout() throws {
    try onScreen { renderer in
      let log = Log()
      let shown = HostedScreen(renderer, EqualWidths(log: log))
      let (name, long) = (
        shown.frame(of: shown.label("Name")), shown.frame(of: shown.label("Long label here"))
      )
      XCTAssertGreaterThan(long.width, 80)
      XCTAssertLessThan(long.height, 30, "in one line")
      XCTAssertEqual(name.maxX, long.maxX, accuracy: 1, "both end at the same place")
      XCTAssertFalse(log.widths.contains(0), "no default value stands for one that is to be measured")
      shown.close()
    }
  }
}
