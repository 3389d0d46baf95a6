import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What stands in front of a window is live, and however it is closed, the binding and what is on screen agree.
final class ShownClosingTests: GTKTestCase {
  @MainActor
  private final class Front: ObservableObject {
    @Published var isOpen = false
    @Published var count = 0
    var said: [String] = []
  }

  private enum Kind: CaseIterable { case sheet, cover, popover, alert, question }

  private struct Behind: View {
    let kind: Kind
    @ObservedObject var front: Front
    var body: some View {
      let base = Text("behind \(front.count)").onChange(of: front.isOpen) { _, new in
        front.said.append(new ? "opened" : "closed")
      }
      switch kind {
      case .sheet: base.sheet(isPresented: $front.isOpen) { inside }
      case .cover: base.fullScreenCover(isPresented: $front.isOpen) { inside }
      case .popover: base.popover(isPresented: $front.isOpen) { inside }
      case .alert:
        base.alert("alert \(front.count)", isPresented: $front.isOpen) {
          actions
        } message: {
          Text("inside \(front.count)")
        }
      case .question:
        base.confirmationDialog(
          "question \(front.count)", isPresented: $front.isOpen, titleVisibility: .visible
        ) {
          actions
        } message: {
          Text("inside \(front.count)")
        }
      }
    }
    private var inside: some View {
      VStack {
        Text("inside \(front.count)")
        TextField("Field", text: .constant(""))
      }
    }
    @ViewBuilder private var actions: some View {
      Button("Do \(front.count)") {}
      if front.count > 0 { Button("More") {} }
      Button("Leave", role: .cancel) { front.said.append("cancelled") }
    }
  }

  /// The widget in front, once it is there; nil: there is none.
  @MainActor
  private static func front(_ renderer: GTKRenderer) -> GTKWidget? {
    becomes(within: 100) { renderer.presented.count == 2 } ? renderer.presented.last : nil
  }

  /// What is said in a widget.
  @MainActor
  private static func words(in widget: GTKWidget) -> [String] {
    ["FavesLabel", "GtkLabel"].flatMap { parts(of: widget.native, $0) }
      .filter { gtk_widget_get_visible($0) != 0 }.map { String(cString: gtk_label_get_text(cast($0))) }
  }

  /// Opens it, has it changed while it is open, closes it by `close`, and does so once more.
  @MainActor
  private static func check(
    _ renderer: GTKRenderer, _ kind: Kind, cancels: Bool, line: UInt = #line,
    _ close: (Front, GTKWidget, HostedScreen) -> Void
  ) {
    let front = Front()
    let shown = HostedScreen(renderer, Behind(kind: kind, front: front))
    for turn in 0..<2 {
      front.count = 10 * turn
      front.isOpen = true
      guard let widget = Self.front(renderer) else {
        return XCTFail("\(kind): nothing came in front", line: line)
      }
      settle(300)
      XCTAssertTrue(Self.words(in: widget).contains("inside \(10 * turn)"), "\(kind)", line: line)
      front.count += 1
      settle(50)
      XCTAssertTrue(
        Self.words(in: widget).contains("inside \(front.count)"),
        "\(kind) is live: \(Self.words(in: widget))",
        line: line)
      XCTAssertTrue(shown.texts.contains("behind \(front.count)"), "\(kind)", line: line)
      if widget is AlertWidget {
        for title in ["Do \(front.count)", "More", "Leave"] {
          XCTAssertTrue(Self.words(in: widget).contains(title), "\(kind): \(title)", line: line)
        }
      }
      XCTAssertTrue(renderer.presented.last === widget, "\(kind): it is the same", line: line)
      close(front, widget, shown)
      XCTAssertTrue(becomes(within: 200) { !front.isOpen }, "\(kind): the binding", line: line)
      XCTAssertTrue(becomes(within: 200) { renderer.presented.count == 1 }, "\(kind): the tree", line: line)
      settle(300)
      XCTAssertTrue(shown.isInSight("behind \(front.count)"), "\(kind)", line: line)
      XCTAssertFalse(shown.texts.contains("inside \(front.count)"), "\(kind)", line: line)
    }
    let once = cancels ? ["opened", "cancelled", "closed"] : ["opened", "closed"]
    XCTAssertEqual(front.said, once + once, "\(kind)", line: line)
    shown.close()
    XCTAssertTrue(renderer.presented.isEmpty, "\(kind)", line: line)
  }

  func testTheirBindingClosesThem() throws {
    try onScreen { renderer in
      for kind in Kind.allCases {
        Self.check(renderer, kind, cancels: false) { front, _, _ in front.isOpen = false }
      }
    }
  }

  func testEscapeClosesThem() throws {
    try onScreen { renderer in
      for kind in Kind.allCases {
        Self.check(renderer, kind, cancels: kind == .alert || kind == .question) { _, widget, shown in
          (kind == .cover ? shown.shownWindow : widget).press(GDK_KEY_Escape)
        }
      }
    }
  }

  func testTheWindowManagerClosesThem() throws {
    try onScreen { renderer in
      // A popover and a cover have no window of their own.
      for kind in [Kind.sheet, .alert, .question] {
        Self.check(renderer, kind, cancels: kind != .sheet) { _, widget, _ in
          gtk_window_close(cast(widget.native))
        }
      }
    }
  }

  func testAClickBesideAPopoverClosesIt() throws {
    try onScreen { renderer in
      Self.check(renderer, .popover, cancels: false) { _, widget, _ in
        gtk_popover_popdown(cast(widget.native))
      }
    }
  }

  private struct Covered: App {
    let front: Front
    let life: Kept<[String]>
    init(_ front: Front, _ life: Kept<[String]>) { (self.front, self.life) = (front, life) }
    init() { self.init(Front(), Kept([])) }
    var body: some Scene {
      WindowGroup("Page", id: "page") { Page(front: front, life: life) }
    }
  }
  private struct Page: View {
    @ObservedObject var front: Front
    let life: Kept<[String]>
    @State private var isCovered = false
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Another") { openWindow(id: "page") }
      Button("Cover") { isCovered = true }
      Text("covered: \(isCovered)")
        .fullScreenCover(isPresented: $isCovered) {
          Text("over \(front.count)")
            .onAppear { life.value.append("appeared") }
            .onDisappear { life.value.append("disappeared") }
        }
    }
  }

  func testAWindowThatIsClosedTakesItsCoverAlong() throws {
    try onScreen { renderer in
      let (front, life) = (Front(), Kept<[String]>([]))
      let app = ShownApp(renderer, Covered(front, life))
      app.click("Another", in: app.windows[0])
      let (first, second) = (app.windows[0], app.windows[1])
      app.click("Cover", in: first)
      XCTAssertTrue(becomes { first.covers.count == 1 && app.texts(first).contains("over 0") })
      front.count = 1
      XCTAssertTrue(becomes { app.texts(first).contains("over 1") }, "It is live")
      gtk_window_close(cast(first.native))
      XCTAssertTrue(becomes { app.windows.count == 1 })
      settle(50)
      XCTAssertEqual(life.value, ["appeared", "disappeared"])
      XCTAssertEqual(renderer.presented.count, 1, "Neither the window nor the cover is left")
      XCTAssertTrue(app.windows[0] === second)
      XCTAssertTrue(app.texts(second).contains("covered: false"), "The other one has a state of its own")
      app.click("Cover", in: second)
      XCTAssertTrue(becomes { app.texts(second).contains("over 1") })
      second.press(GDK_KEY_Escape)
      XCTAssertTrue(becomes { app.texts(second).contains("covered: false") && second.covers.isEmpty })
      app.close()
    }
  }
}
