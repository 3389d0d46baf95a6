import AppKit
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// A white pixel.
private let pixel = Data(
  base64Encoded:
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC")!

@Suite("Dialogs, keys and pixels under AppKit's and UIKit's names") @MainActor
struct DialogTests {
  @Test("A panel keeps what it is told, and is left where nothing is on the screen")
  func panels() async {
    let open = NSOpenPanel()
    open.allowedFileTypes = ["png", "public.jpeg"]
    #expect(open.allowedContentTypes == [.png, .jpeg])
    open.canChooseFiles = false
    open.canChooseDirectories = true
    #expect(open.runModal() == .cancel)
    #expect(open.url == nil && open.urls.isEmpty)
    let save = NSSavePanel()
    save.nameFieldStringValue = "Notes"
    save.allowedContentTypes = [.plainText]
    #expect(await save.begin() == .cancel)
  }

  @Test("An alert has the buttons that were added, and is left where nothing is on the screen")
  func alerts() {
    let alert = NSAlert()
    alert.messageText = "Sure?"
    alert.addButton(withTitle: "Yes").hasDestructiveAction = true
    alert.addButton(withTitle: "Cancel")
    #expect(alert.buttons.map(\.title) == ["Yes", "Cancel"])
    #expect(alert.runModal() == .cancel)
    let controller = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    controller.addAction(UIAlertAction(title: "OK", style: .default))
    controller.addTextField { $0.placeholder = "Name" }
    #expect(controller.actions.count == 1 && controller.textFields?.first?.placeholder == "Name")
  }

  @Test("Pixels are written in the format of a file")
  func pixels() throws {
    let pixels = try #require(NSBitmapImageRep(data: pixel))
    #expect(pixels.pixelsWide == 1 && pixels.pixelsHigh == 1)
    let jpeg = try #require(pixels.representation(using: .jpeg, properties: [.compressionFactor: 0.5]))
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
    #expect(NSBitmapImageRep(data: try #require(pixels.representation(using: .png, properties: [:]))) != nil)
    #expect(pixels.representation(using: .gif, properties: [:]) == nil)
    #expect(NSBitmapImageRep(data: Data("no picture".utf8)) == nil)
  }

  @Test("A monitor of keys can be added before there is a window, and removed")
  func keys() throws {
    let monitor = try #require(NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .flagsChanged]) { $0 })
    NSEvent.removeMonitor(monitor)
    #expect(NSEvent.modifierFlags.isEmpty)
    #expect(NSEvent.addGlobalMonitorForEvents(matching: .keyDown) { _ in } == nil)
  }

  @Test("A window keeps what it is told about its looks")
  func looks() {
    let window = NSWindow()
    window.toolbarStyle = .unified
    window.titlebarAppearsTransparent = true
    window.collectionBehavior = .fullScreenPrimary
    #expect(window.toolbarStyle == .unified && window.titlebarAppearsTransparent)
    #expect(window.collectionBehavior == .fullScreenPrimary)
  }

  @Test("What is handed on is told of when it goes")
  func activities() {
    let controller = UIActivityViewController(activityItems: ["words"], applicationActivities: nil)
    var types: [UIActivityViewController.ActivityType?] = []
    controller.completionWithItemsHandler = { type, _, _, _ in types.append(type) }
    let screen = Screen { Sharing(controller: controller) }
    #expect(screen.shows("words") && !screen.shows("Open"))
    screen.button("Cancel").tap()
    #expect(types == [nil])
    screen.close()
  }

  private struct Sharing: UIViewControllerRepresentable {
    let controller: UIActivityViewController
    func makeUIViewController(context: Context) -> UIActivityViewController { controller }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }
}
