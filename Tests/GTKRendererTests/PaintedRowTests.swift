import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows of lists and forms with something painted behind them.
final class PaintedRowTests: GTKTestCase {
  private struct Rows: View {
    @State private var isPainted = true
    @State private var isOn = true
    let inForm: Bool
    @ViewBuilder private var rows: some View {
      Toggle("plain", isOn: $isOn)
      Toggle("painted", isOn: $isOn)
        .listRowBackground(isPainted ? Color(red: 0, green: 1, blue: 0) : nil)
    }
    var body: some View {
      VStack {
        Button("Change") { isPainted.toggle() }
        if inForm { Form { Section { rows } } } else { List { rows } }
      }
    }
  }

  @MainActor private static func ends(_ screen: HostedScreen) -> [Double] {
    screen.all("GtkSwitch").map { screen.frame(of: $0).maxX }
  }

  /// Whether labels begin and switches end in one line.
  @MainActor private static func areAlike(_ screen: HostedScreen) -> Bool {
    let (ends, plain) = (ends(screen), screen.frame(of: screen.label("plain")))
    return ends.count == 2 && ends[0] == ends[1] && ends[0] > plain.maxX + 100
      && plain.minX == screen.frame(of: screen.label("painted")).minX
  }

  func testASwitchInAPaintedRowIsAtItsEndAsInOthers() throws {
    try onScreen { renderer in
      for inForm in [true, false] {
        let screen = HostedScreen(renderer, Rows(inForm: inForm))
        for _ in 0..<3 {
          // The theme goes from one padding to the other step by step.
          for _ in 0..<500 where !Self.areAlike(screen) {
            settle(10)
            layOut(screen.window)
          }
          XCTAssertTrue(Self.areAlike(screen), inForm ? "in a form" : "in a list")
          screen.click("Change")
          layOut(screen.window)
        }
        screen.close()
      }
    }
  }

  func testWhatIsPaintedReachesToTheEdgesOfAFormsRow() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(inForm: true))
      @MainActor func row(_ text: String) -> CGRect {
        var widget = screen.label(text)
        while gtk_style_context_has_class(gtk_widget_get_style_context(widget), "faves-row") == 0 {
          widget = gtk_widget_get_parent(widget)!
        }
        return screen.frame(of: widget)
      }
      let painted = screen.frame(of: screen.all("FavesLayers").last!)
      XCTAssertEqual(painted.width, row("painted").width)
      XCTAssertEqual(row("painted").height, row("plain").height, accuracy: 1, "but for the line between them")
      XCTAssertGreaterThanOrEqual(painted.height, row("painted").height - 1)
      let height = row("painted").height
      screen.click("Change")
      layOut(screen.window)
      XCTAssertEqual(row("painted").height, height, "with nothing painted")
      screen.close()
    }
  }

  private struct Clear: View {
    @State private var isClear = true
    var body: some View {
      Form {
        Section { Text("alone").listRowBackground(isClear ? Color.clear : nil) }
        Section {
          Text("clear").listRowBackground(Color.clear)
          Text("plain")
        }
        Button("Change") { isClear.toggle() }
      }
    }
  }

  /// How opaque the surface is that a text's row stands on in its group.
  @MainActor private static func surface(of text: String, on screen: HostedScreen) -> Int {
    var widget = screen.label(text)
    while gtk_style_context_has_class(gtk_widget_get_style_context(widget), "faves-group") == 0 {
      widget = gtk_widget_get_parent(widget)!
    }
    let (group, row) = (screen.frame(of: widget), screen.frame(of: screen.label(text)))
    return DrawnWidget(widget).pixel(Int(group.width / 2), Int(row.midY - group.minY))[3]
  }

  func testRowsWithClearGroundsLieOnNoSurface() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Clear())
      settle()
      XCTAssertEqual(Self.surface(of: "alone", on: screen), 0)
      XCTAssertEqual(Self.surface(of: "plain", on: screen), 255)
      XCTAssertEqual(Self.surface(of: "clear", on: screen), 0, "beside one that lies on it")
      screen.click("Change")
      settle()
      XCTAssertEqual(Self.surface(of: "alone", on: screen), 255)
      screen.click("Change")
      settle()
      XCTAssertEqual(Self.surface(of: "alone", on: screen), 0)
      screen.close()
    }
  }

  private struct Inset: View {
    let inForm: Bool
    @ViewBuilder private var rows: some View {
      Text("plain")
      Color.red.frame(height: 60).accessibilityIdentifier("bare").listRowInsets(EdgeInsets())
      Text("further").listRowInsets(EdgeInsets(top: 8, leading: 42, bottom: 8, trailing: 12))
      Text("painted").listRowInsets(EdgeInsets(top: 8, leading: 42, bottom: 8, trailing: 12))
        .listRowBackground(Color.green)
      Text("painted first").listRowBackground(Color.green)
        .listRowInsets(EdgeInsets(top: 8, leading: 42, bottom: 8, trailing: 12))
      Text("as others").listRowSeparator(.hidden).listRowBackground(Color.green)
    }
    var body: some View { if inForm { Form { Section { rows } } } else { List { rows } } }
  }

  func testInsetsAreThoseOfTheRowInListsAndFormsWhateverIsPaintedInIt() throws {
    try onScreen { renderer in
      for inForm in [true, false] {
        let screen = HostedScreen(renderer, Inset(inForm: inForm))
        @MainActor func left(_ text: String) -> Double { screen.frame(of: screen.label(text)).minX }
        // The theme goes from one padding to the other step by step.
        for _ in 0..<500 where left("further") - left("plain") != 30 {
          settle(10)
          layOut(screen.window)
        }
        let what = inForm ? "in a form" : "in a list"
        XCTAssertEqual(left("further") - left("plain"), 30, what)
        XCTAssertEqual(left("painted") - left("plain"), 30, what)
        XCTAssertEqual(left("painted first") - left("plain"), 30, what)
        XCTAssertEqual(left("as others"), left("plain"), what)
        let red = screen.all("FavesSurface").first { gtk_widget_get_allocated_height($0) == 60 }
        let bare = screen.frame(of: try XCTUnwrap(red))
        XCTAssertEqual(bare.minX, left("plain") - 12, what)
        screen.close()
      }
    }
  }
}
