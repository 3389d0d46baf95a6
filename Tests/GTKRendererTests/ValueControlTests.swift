import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Controls that show a value in words of their own, rings, marks, and looks with a name, as GTK's widgets.
final class ValueControlTests: GTKTestCase {
  private struct Share: View {
    @ObservedObject var share: Followed<Double>
    let tell: (Bool) -> Void
    var body: some View {
      Stepper("Share", value: $share.value, in: 0...1, step: 0.25, format: .percent, onEditingChanged: tell)
    }
  }

  func testAStepperThatShowsItsValueIsAFieldThatIsSteppedAndTyped() throws {
    try onScreen { renderer in
      let share = Followed(0.25)
      var told: [Bool] = []
      let screen = HostedScreen(renderer, Share(share: share) { told.append($0) })
      let field = screen.the("GtkSpinButton")
      @MainActor func text() -> String { String(cString: gtk_entry_get_text(cast(field))) }
      XCTAssertEqual(text(), "25%")
      XCTAssertEqual(screen.name(field), "Share")
      gtk_spin_button_spin(cast(field), GTK_SPIN_STEP_FORWARD, 0)
      settle(20)
      XCTAssertEqual(share.value, 0.5)
      XCTAssertEqual(told, [true, false])
      XCTAssertEqual(text(), "50%")
      // Beyond the bounds, it stops at them; and what stands there counts, not what stood there.
      gtk_entry_set_text(cast(field), "90 %")
      faves_emit(field, "activate")
      settle(20)
      XCTAssertEqual(share.value, 0.9, accuracy: 1e-9)
      gtk_spin_button_spin(cast(field), GTK_SPIN_STEP_FORWARD, 0)
      settle(20)
      XCTAssertEqual(share.value, 1)
      XCTAssertEqual(text(), "100%")
      gtk_entry_set_text(cast(field), "600%")
      faves_emit(field, "activate")
      settle(20)
      XCTAssertEqual(text(), "100%")
      XCTAssertEqual(share.value, 1)
      // What is no number leaves the value as it is.
      gtk_entry_set_text(cast(field), "much")
      faves_emit(field, "activate")
      settle(20)
      XCTAssertEqual(text(), "100%")
      // All the way, as by the keys, and as an assistive tool has it.
      gtk_spin_button_spin(cast(field), GTK_SPIN_HOME, 0)
      settle(20)
      XCTAssertEqual(share.value, 0)
      XCTAssertEqual(text(), "0%")
      // Somebody else writes.
      share.value = 0.75
      settle(20)
      XCTAssertEqual(text(), "75%")
      XCTAssertEqual(gtk_spin_button_get_value(cast(field)), 0.75)
      screen.close()
    }
  }

  private struct Typed: View {
    @State private var count = 3.0
    var body: some View { Stepper("Count", value: $count, format: .number) }
  }

