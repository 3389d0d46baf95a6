import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A frame around a control, a stack or a shape costs no widget, is laid out as one that does, and becomes one when it has to.
final class FrameInPlaceTests: GTKTestCase {
  private struct Framed<Content: View>: View {
    @ObservedObject var state: Followed<Int>
    let content: (Int) -> Content
    init(_ state: Followed<Int>, @ViewBuilder _ content: @escaping (Int) -> Content) {
      (self.state, self.content) = (state, content)
    }
    var body: some View { content(state.value) }
  }

  /// - Parameter check: gets the screen, what changes it, and a button's place.
  @MainActor
  private static func show<V: View>(
    _ renderer: GTKRenderer, @ViewBuilder _ view: @escaping (Int) -> V,
    check: (HostedScreen, (Int) -> Void, () -> CGRect) throws -> Void
  ) throws {
    let state = Followed(0)
    let shown = HostedScreen(renderer, Framed(state, view))
    defer { shown.close() }
    settle(50)
    try check(
      shown,
      {
        state.value = $0
        settle(100)
      }, { shown.frame(of: shown.all("GtkButton")[0]) })
  }

  @MainActor private static func frames(_ shown: HostedScreen) -> Int {
    shown.all("FavesFrame", in: shown.all("FavesStack").first).count
  }

  func testWidthsAndAlignmentsFollow() throws {
    try onScreen { renderer in
      try Self.show(renderer) { state in
        VStack {
          Text("words")
          Button("Press") {}.frame(
            width: state == 1 ? 400 : 300, height: 100, alignment: state == 2 ? .bottomTrailing : .center)
          Text("below")
        }
      } check: { shown, change, button in
        XCTAssertEqual(Self.frames(shown), 0)
        let first = button()
        let middle = shown.frame(of: shown.label("words")).midX
        XCTAssertEqual(first.midX, middle, accuracy: 1)
        XCTAssertLessThan(first.width, 200)
        let below = shown.frame(of: shown.label("below")).minY
        XCTAssertEqual(below - shown.frame(of: shown.label("words")).maxY, 100 + 2 * 6)
        change(2)
        XCTAssertEqual(button().maxX, middle + 150, accuracy: 1)
        XCTAssertEqual(button().maxY, below - 6)
        change(1)
        XCTAssertEqual(button().midX, middle, accuracy: 1)
        XCTAssertEqual(button().size, first.size)
        XCTAssertEqual(Self.frames(shown), 0)
      }
    }
  }

  /// What a container cannot do for a frame has it become a widget, in the same place.
  func testMoreThatIsSaidOfItIsShown() throws {
    try onScreen { renderer in
      try Self.show(renderer) { state in
        HStack {
          Text("before")
          Button("Press") {}.frame(width: 200, height: 60).opacity(state == 1 ? 0.4 : 1).padding(.leading, 9)
          Text("after")
        }
      } check: { shown, change, button in
        // With an opacity in it from the start it is one already.
        let place = button()
        change(1)
        XCTAssertEqual(button(), place)
        XCTAssertEqual(Self.frames(shown), 1)
        let frame = shown.all("FavesFrame", in: shown.all("FavesStack")[0])[0]
        XCTAssertEqual(gtk_widget_get_opacity(frame), 0.4, accuracy: 0.01)
        XCTAssertEqual(gtk_widget_get_allocated_width(frame), 200)
        XCTAssertEqual(shown.frame(of: shown.label("before")).maxX + 6 + 9, shown.frame(of: frame).minX)
        change(0)
        XCTAssertEqual(gtk_widget_get_opacity(frame), 1)
        XCTAssertEqual(button(), place)
      }
    }
  }

  func testAnotherContentTakesItsPlace() throws {
    try onScreen { renderer in
      try Self.show(renderer) { state in
        HStack {
          Text("before")
          Group {
            if state == 0 { Button("Press") {} } else { Text("instead of the button") }
          }
          .frame(width: 220, alignment: .leading)
          Text("after")
        }
      } check: { shown, change, button in
        let place = button()
        let after = shown.frame(of: shown.label("after"))
        change(1)
        XCTAssertEqual(shown.frame(of: shown.label("after")), after)
        XCTAssertEqual(shown.frame(of: shown.label("instead of the button")).minX, place.minX)
        XCTAssertTrue(shown.all("GtkButton").isEmpty)
        change(0)
        XCTAssertEqual(button(), place)
        XCTAssertEqual(shown.frame(of: shown.label("after")), after)
      }
    }
  }

