import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Badges") @MainActor
struct BadgeTests {
  struct Mailboxes: View {
    @State private var unread = 3
    let names = ["Inbox", "Sent"]
    var body: some View {
      NavigationStack {
        List {
          Section { Text("All").badge(unread) }
          NavigationLink("Flagged") { Text("the flagged ones") }.badge("some")
          ForEach(names, id: \.self) { name in
            NavigationLink(name) { Text("in \(name)") }.badge(unread)
          }
          Button("Read one") { unread -= 1 }
        }
      }
    }
  }

  @Test("A count stands at the end of a row, follows its value, and is gone at 0")
  func rows() {
    let screen = Screen { Mailboxes() }
    #expect(screen.texts == ["All", "3", "Flagged", "some", "Inbox", "3", "Sent", "3", "Read one"])
    screen.button("Read one").tap()
    #expect(screen.texts.count { $0 == "2" } == 3)
    for _ in 0..<2 { screen.button("Read one").tap() }
    #expect(screen.texts == ["All", "Flagged", "some", "Inbox", "Sent", "Read one"])
  }

  @Test("A link with a badge is a row as any other: the row leads on", arguments: [1, 2])
  func links(row: Int) {
    let screen = Screen { Mailboxes() }
    #expect(screen.front.all.count { $0.kind == "button" } == 1, "the one that is a button")
    screen.list.activate(row: row)
    #expect(screen.shows(row == 1 ? "the flagged ones" : "in Inbox"))
  }

  @Test("A row of a form has one too; what is no row has none")
  func forms() {
    let screen = Screen {
      VStack {
        Text("alone").badge(1)
        Form {
          Text("first").badge(2)
          Section { Text("second").badge("new") }
        }
      }
    }
    #expect(screen.texts == ["alone", "first", "2", "second", "new"])
  }

  @Test("A link in a form is the whole row, with its badge")
  func formLinks() {
    let screen = Screen {
      NavigationStack { Form { NavigationLink("Leads on") { Text("there") }.badge(5) } }
    }
    #expect(screen.front.all.first { $0.kind == "button" }?.texts == ["Leads on", "5"])
    screen.button("Leads on 5").tap()
    #expect(screen.shows("there"))
  }

  struct Linked: View {
    @State private var count = 6
    var body: some View {
      NavigationStack {
        List {
          NavigationLink(value: 1) { Label("one", systemImage: "star").badge(count) }
          Section { NavigationLink(value: 2) { HStack { Text("two") }.badge(count) } }
          ForEach(3..<5) { row in NavigationLink(value: row) { Text("row \(row)").badge(count) } }
          Button("Fewer") { count -= 6 }
        }
        .navigationDestination(for: Int.self) { Text("at \($0)") }
      }
    }
  }

  @Test("What is a link's label in a list or form has its badge there")
  func labels() {
    let screen = Screen { Linked() }
    #expect(screen.texts == ["one", "6", "two", "6", "row 3", "6", "row 4", "6", "Fewer"])
    screen.button("Fewer").tap()
    #expect(screen.texts == ["one", "two", "row 3", "row 4", "Fewer"])
    let form = Screen {
      NavigationStack {
        Form {
          NavigationLink {
            Text("there")
          } label: {
            Text("Leads on").badge(5)
          }
        }
      }
    }
    #expect(form.texts == ["Leads on", "5"])
    let loose = Screen {
      NavigationStack {
        VStack {
          NavigationLink {
            Text("there")
          } label: {
            Text("Leads on").badge(5)
          }
        }
      }
    }
    #expect(loose.texts == ["Leads on"])
  }

  struct Tabs: View {
    @State private var count = 0
    var body: some View {
      TabView {
        Button("One more") { count += 1 }.tabItem { Text("Inbox") }.badge(count)
        Text("sent").tabItem { Text("Sent") }
      }
    }
  }

  @Test("A tab has the count beside its label")
  func tabs() throws {
    let screen = Screen { Tabs() }
    func titles() -> [String]? {
      (screen.front.widget.anyDescription as? WindowDescription)?.tabs.map(\.title)
    }
    #expect(titles() == ["Inbox", "Sent"])
    screen.button("One more").tap()
    #expect(titles() == ["Inbox (1)", "Sent"])
    screen.button("One more").tap()
    #expect(titles() == ["Inbox (2)", "Sent"])
  }
}
