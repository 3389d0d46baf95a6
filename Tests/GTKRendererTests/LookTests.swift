import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Each style has a look of its own, and takes it on while it is on screen.
final class LookTests: GTKTestCase {
  private static let listLooks: [ListDescription.Look] = [.plain, .inset, .grouped, .insetGrouped, .sidebar]

  func testListStylesLookDifferent() throws {
    try onScreen { renderer in
      var pictures: [(look: ListDescription.Look, pixels: Data)] = []
      let rows = SectionedRows(renderer, ["#Favourites", "Ann", "Bob", "#All", "Cem", "Dana", "Eve"])
      rows.selection = [4]
      let list = renderer.makeWidget(for: ListDescription(selection: .single, look: .automatic))
      (list as! any RowsWidget).source = rows
      let window = TestWindow(renderer, width: 320, height: 360).show(list)
      for look in Self.listLooks {
        list.change { $0.look = look }
        let pixels = try picture(of: window)
        for other in pictures { XCTAssertNotEqual(pixels, other.pixels, "\(look) looks like \(other.look)") }
        pictures.append((look, pixels))
        window.screenshot("list-\(look)")
      }
      list.change { $0.look = .plain }
      XCTAssertEqual(try picture(of: window), pictures[0].pixels, "A look leaves nothing behind")
      window.close()
    }
  }

  func testTheEndsOfAGroupFollowItsRows() throws {
    try onScreen { renderer in
      let rows = SectionedRows(renderer, ["#All", "Ann", "Bob", "Cem"])
      let list = renderer.makeWidget(for: ListDescription(selection: .none, look: .insetGrouped))
      let widget = GTKWidget.downcast(list) as! ListWidget
      widget.source = rows
      let window = TestWindow(renderer).show(list)
      settle(100)
      XCTAssertEqual(ends(in: widget), ["header", "first", "", "last"])
      rows.remove(1)
      widget.rowsChanged([.removed(1..<2)])
      settle(50)
      XCTAssertEqual(ends(in: widget), ["header", "first", "last"])
      rows.remove(1)
      widget.rowsChanged([.removed(1..<2)])
      settle(50)
      XCTAssertEqual(ends(in: widget), ["header", "first last"])
      window.close()
    }
  }

  func testFormStylesLookDifferent() throws {
    try onScreen { renderer in
      let form = renderer.makeWidget(for: FormDescription(look: .grouped))
      let genre = renderer.picker(["Action", "Comedy"], label: "Genre")
      let toggle = renderer.toggle("Seen", isOn: true)
      let rating = renderer.makeWidget(for: LabeledRowDescription())
      rating.insert([renderer.text("A long label")], after: nil, in: .label)
      rating.insert([renderer.text("4.5")], after: nil, in: .content)
      form.insert([genre, toggle, rating], after: nil, in: .content)
      let window = TestWindow(renderer).show(form)
      let controls = ([genre, toggle] as [any Widget]).map { GTKWidget.downcast($0) }
      @MainActor func starts() -> Set<Int32> {
        Set(controls.map { x(of: $0.focusTarget, in: window.native) })
      }
      let grouped = try picture(of: window)
      window.screenshot("form-grouped")
      XCTAssertEqual(starts().count, 2, "Each at the end of its row")
      form.change { $0.look = .columns }
      settle(50)
      XCTAssertNotEqual(try picture(of: window), grouped)
      window.screenshot("form-columns")
      XCTAssertEqual(starts().count, 1, "Below each other")
      form.change { $0.look = .grouped }
      settle(50)
      XCTAssertEqual(try picture(of: window), grouped)
      window.close()
    }
  }