  func testAStepGoesOnFromWhatWasTypedBeforeIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Typed())
      let field = screen.the("GtkSpinButton")
      @MainActor func text() -> String { String(cString: gtk_entry_get_text(cast(field))) }
      for (typed, shown) in [("10", "11"), ("-4", "-3"), ("", "-2")] {
        gtk_entry_set_text(cast(field), typed)
        gtk_widget_grab_focus(field)
        let keys = UnsafeMutableRawPointer(field).assumingMemoryBound(to: GObject.self)
        XCTAssertNotEqual(gtk_bindings_activate(keys, guint(GDK_KEY_Up), GdkModifierType(0)), 0)
        settle(20)
        XCTAssertEqual(text(), shown)
      }
      screen.close()
    }
  }

  func testALabelThatIsHiddenIsNotBesideTheSwitch() throws {
    try onScreen { renderer in
      let toggle = Toggle("Active", isOn: .constant(true)).toggleStyle(.switch)
      let shown = HostedScreen(renderer, toggle)
      XCTAssertEqual(shown.texts, ["Active"])
      shown.close()
      let hidden = HostedScreen(renderer, toggle.labelsHidden())
      XCTAssertEqual(hidden.texts, [])
      hidden.close()
    }
  }

  func testAPickersMenuShowsOtherWordsForWhatIsChosen() throws {
    try onScreen { renderer in
      let size = Kept(1)
      let screen = HostedScreen(
        renderer,
        Picker("Size", selection: size.binding) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        } currentValueLabel: {
          Text("chosen \(size.value)")
        })
      let box = screen.the("GtkComboBox")
      XCTAssertEqual(screen.texts, ["Size"])
      XCTAssertEqual(screen.wordsShown(in: box).map(screen.text), ["chosen 1"])
      XCTAssertEqual(gtk_combo_box_get_active(cast(box)), 0)
      gtk_combo_box_set_active(cast(box), 1)
      settle(20)
      XCTAssertEqual(size.value, 2)
      screen.close()
    }
  }

  func testWhatIsKnownOfTheEndIsARing() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer, ProgressView(value: 0.25).progressViewStyle(CircularProgressViewStyle(tint: .red)))
      let ring = screen.the("GtkProgressBar")
      XCTAssertEqual(gtk_widget_get_allocated_width(ring), 32)
      XCTAssertEqual(gtk_widget_get_allocated_height(ring), 32)
      XCTAssertEqual(gtk_progress_bar_get_fraction(cast(ring)), 0.25)
      let picture = DrawnPicture(ring)
      XCTAssertGreaterThan(picture.pixel(26, 6)[0], 150, "done in the first quarter")
      XCTAssertLessThan(picture.pixel(6, 26)[0], 100, "and not in the third")
      XCTAssertEqual(picture.pixel(16, 16), [0, 0, 0, 0])
      screen.close()
    }
  }

  func testMarksStandAtTheirValues() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        Gauge(value: 20, in: 0...100) {
          Text("Heat")
        } currentValueLabel: {
          Text("20°")
        } markedValueLabels: {
          Text("a").tag(0.0)
          Text("b").tag(75.0)
        }
        .frame(width: 300))
      let bar = screen.frame(of: screen.the("GtkProgressBar"))
      let (first, second) = (screen.frame(of: screen.label("a")), screen.frame(of: screen.label("b")))
      XCTAssertEqual(first.minX, bar.minX, accuracy: 1)
      XCTAssertEqual(second.midX, bar.minX + 0.75 * bar.width, accuracy: 2)
      XCTAssertGreaterThanOrEqual(first.minY, bar.maxY)
      screen.close()
    }
  }

  func testLooksAreClassesOfTheStyleSheet() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          TextField("a", text: .constant("")).textFieldStyle(.squareBorder)
          TextField("b", text: .constant("")).textFieldStyle(.roundedBorder)
          Button("Filter") {}.buttonStyle(.accessoryBar)
        })
      XCTAssertEqual(screen.entries.map { screen.hasClass($0, "faves-square") }, [true, false])
      XCTAssertTrue(screen.hasClass(screen.the("GtkButton"), GTK_STYLE_CLASS_FLAT))
      screen.close()
      let listed = HostedScreen(renderer, List { Text("x") }.listStyle(.bordered))
      XCTAssertFalse(listed.widgets(withClass: "faves-bordered").isEmpty)
      listed.close()
    }
  }

  func testThePointerLooksDifferentOverAViewAndTheControlsInIt() throws {
    try onScreen { renderer in
      let isOn = Kept(true)
      let screen = HostedScreen(
        renderer,
        VStack {
          HStack {
            Button("Go") {}
            Text("a")
          }
          .pointerStyle(isOn.value ? .link : nil)
          Button("Plain") {}
        })
      let buttons = screen.all("GtkButton").filter { !screen.all("FavesLabel", in: $0).isEmpty }
      let windows = buttons.map { gtk_button_get_event_window(cast($0)) }
      XCTAssertNotNil(try XCTUnwrap(windows[0]))
      XCTAssertNotNil(gdk_window_get_cursor(windows[0]))
      XCTAssertNil(gdk_window_get_cursor(try XCTUnwrap(windows[1])))
      XCTAssertNotNil(gdk_window_get_cursor(faves_touch_window(screen.the("FavesTouch"))))
      screen.close()
    }
  }

  func testCodeInATextIsMonospaced() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          Text("`iiiiiiii`")
          Text("`mmmmmmmm`")
          Text("is `iiiiiiii`").font(.title)
          Text("is `mmmmmmmm`").font(.title)
        })
      let widths = screen.all("FavesLabel").map { label -> Int32 in
        var width: Int32 = 0
        pango_layout_get_pixel_size(gtk_label_get_layout(cast(label)), &width, nil)
        return width
      }
      XCTAssertEqual(widths[0], widths[1])
      XCTAssertEqual(widths[2], widths[3])
      screen.close()
    }
  }

  func testOneShapeIsCutOutOfAnother() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer, Rectangle().subtracting(Circle()).fill(.red).frame(width: 100, height: 100))
      let picture = DrawnPicture(screen.the("FavesSurface"))
      XCTAssertEqual(picture.pixel(3, 3), picture.pixel(96, 96))
      XCTAssertEqual(picture.pixel(3, 3)[3], 255)
      XCTAssertEqual(picture.pixel(50, 50), [0, 0, 0, 0])
      screen.close()
    }
  }

  func testWordsInAGaugesRingAreWithinIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        Gauge(value: 0.4) {
          Text("label")
        } currentValueLabel: {
          Text("much too long").font(.title)
        }
        .gaugeStyle(.accessoryCircular))
      let words = screen.frame(of: screen.label("much too long"))
      XCTAssertLessThanOrEqual(words.width, 42)
      XCTAssertLessThan(words.height, 30, "smaller, rather than in several lines")
      XCTAssertGreaterThan(
        screen.frame(of: screen.label("label")).minY, words.maxY, "what is measured stands in the gap")
      screen.close()
    }
  }

  func testAGaugesRingGrowsWithText() throws {
    try onScreen { renderer in
      @MainActor func width(_ size: DynamicTypeSize) -> CGFloat {
        let screen = HostedScreen(
          renderer,
          Gauge(value: 0.4) {
            Text("label")
          } currentValueLabel: {
            Text("much too long")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("9")
          }
          .gaugeStyle(.accessoryCircular).dynamicTypeSize(size))
        defer { screen.close() }
        let (least, most) = (screen.frame(of: screen.label("0")), screen.frame(of: screen.label("9")))
        XCTAssertLessThan(least.maxX, most.minX)
        XCTAssertEqual(least.midY, most.midY, accuracy: 1)
        XCTAssertGreaterThan(least.minY, screen.frame(of: screen.label("much too long")).maxY)
        return screen.frame(of: screen.label("much too long")).width
      }
      XCTAssertGreaterThan(width(.accessibility2), width(.large) * 1.4)
    }
  }
}

extension HostedScreen {
  /// All widgets with a class of the style sheet.
  fileprivate func widgets(withClass name: String) -> [Native] {
    var found: [Native] = []
    func walk(_ widget: Native) {
      if hasClass(widget, name) { found.append(widget) }
      guard faves_is_container(widget) != 0 else { return }
      let children = gtk_container_get_children(cast(widget))
      defer { g_list_free(children) }
      var item = children
      while let current = item {
        walk(current.pointee.data.assumingMemoryBound(to: GtkWidget.self))
        item = current.pointee.next
      }
    }
    walk(window)
    return found
  }
}
