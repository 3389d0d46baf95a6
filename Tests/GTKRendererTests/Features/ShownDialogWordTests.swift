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
        let marks = ["3", "4"].map { screen.color(-5, 4, from: screen.label($0)) }
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
