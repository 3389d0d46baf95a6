import SwiftUITesting

enum NavigationCases {
  static let all = [
    Case(
      "A page is made when it is pushed, follows while it is open, and goes when one goes back", { Pages() },
      .shown("body Pages"),
      .tap("Push", "body Page 0", "+page"),
      .tap("Add", "body Pages", "body Page 1"),
      .goBack("-page"),
      .tap("Push", "body Page 1", "+page"),
      .goBack("-page")),
    Case(
      "The title and the items of the bar follow the page's state", { Titled() },
      .shown(),
      .title("0 films"),
      .tap("Add"),
      .title("1 films")),
    Case(
      "A page that is pushed by a link keeps the list's state behind it", { Linked() },
      .shown("body List", "body Link a", "body Link b"),
      .tap("a", "body Page a", "+a"),
      .tap("tally 0"),
      .goBack("-a"),
      .tap("b", "body Page b", "+b"),
      .goBack("-b")),
    Case(
      "Taking all pages off the path frees what they own", { Deep() },
      .shown(),
      .tap("Go deep", "+3"),
      .alive(Model.self, 3),
      .tap("To the root 3"),
      .alive(Model.self, 0)),
  ]

  @MainActor
  final class Model: ObservableObject {
    @Published var count = 0
    init() { watch(self) }
  }

  struct Pages: View {
    @State private var path: [String] = []
    @State private var count = 0
    var body: some View {
      let _ = say("body Pages")
      NavigationStack(path: $path) {
        Button("Push") { path.append("page") }
          .navigationDestination(for: String.self) { _ in
            PresentationCases.Page(count: count).saying("page")
            Button("Add") { count += 1 }
          }
      }
    }
  }

  struct Titled: View {
    @State private var films = 0
    var body: some View {
      NavigationStack {
        Text("x")
          .navigationTitle("\(films) films")
          .toolbar { Button("Add") { films += 1 } }
      }
    }
  }

  struct Linked: View {
    var body: some View {
      NavigationStack { Links() }
    }
    struct Links: View {
      var body: some View {
        let _ = say("body List")
        VStack {
          Link(name: "a")
          Link(name: "b")
        }
      }
    }
    struct Link: View {
      let name: String
      var body: some View {
        let _ = say("body Link \(name)")
        NavigationLink(name, destination: Page(name: name))
      }
    }
    struct Page: View {
      let name: String
      var body: some View {
        let _ = say("body Page \(name)")
        Tally(name: "tally").saying(name)
      }
    }
  }

  struct Deep: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go deep") { path = [1, 2, 3] }
          .navigationDestination(for: Int.self) { Page(number: $0, path: $path) }
      }
    }
    struct Page: View {
      let number: Int
      @Binding var path: [Int]
      @StateObject private var model = Model()
      var body: some View {
        Button("To the root \(number)") { path = [] }.onAppear { say("+\(number)") }
      }
    }
  }
}