  /// A field that somebody types in keeps the focus, its text and what is selected as its frame becomes a widget.
  func testAFieldKeepsTheFocus() throws {
    try onScreen { renderer in
      let text = Followed("words")
      try Self.show(renderer) { state in
        HStack {
          TextField(
            "Field",
            text: Binding {
              text.value
            } set: {
              text.value = $0
            }
          )
          .frame(width: 150).fixedSize(horizontal: state == 1, vertical: false)
        }
      } check: { shown, change, _ in
        let entry = shown.all("GtkEntry")[0]
        gtk_widget_grab_focus(entry)
        gtk_editable_select_region(cast(entry), 1, 3)
        settle(50)
        let place = shown.frame(of: entry)
        change(1)
        XCTAssertEqual(shown.all("GtkEntry").first, entry)
        XCTAssertNotEqual(gtk_widget_is_focus(entry), 0)
        var (from, to): (Int32, Int32) = (0, 0)
        XCTAssertNotEqual(gtk_editable_get_selection_bounds(cast(entry), &from, &to), 0)
        XCTAssertEqual([from, to], [1, 3])
        XCTAssertEqual(shown.frame(of: entry), place)
      }
    }
  }

  private final class Places {
    var frame = CGRect.zero, content = CGRect.zero, inFrame = CGPoint.zero
  }

  /// The frame's own place is told of, and the content's is another.
  func testPlacesAreThoseOfTheFrame() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      try onScreen { renderer in
        let places = Places()
        try Self.show(renderer) { state in
          VStack {
            Text("words")
            Button("Press") {}
              .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
              } action: {
                places.content = $0
              }
              .padding(3)
              .frame(width: state == 1 ? 260 : 240, height: 80, alignment: .topLeading)
              .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
              } action: {
                places.frame = $0
              }
              .padding(.trailing, 11)
          }
          .environment(\.layoutDirection, direction)
        } check: { shown, change, button in
          XCTAssertEqual(places.frame.size, CGSize(width: 240, height: 80))
          XCTAssertEqual(places.content.minX - places.frame.minX, 3)
          XCTAssertEqual(places.content.minY - places.frame.minY, 3)
          XCTAssertEqual(places.content.width, button().width)
          change(1)
          XCTAssertEqual(places.frame.size, CGSize(width: 260, height: 80))
          XCTAssertEqual(places.content.minX - places.frame.minX, 3)
        }
      }
    }
  }

  func testOneThatLeavesAndComesBackIsInPlace() throws {
    try onScreen { renderer in
      try Self.show(renderer) { state in
        HStack {
          Text("before")
          if state == 0 { Button("Press") {}.frame(width: 220).padding(4).transition(.opacity) }
          Text("after")
        }
        .animation(.linear(duration: 0.05), value: state)
      } check: { shown, change, button in
        let (place, after) = (button(), shown.frame(of: shown.label("after")))
        change(1)
        settle(300)
        XCTAssertTrue(shown.all("GtkButton").isEmpty)
        XCTAssertEqual(
          shown.frame(of: shown.label("after")).minX - shown.frame(of: shown.label("before")).maxX, 6)
        change(0)
        settle(300)
        XCTAssertEqual(button(), place)
        XCTAssertEqual(shown.frame(of: shown.label("after")), after)
      }
    }
  }

  /// What comes into a frame in a layer is met by the pointer.
  func testWhatComesIntoALayersFrameIsMet() throws {
    try onScreen { renderer in
      let pressed = Followed(0)
      try Self.show(renderer) { state in
        ZStack(alignment: .bottom) {
          Group {
            if state == 0 {
              Text("One")
            } else {
              ScrollView { Button("Press") { pressed.value += 1 }.frame(height: 60) }
            }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          HStack { Button("Go") {} }
        }
        .frame(width: 300, height: 300)
      } check: { shown, change, _ in
        for round in 1...2 {
          change(1)
          Pointer(on: shown.all("FavesLayers")[0]).click(150, 30)
          XCTAssertEqual(pressed.value, round)
          change(0)
        }
      }
    }
  }
}
