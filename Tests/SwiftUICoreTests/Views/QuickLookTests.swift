import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Files to look at")
struct QuickLookTests {
  @Test("A file to look at is opened, and is then none any more")
  func files() {
    struct Look: View {
      @State var file: URL?
      let opened: Opened
      var body: some View {
        Button("Look") { file = URL(filePath: "/tmp/a.pdf") }
          .quickLookPreview($file)
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened.urls.append(url)
              return .handled
            })
        Text(file == nil ? "closed" : "open")
      }
    }
    let opened = Opened()
    let screen = Screen { Look(opened: opened) }
    screen.button("Look").tap()
    #expect(opened.urls.map(\.lastPathComponent) == ["a.pdf"] && screen.shows("closed"))
  }

  @MainActor
  private final class Opened { var urls: [URL] = [] }
}