  func testSizesOfControls() throws {
    try onScreen { renderer in
      let button = renderer.button("Save")
      let toggle = renderer.toggle("Seen", isOn: true, look: .switch)
      let slider = renderer.slider(0.5)
      let window = TestWindow(renderer).show(renderer.stack(.vertical(.center), button, toggle, slider))
      for (name, native, change) in [
        ("button", button.native, { (size: ControlSize) in button.change { $0.size = size } }),
        (
          "switch", GTKWidget.downcast(toggle).focusTarget,
          { (size: ControlSize) in toggle.change { $0.size = size } }
        ),
      ] {
        var last: Int32 = 0
        for size in ControlSize.allCases {
          change(size)
          // Themes let sizes grow.
          settle(400)
          let height = gtk_widget_get_allocated_height(native)
          XCTAssertGreaterThan(height, last, "\(name) \(size)")
          last = height
        }
      }
      var pictures: [Data] = []
      for size in ControlSize.allCases {
        slider.change { $0.size = size }
        let pixels = try picture(of: window)
        XCTAssertFalse(pictures.contains(pixels), "slider \(size)")
        pictures.append(pixels)
        window.screenshot("control-\(size)")
      }
      window.close()
    }
  }

  func testTintsFillWhatIsOnAndColourWords() throws {
    try onScreen { renderer in
      let red = Palette.rgba(.red)
      let button = renderer.button("Press")
      let push = renderer.toggle("Push", isOn: true, look: .button)
      let check = renderer.toggle("Check", isOn: true, look: .checkbox)
      let toggle = renderer.toggle("Switch", isOn: true, look: .switch)
      let slider = renderer.slider(0.5)
      let window = TestWindow(renderer).show(
        renderer.stack(.vertical(.center), spacing: 12, button, push, check, toggle, slider))
      XCTAssertFalse(contains(red, in: try picture(of: window)))
      for (name, tint) in [
        ("button", { (color: Color?) in button.change { $0.tint = color } }),
        ("push", { (color: Color?) in push.change { $0.tint = color } }),
        ("check", { (color: Color?) in check.change { $0.tint = color } }),
        ("switch", { (color: Color?) in toggle.change { $0.tint = color } }),
        ("slider", { (color: Color?) in slider.change { $0.tint = color } }),
      ] {
        tint(.red)
        settle(300)
        XCTAssertTrue(contains(red, in: try picture(of: window)), name)
        window.screenshot("tint-\(name)")
        tint(nil)
        settle(300)
        XCTAssertFalse(contains(red, in: try picture(of: window)), name)
      }
      window.close()
    }
  }

  private struct ToggleInLooks: View {
    @State private var isOn = true
    @State private var isBox = false

    var body: some View {
      let toggle = VStack {
        Toggle("Favourite", isOn: $isOn)
        Text(isOn ? "ON" : "OFF")
      }
      VStack {
        if isBox { toggle.toggleStyle(.checkbox) } else { toggle.toggleStyle(.switch) }
        Toggle("Same place", isOn: $isOn).environment(
          \.toggleStyling, ToggleStyling(look: isBox ? .button : .switch))
        Button("Change") { isBox.toggle() }
      }
    }
  }

