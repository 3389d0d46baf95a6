import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What the content column of three is called")
struct ColumnTitleTests {
  private struct Mail: View {
    var detail: String? = "Mail"
    @State private var name = "Inbox"
    var body: some View {
      NavigationSplitView {
        Text("boxes").navigationTitle("Boxes")
      } content: {
        Button("Rename") { name = "Drafts" }.navigationTitle(name)
      } detail: {
        if let detail { Text("mail").navigationTitle(detail) } else { Text("mail") }
      }
    }
  }

  @Test("It is said over the column where the window is called otherwise, and columns are beside each other")
  func title() {
    let screen = Screen { Mail() }
    #expect(screen.title == "Mail")
    #expect(screen.the(SplitDescription.self).contentTitle == "Inbox")
    screen.button("Rename").tap()
    #expect(screen.the(SplitDescription.self).contentTitle == "Drafts")
    screen.act { screen.the(SplitDescription.self).foldedChanged(true) }
    #expect(screen.the(SplitDescription.self).contentTitle.isEmpty)
    screen.act { screen.the(SplitDescription.self).foldedChanged(false) }
    #expect(screen.the(SplitDescription.self).contentTitle == "Drafts")
    screen.close()
  }

  @Test("What the window is called after is said there")
  func said() {
    let screen = Screen { Mail(detail: nil) }
    #expect(screen.title == "Inbox")
    #expect(screen.the(SplitDescription.self).contentTitle.isEmpty)
    screen.close()
  }
}
