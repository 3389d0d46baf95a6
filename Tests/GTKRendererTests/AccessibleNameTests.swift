import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What assistive tools are told: windows by what is in sight, and a name for all that takes the focus.
final class AccessibleNameTests: GTKTestCase {
  func testTheArrowOfARowIsNothingToTellOf() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        NavigationStack {
          HStack {
            List { NavigationLink("Further") { Text("There") } }
            Form { NavigationLink("Beyond") { Text("There") } }
          }
        })
      var told: [String] = []
      @MainActor func walk(_ object: UnsafeMutablePointer<AtkObject>) {
        let isIcon = [ATK_ROLE_ICON, ATK_ROLE_IMAGE].contains(atk_object_get_role(object))
        if isIcon { told.append(spokenName(of: object)) }
        for index in 0..<atk_object_get_n_accessible_children(object) {
          guard let child = atk_object_ref_accessible_child(object, index) else { continue }
          walk(child)
          g_object_unref(child)
        }
      }
      walk(gtk_widget_get_accessible(screen.window))
      XCTAssertEqual(told, [])
      screen.close()
    }
  }

  func testNothingInWhatIsHiddenIsToldOf() throws {
    try onScreen { renderer in
      let isHidden = Followed(true)
      struct Hidden: View {
        @ObservedObject var isHidden: Followed<Bool>
        var body: some View {
          VStack { Button("Inside") {} }.padding().accessibilityHidden(isHidden.value)
        }
      }
      let screen = HostedScreen(renderer, Hidden(isHidden: isHidden))
      @MainActor func names(in object: UnsafeMutablePointer<AtkObject>) -> [String] {
        (0..<atk_object_get_n_accessible_children(object)).reduce(into: [spokenName(of: object)]) {
          guard let child = atk_object_ref_accessible_child(object, $1) else { return }
          $0 += names(in: child)
          g_object_unref(child)
        }
      }
      let window = gtk_widget_get_accessible(screen.window)!
      XCTAssertFalse(names(in: window).contains("Inside"))
      isHidden.value = false
      settle(50)
      XCTAssertTrue(names(in: window).contains("Inside"))
      isHidden.value = true
      settle(50)
      XCTAssertFalse(names(in: window).contains("Inside"))
      screen.close()
    }
  }

  private struct Stars: View {
    @State private var count = 3
    var body: some View {
      HStack { ForEach(0..<5, id: \.self) { Image(systemName: $0 < count ? "star.fill" : "star") } }
        .frame(height: 40)
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(count) of 5")
        .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
    }
  }

  func testWhatIsAdjustedIsOneSliderWithItsValueInWords() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Stars())
      var sliders: [UnsafeMutablePointer<AtkObject>] = []
      @MainActor func walk(_ object: UnsafeMutablePointer<AtkObject>) {
        if atk_object_get_role(object) == ATK_ROLE_SLIDER { sliders.append(object) }
        XCTAssertFalse([ATK_ROLE_ICON, ATK_ROLE_IMAGE].contains(atk_object_get_role(object)))
        for index in 0..<atk_object_get_n_accessible_children(object) {
          guard let child = atk_object_ref_accessible_child(object, index) else { continue }
          walk(child)
          g_object_unref(child)
        }
      }
      walk(gtk_widget_get_accessible(screen.window))
      XCTAssertEqual(sliders.count, 1)
      let slider = try XCTUnwrap(sliders.first)
      XCTAssertEqual(spokenName(of: slider), "Rating")
      XCTAssertEqual(atk_object_get_n_accessible_children(slider), 0)
      @MainActor func value() -> (Double, String) {
        var number = 0.0
        var words: UnsafeMutablePointer<CChar>?
        atk_value_get_value_and_text(OpaquePointer(slider), &number, &words)
        defer { g_free(words) }
        return (number, words.map { String(cString: $0) } ?? "")
      }
      XCTAssertEqual(value().0, 3)
      XCTAssertEqual(value().1, "3 of 5")
      let count = atk_action_get_n_actions(OpaquePointer(slider))
      let names = (0..<count).map { String(cString: atk_action_get_name(OpaquePointer(slider), $0)) }
      XCTAssertEqual(names, ["increment", "decrement"])
      atk_action_do_action(OpaquePointer(slider), 0)
      settle(50)
      XCTAssertEqual(value().0, 4)
      XCTAssertEqual(value().1, "4 of 5")
      screen.close()
    }
  }

  func testAnEditorInASectionIsCalledWhatStandsAboveIt() throws {
    try onScreen { renderer in
      let header = Followed("Notes")
      struct Sheet: View {
        @ObservedObject var header: Followed<String>
        var body: some View {
          Form {
            Section {
              TextEditor(text: .constant("a"))
              TextEditor(text: .constant("b")).frame(height: 60).accessibilityLabel("Own")
            } header: {
              if !header.value.isEmpty { Text(header.value) }
            }
            Section("Other") { LabeledContent("Label") { TextEditor(text: .constant("c")) } }
          }
        }
      }
      let screen = HostedScreen(renderer, Sheet(header: header))
      @MainActor func names() -> [String] { screen.all("GtkTextView").map { spokenName(of: $0) } }
      XCTAssertEqual(names(), ["Notes", "Own", "Label"])
      header.value = "Remarks"
      settle(50)
      XCTAssertEqual(names(), ["Remarks", "Own", "Label"])
      header.value = ""
      settle(50)
      XCTAssertEqual(names(), ["", "Own", "Label"])
      screen.close()
    }
  }

  func testAFrameIsCalledAfterItsCover() throws {
    try onScreen { renderer in
      let anchor = renderer.button("Edit")
      let window = TestWindow(renderer, title: "Contacts").show(anchor)
      XCTAssertEqual(spokenName(of: window.native), "Contacts")
      var description = WindowDescription.window(.cover)
      description.title = "New Contact"
      let cover = renderer.makeWidget(for: description)
      cover.insert([renderer.text("Fields")], after: nil, in: .content)
      renderer.present(cover, over: anchor)
      settle(300)
      XCTAssertEqual(spokenName(of: window.native), "New Contact")
      XCTAssertEqual(spokenRole(of: window.native), ATK_ROLE_FRAME)
      cover.change { $0.title = "Edit Contact" }
      XCTAssertEqual(spokenName(of: window.native), "Edit Contact")
      window.widget.change { $0.title = "People" }
      XCTAssertEqual(spokenName(of: window.native), "Edit Contact")
      renderer.dismiss(cover)
      settle(300)
      XCTAssertEqual(spokenName(of: window.native), "People")
      window.close()
    }
  }

  func testAButtonWithNothingButASymbolHasAName() throws {
    try onScreen { renderer in
      for (symbol, words) in [
        ("trash", "Delete"), ("plus", "Add"), ("person.crop.circle", "Person crop"), ("square", "Square"),
      ] {
        let button = renderer.symbolButton(symbol)
        XCTAssertEqual(spokenName(of: button.native), words)
        var attributes = Attributes()
        attributes.help = "Throw away"
        button.attributes = attributes
        button.attributesChanged(from: nil)
        XCTAssertEqual(spokenName(of: button.native), "Throw away")
        button.destroy()
      }
    }
  }

  private struct Everything: View {
    @State private var text = ""
    @State private var isOn = true
    @State private var number = 0.5
    @State private var choice = 1
    var body: some View {
      TabView {
        NavigationStack {
          HStack {
            List {
              Section("Rows") { ForEach(0..<3, id: \.self) { Text(verbatim: "Row \($0)") } }
              NavigationLink("Further") { Text("Further") }
            }
            Form {
              Section("Fields") {
                TextField("Name", text: $text)
                SecureField("Password", text: $text)
                Toggle("On", isOn: $isOn)
                Slider(value: $number) { Text("Number") }
                Picker("Choice", selection: $choice) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }
                Picker("Segments", selection: $choice) {
                  ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) }
                }
                .pickerStyle(.segmented)
                LabeledContent("Mail") {
                  Link("a@b.example", destination: URL(string: "mailto:a@b.example")!)
                }
                Button("Save") {}
              }
            }
            ScrollView { Button("In a scroll view") {} }
          }
          .navigationTitle("Everything")
          .toolbar {
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
        }
        .tabItem { Label("One", systemImage: "person.2") }
        Text("Two").tabItem { Label("Two", systemImage: "film") }
      }
    }
  }

  func testAllThatTakesTheFocusHasAName() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Everything())
      settle(200)
      let reachable = focusable(in: gtk_widget_get_accessible(screen.window))
      // The heading of the list's section is read, and takes no focus.
      XCTAssertGreaterThanOrEqual(reachable.count, 19)
      let nameless = reachable.filter { spokenName(of: $0).isEmpty }
      XCTAssertEqual(nameless.map(roleName), [])
      screen.close()
    }
  }
}