  func testAToggleOfAnotherLookIsAnotherWidgetInItsPlace() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, ToggleInLooks())
      XCTAssertEqual(screen.all("GtkSwitch").count, 2)
      screen.click("Change")
      XCTAssertEqual(screen.all("GtkSwitch").count, 0)
      let box = try XCTUnwrap(screen.all("GtkCheckButton").first)
      let button = try XCTUnwrap(screen.all("GtkToggleButton").first)
      for (control, name) in [(box, "Favourite"), (button, "Same place")] {
        XCTAssertEqual(String(cString: atk_object_get_name(gtk_widget_get_accessible(control))), name)
        XCTAssertNotEqual(faves_get_boolean(control, "active"), 0)
      }
      faves_set_boolean(button, "active", 0)
      settle(20)
      XCTAssertEqual(faves_get_boolean(box, "active"), 0)
      XCTAssertTrue(screen.texts.contains("OFF"))
      screen.click("Change")
      XCTAssertEqual(screen.all("GtkSwitch").count, 2)
      screen.close()
    }
  }

  func testAClickOnTheLabelOfASwitchSwitchesIt() throws {
    try onScreen { renderer in
      var sets: [Bool] = []
      let form = renderer.makeWidget(for: FormDescription(look: .automatic))
      let toggle = renderer.toggle("Favourite", isOn: false, look: .switch) { sets.append($0) }
      form.insert([toggle], after: nil, in: .content)
      let window = TestWindow(renderer).show(form)
      let label = GTKWidget.downcast(toggle).children[0].native
      click(label)
      // The switch is seen to slide.
      settle(500)
      XCTAssertEqual(sets, [true])
      toggle.change { $0.isOn = true }
      toggle.change { $0.isEnabled = false }
      click(label)
      settle(500)
      XCTAssertEqual(sets, [true])
      window.close()
    }
  }

  func testAnImageChangesBetweenItsOwnSizeAndAny() throws {
    try onScreen { renderer in
      let image = renderer.symbol("star.fill")
      let frame = renderer.makeWidget(
        for: FrameDescription(minWidth: 90, maxWidth: 90, minHeight: 70, maxHeight: 70, alignment: .center))
      frame.insert([image], after: nil, in: .content)
      let window = TestWindow(renderer).show(frame)
      @MainActor func size() -> [Int32] {
        [gtk_widget_get_allocated_width(image.native), gtk_widget_get_allocated_height(image.native)]
      }
      XCTAssertEqual(size(), [16, 16])
      let small = try picture(of: window)
      image.change { $0.isResizable = true }
      settle(50)
      XCTAssertEqual(size(), [90, 70])
      let large = try picture(of: window)
      XCTAssertNotEqual(large, small)
      image.change { $0.isResizable = false }
      settle(50)
      XCTAssertEqual(size(), [16, 16])
      XCTAssertEqual(try picture(of: window), small)
      window.close()
    }
  }

  func testTertiaryTextCanBeRead() throws {
    try onScreen { _ in
      func luminance(_ color: Palette.RGBA) -> Double {
        func linear(_ part: Double) -> Double {
          part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
      }
      for scheme in [SwiftUICore.ColorScheme.light, .dark] {
        Palette.shown(in: scheme) {
          let ground = Palette.rgba(Color(.theme(.background, opacity: 1)))
          let text = Palette.rgba(.secondary.opacity(0.6), for: .text).over(ground)
          let both = [luminance(text), luminance(ground)].sorted()
          XCTAssertGreaterThan((both[1] + 0.05) / (both[0] + 0.05), 3.5, "\(scheme)")
          let second = Palette.rgba(.secondary, for: .text)
          XCTAssertGreaterThan(second.alpha, Palette.rgba(.secondary.opacity(0.6), for: .text).alpha)
        }
      }
    }
  }
}

/// The bytes of a window's picture, row by row.
@MainActor
private func picture(of window: TestWindow) throws -> Data {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("look-\(UUID().uuidString).png")
  defer { try? FileManager.default.removeItem(at: file) }
  // Themes fade from one look to the other.
  settle(300)
  XCTAssertNotEqual(faves_screenshot(window.native, file.path), 0)
  let picture = try XCTUnwrap(Pixbuf(file: file.path))
  return withExtendedLifetime(picture) {
    Data(
      bytes: gdk_pixbuf_get_pixels(picture.pointer), count: Int(gdk_pixbuf_get_byte_length(picture.pointer)))
  }
}

/// Whether a pixel has this colour, give or take a step of rounding.
private func contains(_ color: Palette.RGBA, in picture: Data) -> Bool {
  let wanted = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  return stride(from: 0, to: picture.count - 2, by: 3).contains { start in
    (0..<3).allSatisfy { abs(Int(picture[start + $0]) - wanted[$0]) <= 2 }
  }
}

@MainActor
private func x(of widget: Native, in window: Native) -> Int32 {
  var (x, y): (Int32, Int32) = (0, 0)
  gtk_widget_translate_coordinates(widget, window, 0, 0, &x, &y)
  return x
}

/// "header", "first" and "last" as style classes of the rows that are built.
@MainActor
private func ends(in list: ListWidget) -> [String] {
  (0..<faves_list_get_count(list.list)).map { index in
    guard let content = faves_list_get_content(list.list, index), let row = gtk_widget_get_parent(content)
    else {
      return "not built"
    }
    let style = gtk_widget_get_style_context(row)
    return ["header", "first", "last"].filter { gtk_style_context_has_class(style, $0) != 0 }
      .joined(separator: " ")
  }
}
