import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What dialogs, rows and tables show beside the usual.
final class ShownDialogWordTests: GTKTestCase {
  func testWordsAndSignsOfDialogs() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let folder = URL(fileURLWithPath: "/tmp")
      table("fileDialogMessage", "fileDialogDefaultDirectory", "fileDialogConfirmationLabel") {
        Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.png]) { _ in }
          .fileDialogMessage("Which?").fileDialogDefaultDirectory(folder).fileDialogConfirmationLabel("Take")
      } holds: { _ in
        guard let dialog = renderer.presented.last as? FileDialogWidget else { return false }
        let chooser = dialog.description
        return chooser.title == "Which?" && chooser.folder == folder && chooser.confirmation == "Take"
      }
    }
  }

  private struct Asking: View {
    @ObservedObject var icon: Followed<Image?>
    var body: some View {
      Text("a").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }.dialogIcon(icon.value)
    }
  }

  func testAPictureStandsOverTheTitleOfAQuestion() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let square = Image(size: CGSize(width: 300, height: 150)) { context in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 300, height: 150)), with: .color(Color(red: 1, green: 0, blue: 0)))
      }
      // The theme has an icon for a few of the symbols; the others are drawn.
      let icon = Followed<Image?>(Image(systemName: "trash"))
      table("dialogIcon") {
        Asking(icon: icon)
      } holds: { shown in
        guard becomes({ renderer.presented.last is AlertWidget }), let alert = renderer.presented.last else {
          return false
        }
        settle(100)
        @MainActor func picture() -> Native? { shown.all("FavesImage", in: alert.native).first }
        @MainActor func ink() -> Int {
          guard let picture = picture() else { return 0 }
          let drawn = DrawnWidget(picture)
          return (0..<drawn.height).reduce(0) { sum, y in
            sum + (0..<drawn.width).filter { drawn.pixel($0, y).last ?? 0 > 128 }.count
          }
        }
        let title = parts(of: alert.native, "GtkLabel").first { shown.text($0) == "Sure?" }!
        for symbol in ["trash", "star", "exclamationmark.triangle.fill", "cart"] {
          icon.value = Image(systemName: symbol)
          settle(50)
          layOut(alert.native)
          guard let picture = picture() else { return false }
          XCTAssertEqual(gtk_widget_get_allocated_height(picture), 48, symbol)
          XCTAssertGreaterThan(ink(), 100, symbol)
          var y: Int32 = 0
          gtk_widget_translate_coordinates(picture, title, 0, 0, nil, &y)
          XCTAssertLessThanOrEqual(y, -48, "\(symbol) is over the title")
          XCTAssertEqual(
            atk_object_get_role(gtk_widget_get_accessible(picture)), ATK_ROLE_REDUNDANT_OBJECT, symbol)
        }
        icon.value = square
        settle(50)
        layOut(alert.native)
        XCTAssertEqual(ink(), 48 * 24, "A picture keeps its shape")
        icon.value = nil
        settle(50)
        return picture() == nil
      }
    }
  }

  private struct Row: Identifiable {
    let id: Int
  }

  func testRowsAndTables() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("badgeProminence", "badge") {
        List {
          Text("a").badge(3).badgeProminence(.increased)
          Text("b").badge(4)
        }
      } holds: { screen in
        let marks = ["3", "4"].map { screen.color(3, 8, from: screen.label($0)) }
        return marks[0][0] > 150 && marks[0][1] < 120 && marks[1][0] - marks[1][1] < 30
      }
      for visibility in [Visibility.visible, .hidden] {
        table("tableColumnHeaders") {
          Table([Row(id: 1)]) {
            TableColumn("Head") { Text(verbatim: "row \($0.id)") }
          }
          .tableColumnHeaders(visibility)
        } holds: {
          $0.texts.contains("Head") == (visibility == .visible) && $0.texts.contains("row 1")
        }
      }
      table("scenePadding") {
        HStack(spacing: 0) {
          Text("a")
          Text("b").scenePadding(.leading)
          Text("c")
        }
      } holds: { screen in
        let places = ["a", "b", "c"].map { screen.frame(of: screen.label($0)) }
        return places[1].minX - places[0].maxX == 12 && places[2].minX == places[1].maxX
      }
      table("navigationLinkIndicatorVisibility") {
        NavigationStack {
          Form {
            NavigationLink("Shown") { Text("page") }
            NavigationLink("Hidden") { Text("page") }.navigationLinkIndicatorVisibility(.hidden)
          }
        }
      } holds: { screen in
        let buttons = ["Shown", "Hidden"].map {
          gtk_widget_get_ancestor(screen.label($0), gtk_button_get_type())!
        }
        return buttons.map { parts(of: $0, "GtkImage").count + parts(of: $0, "FavesImage").count } == [1, 0]
      }
    }
  }
}