@MainActor
func spokenName(of widget: Native) -> String { spokenName(of: gtk_widget_get_accessible(widget)) }

func spokenName(of object: UnsafeMutablePointer<AtkObject>) -> String {
  atk_object_get_name(object).map { String(cString: $0) } ?? ""
}

@MainActor
func spokenRole(of widget: Native) -> AtkRole { atk_object_get_role(gtk_widget_get_accessible(widget)) }

func roleName(of object: UnsafeMutablePointer<AtkObject>) -> String {
  String(cString: atk_role_get_name(atk_object_get_role(object)))
}

/// All shown accessible objects that can have the focus.
private func focusable(in object: UnsafeMutablePointer<AtkObject>) -> [UnsafeMutablePointer<AtkObject>] {
  var found: [UnsafeMutablePointer<AtkObject>] = []
  for index in 0..<atk_object_get_n_accessible_children(object) {
    guard let child = atk_object_ref_accessible_child(object, index) else { continue }
    defer { g_object_unref(child) }
    let states = atk_object_ref_state_set(child)!
    defer { g_object_unref(UnsafeMutableRawPointer(states)) }
    guard atk_state_set_contains_state(states, ATK_STATE_SHOWING) != 0 else { continue }
    if atk_state_set_contains_state(states, ATK_STATE_FOCUSABLE) != 0 { found.append(child) }
    found += focusable(in: child)
  }
  return found
}
