import Foundation
import Testing

@testable import SwiftUICore

private struct Leaflet: Codable, Transferable, Equatable {
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).visibility(.ownProcess)
    DataRepresentation(exportedContentType: .plainText) { (leaflet: Leaflet) in Data(leaflet.title.utf8) }
      .exportingCondition { !$0.title.isEmpty }
      .suggestedFileName { $0.title + ".txt" }
  }
}

@Suite("What is said of representations")
struct TransferModifierTests {
  @Test("A form goes out where its condition holds, and to whom it is for")
  func forms() {
    #expect(Leaflet.exportedContentTypes() == [.plainText])
    #expect(Leaflet.exportedContentTypes(.ownProcess) == [.json, .plainText])
    #expect(Leaflet(title: "").exportedContentTypes() == [])
    #expect(Leaflet.importedContentTypes() == [.json])
    let item = DragItem(Leaflet(title: "News"))
    #expect(item.forms.map(\.isForOthers) == [false, true])
    #expect(DragItem(Leaflet(title: "")).forms.map(\.mimeType) == ["application/json"])
  }

  @Test("A value is written and read as data of a type, under the name that is suggested")
  func data() async throws {
    let leaflet = Leaflet(title: "News")
    #expect(leaflet.suggestedFilename == "News.txt")
    #expect(Leaflet(title: "").suggestedFilename == nil)
    #expect(try await leaflet.exported(as: .plainText) == Data("News".utf8))
    // JSON is text as well, and the first of the forms.
    #expect(try await leaflet.exported(as: .text) == JSONEncoder().encode(leaflet))
    await #expect(throws: (any Error).self) { try await leaflet.exported(as: .png) }
    let json = Data(#"{"title":"Old"}"#.utf8)
    #expect(try await Leaflet(importing: json, contentType: .json) == Leaflet(title: "Old"))
    await #expect(throws: (any Error).self) { try await Leaflet(importing: json, contentType: .png) }
  }

  @Test("A provider hands data over in files, and takes them from files")
  func files() async throws {
    let provider = NSItemProvider()
    provider.suggestedName = "note"
    provider.registerDataRepresentation(for: .plainText) { done in
      done(Data("words".utf8), nil)
      return nil
    }
    let (name, text) = await withCheckedContinuation { done in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        done.resume(returning: (url?.lastPathComponent, text))
      }
    }
    #expect(name == "note.txt" && text == "words")

    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("kept".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let other = NSItemProvider()
    other.registerFileRepresentation(for: .plainText) { done in
      done(file, false, nil)
      return nil
    }
    let data = await withCheckedContinuation { done in
      other.loadDataRepresentation(for: .plainText) { data, _ in done.resume(returning: data) }
    }
    #expect(data == Data("kept".utf8))
  }
}

@Suite("Names of types")
struct TypeTagTests {
  @Test("A type is found by its extension and its MIME type")
  func tags() {
    #expect(UTType(tag: "PNG", tagClass: .filenameExtension, conformingTo: .image) == .png)
    #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .audio).isEmpty)
    #expect(UTType(tag: "text/css", tagClass: .mimeType, conformingTo: nil) == .css)
    #expect(UTType(tag: "no/such", tagClass: .mimeType, conformingTo: nil) == nil)
    #expect(UTType(tag: "zzz", tagClass: .filenameExtension, conformingTo: nil)?.isDynamic == true)
    #expect(UTType.png.tags == [.filenameExtension: ["png"], .mimeType: ["image/png"]])
    #expect(UTType.vCard.conforms(to: .contact) && UTType.usdz.conforms(to: .threeDContent))
  }

  @Test("A file's address gets the extension of its type, once")
  func addresses() {
    let folder = URL(fileURLWithPath: "/tmp/folder", isDirectory: true)
    #expect(folder.appendingPathComponent("a", conformingTo: .json).path == "/tmp/folder/a.json")
    #expect(folder.appendingPathComponent("a.json", conformingTo: .json).path == "/tmp/folder/a.json")
    #expect(folder.appendingPathComponent("a.b", conformingTo: .json).path == "/tmp/folder/a.b.json")
    #expect(folder.appendingPathComponent("a", conformingTo: .data).path == "/tmp/folder/a")
  }

  @Test("Files are put into a folder in memory, and taken out of it")
  func wrappers() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addRegularFile(withContents: Data([1]), preferredFilename: "a.txt") == "a.txt")
    #expect(folder.addRegularFile(withContents: Data([2]), preferredFilename: "a.txt") == "a 2.txt")
    #expect(folder.fileWrappers?["a 2.txt"]?.regularFileContents == Data([2]))
    folder.removeFileWrapper(folder.fileWrappers!["a.txt"]!)
    #expect(folder.fileWrappers.map { Array($0.keys) } == ["a 2.txt"])
  }
}
