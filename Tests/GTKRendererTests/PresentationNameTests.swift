import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What sheets and alerts are called.
final class PresentationNameTests: GTKTestCase {
  func testASheetWithoutTitleIsCalledByAHeadingInItOrAsItsWindow() throws {
    try onScreen { renderer in
      @MainActor func check<V: View>(_ name: String, _ sheet: V) {
        let screen = HostedScreen(renderer, Text("Behind").sheet(isPresented: .constant(true)) { sheet })
        XCTAssertTrue(becomes { renderer.presented.count == 2 })
        XCTAssertEqual(spokenName(of: renderer.presented.last!.native), name)
        XCTAssertEqual(spokenRole(of: renderer.presented.last!.native), ATK_ROLE_DIALOG)
        screen.close()
      }
      // What else it says may change while it is there.
      check(
        "Test",
        VStack {
          Button("Not Now") {}
          Text("Welcome\nto all of it").font(.title)
          Text("More of it")
        })
      check(
        "What Is New",
        VStack {
          Text("1.2")
          Text("What Is New").accessibilityAddTraits(.isHeader)
        })
      check("Titled", NavigationStack { Text("Words").navigationTitle("Titled") })
      // Labels name their fields; so it is called as the window that it belongs to.
      check("Test", Form { TextField("Name", text: .constant("")) })
    }
  }

  func testASheetIsCalledByATitleThatComesLater() throws {
    try onScreen { renderer in
      let anchor = renderer.button("Edit")
      let window = TestWindow(renderer, title: "Contacts").show(anchor)
      let sheet = renderer.makeWidget(for: WindowDescription.window(.sheet))
      sheet.insert([renderer.text("Fields")], after: nil, in: .content)
      renderer.present(sheet, over: anchor)
      settle(300)
      XCTAssertEqual(spokenName(of: sheet.native), "Contacts")
      sheet.change { $0.title = "Edit Contact" }
      XCTAssertEqual(spokenName(of: sheet.native), "Edit Contact")
      sheet.change { $0.title = "" }
      XCTAssertEqual(spokenName(of: sheet.native), "Contacts")
      renderer.dismiss(sheet)
      settle(300)
      window.close()
    }
  }

  func testAnAlertIsCalledByItsTitle() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer, title: "Contacts").show(renderer.text("Below"))
      let alert = renderer.makeWidget(
        for: AlertDescription(
          title: "Delete Madison Thompson?", message: "It can be undone.",
          buttons: [.init(title: "Delete", role: .destructive, action: Callback {})], closed: Callback {}))
      renderer.present(alert, over: window.widget)
      settle(200)
      XCTAssertEqual(spokenName(of: alert.native), "Delete Madison Thompson?")
      XCTAssertEqual(spokenRole(of: alert.native), ATK_ROLE_ALERT)
      let told = atk_object_get_description(gtk_widget_get_accessible(alert.native))
      XCTAssertEqual(told.map { String(cString: $0) }, "It can be undone.")
      alert.change { $0.title = "Delete 2 contacts?" }
      XCTAssertEqual(spokenName(of: alert.native), "Delete 2 contacts?")
      renderer.dismiss(alert)
      window.close()
    }
  }
}
