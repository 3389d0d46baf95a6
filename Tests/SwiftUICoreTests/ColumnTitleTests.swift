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

  @Test("It is said over the column while columns are beside each other")
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

  private struct Chosen: View {
    @State private var isChosen = false
    var body: some View {
      NavigationSplitView {
        Text("boxes").navigationTitle("Boxes")
      } content: {
        Button("Choose") { isChosen.toggle() }.navigationTitle("Inbox")
      } detail: {
        if isChosen { Text("mail").navigationTitle("Mail") } else { Text("nothing") }
      }
    }
  }

  @Test("It stays there as the first thing is chosen; the bar does not say it once more")
  func said() {
    let screen = Screen { Chosen() }
    for (title, hides) in [("Inbox", true), ("Mail", false), ("Inbox", true)] {
      #expect(screen.title == title)
      #expect(screen.the(WindowDescription.self).hidesTitle == hides)
      #expect(screen.the(SplitDescription.self).contentTitle == "Inbox")
      screen.button("Choose").tap()
    }
    screen.act { screen.the(SplitDescription.self).foldedChanged(true) }
    #expect(!screen.the(WindowDescription.self).hidesTitle)
    screen.close()
  }
}
