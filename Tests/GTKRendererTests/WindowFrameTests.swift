import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Which windows have a header bar, and which the desktop's title bar.
final class WindowFrameTests: GTKTestCase {
  private struct Plain: App {
    var body: some Scene { WindowGroup("Plain") { Text("Hello") } }
  }

  func testAWindowWithNothingForABarHasNoneAndWantsNothingOfLibhandy() throws {
    try onScreen { renderer in
      let uses = Handy.uses
      let app = ShownApp(renderer, Plain())
      let window = app.windows[0]
      XCTAssertNil(window.screen?.bar)
      XCTAssertEqual(String(cString: faves_type_name(window.native)), "GtkWindow")
      XCTAssertEqual(String(cString: gtk_window_get_title(cast(window.native))), "Plain")
      XCTAssertEqual(app.texts(window), ["Hello"])
      XCTAssertTrue(parts(of: window.native, "GtkImage").isEmpty, "No symbol, so no theme of icons")
      XCTAssertEqual(Handy.uses, uses)
      app.close()
    }
  }

  func testItsMenuOpensWithF10() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, Plain())
      let window = app.windows[0]
      app.activate(window)
      XCTAssertTrue(window.press(GDK_KEY_F10))
      XCTAssertNil(window.screen?.bar)
      let menus = gtk_menu_get_for_attach_widget(window.screen!.root)
      let menu = try XCTUnwrap(menus?.pointee.data).assumingMemoryBound(to: GtkWidget.self)
      settle(100)
      XCTAssertNotEqual(gtk_widget_get_mapped(menu), 0)
      let titles = parts(of: menu, "GtkAccelLabel").map { String(cString: gtk_label_get_text(cast($0))) }
      XCTAssertEqual(titles, ["New Window", "Keyboard Shortcuts", "About Tests"])
      gtk_menu_shell_deactivate(cast(menu))
      settle(50)
      app.close()
    }
  }

  private struct WithSettings: App {
    var body: some Scene {
      WindowGroup { Text("Hello") }
      Settings { Text("Settings") }
    }
  }
  private struct WithCommands: App {
    var body: some Scene {
      WindowGroup { Text("Hello") }.commands { CommandMenu("Do") { Button("It") {} } }
    }
  }

  func testAMenuWithMoreThanEveryAppHasIsInABar() throws {
    try onScreen { renderer in
      @MainActor func check(_ app: ShownApp<some App>) {
        let window = app.windows[0]
        XCTAssertEqual(String(cString: faves_type_name(window.native)), "HdyWindow")
        XCTAssertEqual(window.screen?.bar.map { gtk_widget_get_mapped($0.menu.native) }, 1)
        app.close()
      }
      check(ShownApp(renderer, WithSettings()))
      check(ShownApp(renderer, WithCommands()))
    }
  }

  func testPagesColumnsTabsAndItemsHaveABarFromTheStart() throws {
    try onScreen { renderer in
      @MainActor func check(_ view: some View, line: UInt = #line) {
        let shown = HostedScreen(renderer, view)
        XCTAssertEqual(shown.all("HdyHeaderBar").count, 1, line: line)
        XCTAssertEqual(String(cString: faves_type_name(shown.window)), "HdyWindow", line: line)
        shown.close()
      }
      check(NavigationStack { Text("a") })
      check(VStack { NavigationView { Text("a") } })
      check(NavigationSplitView(sidebar: { Text("a") }, detail: { Text("b") }))
      check(TabView { Text("a").tabItem { Text("A") } })
      check(Text("a").toolbar { Button("b") {} })
      check(Text("a").navigationSubtitle("b"))
    }
  }

  private struct Focused: View {
    @State private var text = "text"
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Field", text: $text).focused($isFocused)
        .onAppear { isFocused = true }
        .toolbar { Button("Item") {} }
    }
  }

  func testTheFocusIsThereWhenAWindowGetsABarBeforeItIsShown() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Focused())
      XCTAssertEqual(String(cString: faves_type_name(shown.window)), "HdyWindow")
      let field = shown.all("GtkEntry")[0]
      settle(100)
      XCTAssertEqual(gtk_window_get_focus(cast(shown.window)), field)
      // Its own signals are those of the window that is shown.
      let window = renderer.presented[0] as! WindowWidget
      XCTAssertEqual(gtk_window_get_title(cast(window.native)).map { String(cString: $0) }, "Test")
      shown.close()
    }
  }

  private struct Later: View {
    @State private var text = "some text"
    @State private var hasItem = false
    @State private var pressed = 0
    var body: some View {
      VStack {
        TextField("Field", text: $text)
        Button("Switch") { hasItem.toggle() }
        Text("pressed \(pressed)")
        // Its type does not tell of the item.
        if hasItem { AnyView(Text("with an item").toolbar { Button("Item") { pressed += 1 } }) }
      }
    }
  }

  private struct Untitled: App {
    var body: some Scene {
      WindowGroup { NavigationStack { Text("untitled").toolbar { Button("Item") {} } } }
    }
  }

  func testABarWithoutATitleSaysWhoseWindowItIs() throws {
    try onScreen { renderer in
      let name = ProcessInfo.processInfo.processName
      let app = ShownApp(renderer, Untitled())
      let bar = try XCTUnwrap(app.windows[0].screen?.bar)
      XCTAssertEqual(String(cString: hdy_header_bar_get_title(bar.header)), name)
      app.close()
    }
  }

  func testABarThatNobodyCouldKnowOfStandsUnderTheTitleBarAndNothingElseChanges() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Later())
      let (window, field) = (shown.window, shown.all("GtkEntry")[0])
      XCTAssertTrue(shown.all("HdyHeaderBar").isEmpty)
      gtk_widget_grab_focus(field)
      gtk_editable_set_position(cast(field), 3)
      let surface = gtk_widget_get_window(window)
      shown.click("Switch")
      settle(50)
      XCTAssertEqual(shown.window, window)
      XCTAssertEqual(gtk_widget_get_window(window), surface, "It did not go and come again")
      let bar = try XCTUnwrap((renderer.presented[0] as! WindowWidget).screen?.bar)
      XCTAssertEqual(hdy_header_bar_get_show_close_button(bar.header), 0)
      XCTAssertEqual(String(cString: hdy_header_bar_get_title(bar.header)), "")
      XCTAssertEqual(String(cString: gtk_window_get_title(cast(window))), "Test")
      XCTAssertEqual(gtk_window_get_focus(cast(window)), field)
      XCTAssertEqual(gtk_editable_get_position(cast(field)), 3)
      XCTAssertLessThan(shown.frame(of: bar.native).minY, shown.frame(of: field).minY)
      shown.click("Item")
      settle(30)
      XCTAssertTrue(shown.texts.contains("pressed 1"))
      shown.click("Switch")
      settle(30)
      XCTAssertFalse(shown.texts.contains("Item"))
      shown.close()
    }
  }

  private struct Loading: View {
    @State private var isLoaded = false
    var body: some View {
      VStack {
        if isLoaded {
          TabView {
            Text("first").tabItem { Text("A") }
            NavigationStack { Text("second") }.tabItem { Text("B") }
          }
        } else {
          Text("loading")
        }
        Button("Load") { isLoaded = true }
      }
    }
  }
  private struct LoadingApp: App {
    var body: some Scene { WindowGroup("Loader") { Loading() } }
  }

  func testAWindowThatTabsMayComeIntoHasTheirBarFromTheStart() throws {
    try onScreen { renderer in
      let app = ShownApp(renderer, LoadingApp())
      let window = app.windows[0]
      let (native, surface) = (window.native, gtk_widget_get_window(window.native))
      @MainActor func check(_ texts: [String], line: UInt = #line) throws {
        let bar = try XCTUnwrap(window.screen?.bar, line: line)
        XCTAssertEqual(parts(of: native, "HdyHeaderBar").count, 1, line: line)
        XCTAssertEqual(String(cString: faves_type_name(native)), "HdyWindow", line: line)
        XCTAssertEqual(String(cString: hdy_header_bar_get_title(bar.header)), "Loader", line: line)
        XCTAssertNotEqual(hdy_header_bar_get_show_close_button(bar.header), 0, line: line)
        for text in texts { XCTAssertTrue(app.texts(window).contains(text), text, line: line) }
      }
      try check(["loading"])
      app.click("Load", in: window)
      settle(100)
      XCTAssertEqual(window.native, native)
      XCTAssertEqual(gtk_widget_get_window(native), surface, "It did not go and come again")
      try check(["first"])
      app.close()
    }
  }

  private struct Sheeted: View {
    @State private var isPresented = false
    var body: some View {
      Button("Sheet") { isPresented = true }
        .sheet(isPresented: $isPresented) { NavigationStack { Text("over").toolbar { Button("Item") {} } } }
    }
  }

  func testWhatASheetHoldsIsNoReasonForABar() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Sheeted())
      XCTAssertEqual(String(cString: faves_type_name(shown.window)), "GtkWindow")
      XCTAssertTrue(shown.all("HdyHeaderBar").isEmpty)
      shown.close()
    }
  }

  private struct Covered: View {
    @State private var isCovered = false
    var body: some View {
      Button("Cover") { isCovered = true }
        .fullScreenCover(isPresented: $isCovered) { Text("over").navigationTitle("Over") }
    }
  }

  func testACoverHasNoButtonsOfAWindowUnderATitleBar() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Covered())
      shown.click("Cover")
      settle(300)
      let cover = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      let bar = try XCTUnwrap(cover.screen?.bar)
      XCTAssertEqual(hdy_header_bar_get_show_close_button(bar.header), 0)
      XCTAssertEqual(String(cString: gtk_window_get_title(cast(shown.window))), "Over")
      shown.close()
    }
  }

  private struct CoveredWhole: View {
    enum Bar: CaseIterable { case none, button, nothing, cancel, middle }
    let bar: Bar
    @State private var isCovered = false
    @State private var isThere = false
    var body: some View {
      Button("Cover") { isCovered = true }
        .fullScreenCover(isPresented: $isCovered) {
          let over = Button("over") { isThere.toggle() }.frame(maxWidth: .infinity, maxHeight: .infinity)
          switch bar {
          case .none: over
          case .button: over.toolbar { Button("In the bar") {} }
          case .nothing: over.toolbar { if isThere { Button("In the bar") {} } }
          case .cancel:
            over.toolbar { ToolbarItem(placement: .cancellationAction) { if isThere { Button("Back") {} } } }
          case .middle: over.toolbar { ToolbarItem(placement: .principal) { if isThere { Text("Middle") } } }
          }
        }
    }
  }

  func testACoverUnderATitleBarHasABarOnlyForWhatStandsInIt() throws {
    try onScreen { renderer in
      for content in CoveredWhole.Bar.allCases {
        let shown = HostedScreen(renderer, CoveredWhole(bar: content))
        shown.click("Cover")
        settle(300)
        let cover = try XCTUnwrap(renderer.presented.last as? WindowWidget)
        let bar = try XCTUnwrap(cover.screen?.bar)
        XCTAssertEqual(gtk_widget_get_mapped(bar.native) != 0, content == .button, "\(content)")
        shown.click("over")
        settle(50)
        XCTAssertEqual(gtk_widget_get_mapped(bar.native) != 0, content != .none, "\(content)")
        shown.click("over")
        settle(50)
        XCTAssertEqual(gtk_widget_get_mapped(bar.native) != 0, content == .button, "\(content)")
        shown.close()
      }
    }
  }
}
