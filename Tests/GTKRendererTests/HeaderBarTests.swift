import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What stands in header bars.
final class HeaderBarTests: GTKTestCase {
  private struct High: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Text("There").toolbar {
            ToolbarItem(placement: .principal) { Color.red.frame(width: 40, height: 90) }
          }
        }
      }
    }
  }

  func testButtonsOfABarWithSomethingHighInItAreNoHigher() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, High())
      let screen = try XCTUnwrap((renderer.presented[0] as! WindowWidget).screen?.bar)
      screen.menu.offer(MenuSource { [] })
      shown.click("Go")
      settle(300)
      XCTAssertGreaterThan(gtk_widget_get_allocated_height(widget(screen.header)), 85)
      let bar = shown.frame(of: widget(screen.header))
      for button in [screen.back, screen.menu.native] {
        let place = shown.frame(of: button)
        XCTAssertGreaterThan(place.height, 20)
        XCTAssertLessThan(place.height, 50)
        XCTAssertEqual(place.midY, bar.midY, accuracy: 1)
      }
      shown.close()
    }
  }

  private struct Gap: View {
    let placement: ToolbarItemPlacement
    var body: some View {
      NavigationStack {
        Color.red.accessibilityIdentifier("content").toolbar {
          ToolbarItem(placement: placement) { Spacer() }
        }
      }
    }
  }

  func testASpacerAloneMakesNoBarHigher() throws {
    try onScreen { renderer in
      for placement in [ToolbarItemPlacement.automatic, .principal, .bottomBar] {
        let shown = HostedScreen(renderer, Gap(placement: placement))
        let screen = try XCTUnwrap((renderer.presented[0] as! WindowWidget).screen)
        let bar = gtk_widget_get_allocated_height(widget(try XCTUnwrap(screen.bar).header))
        let whole = gtk_widget_get_allocated_height(screen.root)
        XCTAssertLessThan(bar, 60, "\(placement)")
        XCTAssertGreaterThan(
          gtk_widget_get_allocated_height(screen.content), whole - bar - 60, "\(placement)")
        shown.close()
      }
    }
  }

  private struct Words: View {
    var body: some View {
      NavigationStack {
        Text("a").toolbar {
          Button("Some words that are long") {}
          Picker("Which", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.segmented).labelsHidden()
        }
      }
    }
  }

  func testWordsOfAButtonInABarStayInOneLine() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Words())
      let label = shown.label("Some words that are long")
      let (least, natural) = (minimum(label), shown.frame(of: label))
      XCTAssertGreaterThan(natural.width, 100)
      XCTAssertLessThan(natural.height, 30)
      XCTAssertLessThan(least, natural.width, "elsewhere it would be broken into lines")
      let screen = try XCTUnwrap((renderer.presented[0] as! WindowWidget).screen?.bar)
      XCTAssertLessThan(gtk_widget_get_allocated_height(widget(screen.header)), 60)
      XCTAssertLessThan(
        shown.frame(of: shown.all("GtkRadioButton")[0]).width, 100, "A choice takes what it needs")
      shown.close()
    }
  }

  private struct Tabs: View {
    let said: Kept<Int>
    var body: some View {
      TabView(selection: said.binding) {
        ForEach(0..<3) { index in
          Text("page \(index)").tabItem { Label("Same", systemImage: "star") }.tag(index)
        }
      }
    }
  }

  func testTabsMayHaveTheSameTitle() throws {
    try onScreen { renderer in
      let said = Kept(0)
      let shown = HostedScreen(renderer, Tabs(said: said))
      let stack = (renderer.presented[0] as! WindowWidget).screen!.tabs.stack
      let pages = gtk_container_get_children(cast(stack))!
      defer { g_list_free(pages) }
      XCTAssertEqual(g_list_length(pages), 3)
      for index in [2, 1] {
        let page = g_list_nth_data(pages, guint(index)).assumingMemoryBound(to: GtkWidget.self)
        gtk_stack_set_visible_child(cast(stack), page)
        settle(20)
        XCTAssertEqual(said.value, index)
      }
      shown.close()
    }
  }
}

extension HeaderBarTests {
  private struct Untitled: App {
    var body: some Scene {
      WindowGroup { Text("content") }.windowStyle(.hiddenTitleBar)
      Settings { Text("settings") }
    }
  }

  func testABarWithoutTitleHasNoGroundOfItsOwn() throws {
    try onScreen { renderer in
      let shown = ShownApp(renderer, Untitled())
      let bar = try XCTUnwrap(shown.windows[0].screen?.bar)
      let classes = gtk_style_context_list_classes(gtk_widget_get_style_context(bar.native))
      defer { g_list_free(classes) }
      var names: [String] = []
      var item = classes
      while let current = item {
        names.append(String(cString: current.pointee.data.assumingMemoryBound(to: CChar.self)))
        item = current.pointee.next
      }
      XCTAssertTrue(names.contains { $0.hasPrefix("faves-bar-") }, "\(names)")
      shown.close()
    }
  }
}

@MainActor
private func minimum(_ widget: Native) -> CGFloat {
  var least: Int32 = 0
  gtk_widget_get_preferred_width(widget, &least, nil)
  return CGFloat(least)
}
