import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What windows and dialogs describe")
struct PresentationTable {
  @Test("What stands in front of a window")
  func presentations() {
    var table = ViewTable()
    let isOn = Kept(true)
    func role(_ screen: Screen) -> WindowDescription.Role? {
      (screen.presented.last?.widget.anyDescription as? WindowDescription)?.role
    }
    table("sheet") {
      Text("a").sheet(isPresented: isOn.binding) { Text("over") }
    } holds: {
      $0.shows("over") && role($0) == .sheet
    }
    let item = Kept<Item?>(Item(id: 3))
    table("sheet(item:)") {
      Text("a").sheet(item: item.binding) { Text(verbatim: "item \($0.id)") }
    } holds: {
      let shown = $0.shows("item 3")
      $0.front.close()
      return shown && item.value == nil
    }
    table("fullScreenCover") {
      Text("a").fullScreenCover(isPresented: isOn.binding) { Text("over") }
    } holds: {
      role($0) == .cover
    }
    table("popover") {
      Text("a").popover(isPresented: isOn.binding) { Text("over") }
    } holds: {
      role($0) == .popover
    }
    table("inspector") {
      Text("a").inspector(isPresented: isOn.binding) { Text("beside") }
    } holds: {
      $0.shows("a") && $0.shows("beside")
    }
    for (width, expected) in [(CGFloat(180), 180.0), (nil, 300)] {
      table("inspectorColumnWidth") {
        Text("a").inspector(isPresented: isOn.binding) {
          if let width {
            Text("beside").inspectorColumnWidth(width)
          } else {
            Text("beside").inspectorColumnWidth(min: 100, ideal: 300, max: 400)
          }
        }
      } holds: {
        $0.front.all.compactMap(\.frame?.idealWidth) == [expected]
      }
    }
    let said = Kept<[String]>([])
    let asks = Kept(true)
    table("alert") {
      Text("a").alert("Sure?", isPresented: asks.binding) {
        Button("Yes") { said.value.append("yes") }
      } message: {
        Text("It goes.")
      }
    } holds: {
      let alert = $0.front
      let (title, message) = (alert.title, alert.message)
      alert.answer("Yes")
      return title == "Sure?" && message == "It goes." && said.value == ["yes"] && !asks.value
    }
    table("confirmationDialog") {
      Text("a").confirmationDialog("Which?", isPresented: isOn.binding, titleVisibility: .visible) {
        Button("This") { said.value.append("this") }
      }
    } holds: {
      $0.front.answer("This")
      return said.value.last == "this"
    }
    let opens = Kept(true)
    table("fileImporter") {
      Text("a").fileImporter(isPresented: opens.binding, allowedContentTypes: [.png]) { result in
        said.value.append((try? result.get())?.lastPathComponent ?? "")
      }
    } holds: {
      let types = ($0.front.widget.anyDescription as? FileDialogDescription)?.types
      $0.front.choose([URL(fileURLWithPath: "/a.png")])
      return types == [.png] && said.value.last == "a.png" && !opens.value
    }
    let saves = Kept(true)
    table("fileExporter") {
      Text("a").fileExporter(
        isPresented: saves.binding, document: Note(), contentType: .plainText, defaultFilename: "note"
      ) { _ in }
    } holds: {
      ($0.front.widget.anyDescription as? FileDialogDescription)?.purpose == .save("note.txt")
    }
    table("fileExporter") {
      Text("a").fileExporter(
        isPresented: saves.binding, item: "words", contentTypes: [.plainText], defaultFilename: "word"
      ) { _ in }
    } holds: {
      ($0.front.widget.anyDescription as? FileDialogDescription)?.purpose == .save("word.txt")
    }
    table.check()
  }

  private struct Item: Identifiable { let id: Int }
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }
}
