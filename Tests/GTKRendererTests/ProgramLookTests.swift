import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What programs say of how bars, sheets, rows, buttons and drawings look.
final class ProgramLookTests: GTKTestCase {
  @MainActor
  private static func picture(of widget: Native) -> (_ x: Int, _ y: Int) -> [Int] {
    let (width, height) = (gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    let context = cairo_create(surface)!
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = Array(
      UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * Int(height)))
    cairo_surface_destroy(surface)
    return { x, y in (0..<3).map { Int(bytes[y * stride + x * 4 + 2 - $0]) } }
  }

  /// Waits until it is so, as long as it takes.
  @MainActor
  private static func wait(_ what: String, until isSo: () -> Bool) {
    for _ in 0..<500 where !isSo() { settle(10) }
    XCTAssertTrue(isSo(), what)
  }

  @MainActor
  private static func isClassed(_ widget: Native, _ name: String) -> Bool {
    gtk_style_context_has_class(gtk_widget_get_style_context(widget), name) != 0
  }

  private struct Blended: View {
    static let grey = Color(red: 0.5, green: 0.5, blue: 0.5)
    var body: some View {
      VStack(spacing: 0) {
        ZStack {
          Color(red: 1, green: 0, blue: 0)
          Self.grey.blendMode(.multiply)
        }.frame(width: 40, height: 40)
        ZStack {
          Color(red: 1, green: 0, blue: 0)
          Self.grey.blendMode(.difference)
        }.frame(width: 40, height: 40)
        // The hole goes through what is in the group, not through what is behind it.
        ZStack {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20).blendMode(.destinationOut)
        }.frame(width: 40, height: 40).compositingGroup()
      }
      .background(Color(red: 0, green: 1, blue: 0))
    }
  }

  func testViewsMixWithWhatIsBehindThem() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Blended())
      let pixel = Self.picture(of: shown.all("FavesLayers")[0])
      XCTAssertEqual(pixel(20, 20), [128, 0, 0])
      XCTAssertEqual(pixel(20, 60), [127, 128, 128])
      XCTAssertEqual(pixel(2, 82), [255, 0, 0])
      XCTAssertEqual(pixel(20, 100), [0, 255, 0])
      shown.close()
    }
  }

  private struct Bar: View {
    @State private var ground = Color(red: 0.2, green: 0.1, blue: 0.4)
    var body: some View {
      NavigationStack {
        Button("Light") { ground = Color(red: 1, green: 1, blue: 0.5) }.navigationTitle("Title")
          .toolbarBackground(ground)
      }
    }
  }

  func testABarIsPaintedAndItsWordsCanBeReadOnIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Bar())
      let bar = shown.all("HdyHeaderBar")[0]
      @MainActor func words() -> Double {
        var color = GdkRGBA()
        let style = gtk_widget_get_style_context(bar)
        gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
        return color.red
      }
      // The theme goes from one colour to another step by step, in a window that does not have the keys.
      @MainActor func shows(_ ground: [Int], words color: Double) -> Bool {
        zip(Self.picture(of: bar)(4, 4), ground).allSatisfy { abs($0 - $1) <= 2 } && words() == color
      }
      Self.wait("white on violet") { shows([51, 26, 102], words: 1) }
      shown.click("Light")
      Self.wait("black on yellow") { shows([255, 255, 128], words: 0) }
      shown.close()
    }
  }

  private struct Striped: View {
    @State private var numbers = Array(0..<6)
    var body: some View {
      VStack {
        Button("Drop the first") { numbers.removeFirst() }
        List(numbers, id: \.self) { Text(verbatim: "Row \($0)") }.alternatingRowBackgrounds()
      }
    }
  }

  func testEveryOtherRowHasAGroundOfItsOwn() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Striped())
      settle(50)
      let list = shown.all("FavesList")[0]
      @MainActor func stripes() -> [Bool] {
        (0..<faves_list_get_count(list)).map { index in
          faves_list_get_content(list, index).map { Self.isClassed(gtk_widget_get_parent($0), "alternate") }
            ?? false
        }
      }
      XCTAssertEqual(stripes(), [false, true, false, true, false, true])
      shown.click("Drop the first")
      XCTAssertEqual(stripes(), [false, true, false, true, false], "whichever rows they are")
      shown.close()
    }
  }

  private struct Sheet: View {
    @State private var isShown = false
    let detent: PresentationDetent
    var body: some View {
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
        Button("Close") { isShown = false }.presentationDetents([detent])
      }
    }
  }

  func testASheetIsAsHighAsItSays() throws {
    try onScreen { renderer in
      for (detent, height) in [
        (PresentationDetent.height(230), Int32(230)), (.large, 400), (.fraction(0.75), 300),
      ] {
        let shown = HostedScreen(renderer, Sheet(detent: detent))
        shown.click("Show")
        let sheet = renderer.presented.last!.native
        @MainActor func size() -> Int32 {
          var (width, height): (Int32, Int32) = (0, 0)
          gtk_window_get_size(cast(sheet), &width, &height)
          return height
        }
        Self.wait("\(detent) to be \(height), not \(size())") { size() == height }
        shown.close()
      }
    }
  }

  private struct Buttons: View {
    @State private var count = 0
    @State private var choice = 1
    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }.buttonRepeatBehavior(.enabled)
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Rounded") {}.buttonBorderShape(.roundedRectangle(radius: 11))
        Picker("Cup", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.radioGroup).horizontalRadioGroupLayout()
      }
    }
  }

  func testAToggleThatIsAButtonHasTheOutlineOfButtons() throws {
    try onScreen { renderer in
      let isRound = Followed(true)
      struct Toggles: View {
        @ObservedObject var isRound: Followed<Bool>
        var body: some View {
          VStack {
            Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
            Toggle("Check", isOn: .constant(true)).toggleStyle(.checkbox)
          }
          .buttonBorderShape(isRound.value ? .capsule : .automatic)
        }
      }
      let shown = HostedScreen(renderer, Toggles(isRound: isRound))
      XCTAssertTrue(shown.hasClass(shown.the("GtkToggleButton"), "faves-capsule"))
      XCTAssertFalse(shown.hasClass(shown.the("GtkCheckButton"), "faves-capsule"))
      isRound.value = false
      settle(50)
      XCTAssertFalse(shown.hasClass(shown.the("GtkToggleButton"), "faves-capsule"))
      shown.close()
    }
  }

  func testAButtonThatIsHeldRepeatsWhatItDoesUntilItIsLetGo() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Buttons())
      let button = shown.all("GtkButton")[0]
      @MainActor func count() -> Int { Int(shown.text(shown.all("FavesLabel", in: button)[0]).dropFirst(6))! }
      faves_emit(button, "pressed")
      Self.wait("three times at least") { count() >= 3 }
      faves_emit(button, "released")
      settle()
      let last = count()
      settle(300)
      XCTAssertEqual(count(), last, "and not once more as it is let go")
      gtk_button_clicked(cast(button))
      settle()
      XCTAssertEqual(count(), last + 1)
      shown.close()
    }
  }

  func testAKeyHoldsAButtonAsThePointerDoes() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Buttons())
      let button = shown.all("GtkButton")[0]
      @MainActor func count() -> Int { Int(shown.text(shown.all("FavesLabel", in: button)[0]).dropFirst(6))! }
      gtk_widget_grab_focus(button)
      for (key, code) in [(GDK_KEY_space, UInt16(65)), (GDK_KEY_Return, 36)] {
        let before = count()
        shown.key(GDK_KEY_PRESS, key, code: code)
        // The keyboard repeats what is held.
        shown.key(GDK_KEY_PRESS, key, code: code)
        Self.wait("three times at least") { count() >= before + 3 }
        shown.key(GDK_KEY_RELEASE, key, code: code)
        let last = count()
        settle(300)
        XCTAssertEqual(count(), last, "and not once more as it is let go")
        XCTAssertEqual(gtk_widget_get_state_flags(button).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue, 0)
      }
      shown.close()
    }
  }

  func testAKeyThatIsLetGoAtOnceIsAClick() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Buttons())
      let button = shown.all("GtkButton")[0]
      gtk_widget_grab_focus(button)
      shown.key(GDK_KEY_PRESS, GDK_KEY_space, code: 65)
      shown.key(GDK_KEY_RELEASE, GDK_KEY_space, code: 65)
      // On a machine that stood still in between it has been held.
      Self.wait("a click") { shown.texts.contains { $0.hasPrefix("Count ") && $0 != "Count 0" } }
      shown.close()
    }
  }

  func testButtonsHaveTheOutlineThatIsSaid() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Buttons())
      let buttons = shown.all("GtkButton")
      @MainActor func radius(_ widget: Native) -> Int32 {
        let style = gtk_widget_get_style_context(widget)
        var value = GValue()
        gtk_style_context_get_property(style, "border-radius", gtk_style_context_get_state(style), &value)
        defer { g_value_unset(&value) }
        return g_value_get_int(&value)
      }
      XCTAssertGreaterThan(radius(buttons[1]), 100)
      XCTAssertEqual(radius(buttons[2]), 11)
      shown.close()
    }
  }

  func testRadioButtonsStandBesideEachOther() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Buttons())
      let places = shown.all("GtkRadioButton").map { button in
        var place = GtkAllocation()
        gtk_widget_get_allocation(button, &place)
        return place
      }
      XCTAssertEqual(places[0].y, places[1].y)
      XCTAssertGreaterThan(places[1].x, places[0].x + places[0].width - 1)
      shown.close()
    }
  }
}
