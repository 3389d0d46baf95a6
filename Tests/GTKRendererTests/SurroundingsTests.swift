import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Values of the environment that come from the desktop and the window, on real ones.
final class SurroundingsTests: GTKTestCase {
  private struct Desktop: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast
    @State private var isDark = false
    var body: some View {
      Text("\(scheme) \(reducesMotion) \(size) \(contrast)")
      Button("Dark") { isDark = true }.preferredColorScheme(isDark ? .dark : nil)
    }
  }

  func testTheDesktopsSettingsAreFollowedLive() throws {
    try onScreen { renderer in
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
      faves_set_boolean(settings, "gtk-enable-animations", 1)
      let dpi = faves_get_int(settings, "gtk-xft-dpi")
      faves_set_int(settings, "gtk-xft-dpi", 96 * 1024)
      let theme = faves_get_string(settings, "gtk-theme-name")
      let shown = HostedScreen(renderer, Desktop())
      XCTAssertEqual(shown.texts[0], "light false large standard")
      shown.click("Dark")
      settle(50)
      XCTAssertEqual(shown.texts[0], "dark false large standard")
      faves_set_boolean(settings, "gtk-enable-animations", 0)
      faves_set_int(settings, "gtk-xft-dpi", 120 * 1024)
      settle(50)
      XCTAssertEqual(shown.texts[0], "dark true xxLarge standard")
      faves_set_string(settings, "gtk-theme-name", "HighContrast")
      settle(50)
      XCTAssertTrue(shown.texts[0].hasSuffix("increased"))
      faves_set_string(settings, "gtk-theme-name", theme)
      g_free(theme)
      faves_set_boolean(settings, "gtk-enable-animations", 1)
      faves_set_int(settings, "gtk-xft-dpi", dpi)
      settle(50)
      shown.close()
    }
  }

  func testTheProgramAsksForDarkWindowsAndAWindowBeforeIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Desktop())
      XCTAssertTrue(shown.texts[0].hasPrefix("light"))
      Surroundings.preferDark(true)
      settle(50)
      XCTAssertTrue(shown.texts[0].hasPrefix("dark"))
      Surroundings.preferDark(false)
      settle(50)
      XCTAssertTrue(shown.texts[0].hasPrefix("light"))
      shown.click("Dark")
      settle(50)
      XCTAssertTrue(shown.texts[0].hasPrefix("dark"))
      Surroundings.preferDark(nil)
      shown.close()
      settle(50)
      XCTAssertFalse(Surroundings.isDark)
    }
  }

  private struct Window: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.displayScale) private var scale
    var body: some View { Text(verbatim: "\(phase) \(horizontal == .compact) \(scale)") }
  }

  func testPhaseAndSizeClassFollowTheWindow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Window())
      Self.tellFocus(shown.window, isIn: true)
      XCTAssertEqual(shown.texts, ["active true 1.0"])
      gtk_window_resize(cast(shown.window), 900, 500)
      settle(100)
      XCTAssertEqual(shown.texts, ["active false 1.0"])
      Self.tellFocus(shown.window, isIn: false)
      XCTAssertEqual(shown.texts, ["inactive false 1.0"])
      Self.tellFocus(shown.window, isIn: true)
      XCTAssertEqual(shown.texts, ["active false 1.0"])
      shown.close()
    }
  }

  private struct Opening: View {
    @Environment(\.scenePhase) private var phase
    @State private var isShown = false
    let tell: (ScenePhase) -> Void
    var body: some View {
      Button("Open") { isShown = true }
        .onChange(of: phase) { tell($1) }
        .sheet(isPresented: $isShown) { Text("In front") }
    }
  }

  /// The display takes the focus from the window first.
  func testASheetThatComesLeavesItsSceneInUse() throws {
    try onScreen { renderer in
      var phases: [ScenePhase] = []
      let shown = HostedScreen(renderer, Opening { phases.append($0) })
      Self.tellFocus(shown.window, isIn: true)
      settle(100)
      phases = []
      shown.click("Open")
      settle(50)
      let sheet = renderer.presented.last!.native
      XCTAssertNotEqual(sheet, shown.window)
      Self.tellFocus(sheet, isIn: false)
      Self.tellFocus(shown.window, isIn: false)
      Self.tellFocus(sheet, isIn: true)
      settle(300)
      XCTAssertEqual(phases, [])
      // Now to none of the program's windows.
      Self.tellFocus(sheet, isIn: false)
      XCTAssertTrue(becomes { phases == [.inactive] })
      Self.tellFocus(sheet, isIn: true)
      settle(50)
      XCTAssertEqual(phases, [.inactive, .active])
      shown.close()
    }
  }

  private struct Undoing: View {
    @Environment(\.undoManager) private var undoManager
    @State private var counter = Counter()
    var body: some View {
      Text("\(counter.count)")
      TextField("Field", text: .constant(""))
      Button("Add") { counter.add(1, undoManager) }
    }
  }
  @MainActor @Observable
  final class Counter {
    var count = 0
    func add(_ step: Int, _ undoManager: UndoManager?) {
      count += step
      undoManager?.registerUndo(withTarget: self) { $0.add(-step, undoManager) }
    }
  }

  func testControlZTakesBackWhatOneClickDid() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Undoing())
      shown.click("Add")
      shown.click("Add")
      XCTAssertEqual(shown.texts[0], "2")
      gtk_widget_grab_focus(shown.entries[0])
      Self.press(shown.window, GDK_KEY_z, GDK_CONTROL_MASK)
      XCTAssertEqual(shown.texts[0], "1")
      Self.press(shown.window, GDK_KEY_y, GDK_CONTROL_MASK)
      XCTAssertEqual(shown.texts[0], "2")
      Self.press(shown.window, GDK_KEY_z, GDK_CONTROL_MASK)
      Self.press(shown.window, GDK_KEY_z, GDK_CONTROL_MASK)
      XCTAssertEqual(shown.texts[0], "0")
      Self.press(
        shown.window, GDK_KEY_Z, GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue))
      XCTAssertEqual(shown.texts[0], "1")
      shown.close()
    }
  }

  @MainActor
  private static func event(_ window: Native, _ type: GdkEventType) -> UnsafeMutablePointer<GdkEvent> {
    let event = gdk_event_new(type)!
    event.pointee.any.window = gtk_widget_get_window(window)
    _ = faves_ref(UnsafeMutableRawPointer(event.pointee.any.window))
    return event
  }

  /// What a window manager says as a window gets the keys and loses them.
  @MainActor
  static func tellFocus(_ window: Native, isIn: Bool) {
    let event = event(window, GDK_FOCUS_CHANGE)
    event.pointee.focus_change.in = isIn ? 1 : 0
    gtk_widget_event(window, event)
    gdk_event_free(event)
    settle(50)
  }

  @MainActor
  private static func press(_ window: Native, _ key: Int32, _ modifiers: GdkModifierType) {
    let event = event(window, GDK_KEY_PRESS)
    event.pointee.key.keyval = UInt32(key)
    event.pointee.key.state = modifiers.rawValue
    gdk_event_set_device(
      event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())))
    gtk_widget_event(window, event)
    gdk_event_free(event)
    settle(30)
  }
}
