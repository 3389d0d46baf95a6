import SwiftUITesting

/// Pages, tabs and what they cover: what appears, what goes, and what keeps its state meanwhile.
enum PageCases {
  static let all = [
    Case(
      "Taking pages off a path keeps what stays, and lets the rest go from the top", { Path() },
      .shown("+root"),
      .tap("Go", "+3", "-root"),
      .alive(Page.self, 3),
      .event("pop two", { $0[Box.self].path = [1] }, "+1", "-3"),
      .alive(Page.self, 1),
      .tap("page 1: 0"),
      .event("replace the top", { $0[Box.self].path = [1, 9] }, "+9", "-1"),
      .event("back", { $0[Box.self].path = [1] }, "+1", "-9"),
      .texts("page 1: 1")),
    Case(
      "A page that another covers disappears, and appears again when it is back; so its task", { Covered() },
      .shown("+root"),
      .later("task root"),
      .tap("Open", "+page", "-root", "cancelled root"),
      .later("task page"),
      .goBack("cancelled page", "+root", "-page"),
      .later("task root"),
      .closed("cancelled root", "-root")),
    Case(
      "Of the views in tabs the one in sight has appeared; each keeps its state", { Tabs() },
      .shown("+one"),
      .tap("one 0"),
      .event("choose", { $0[Box.self].path = [2] }, "+two", "-one"),
      .tap("two 0"),
      .event("choose", { $0[Box.self].path = [1] }, "+one", "-two"),
      .texts("one 1", "two 1"),
      .closed("-one")),
    Case(
      "What is presented from a page that is covered meanwhile stays in sight", { CoveredPresenter() },
      .shown("+root"),
      .tap("Present", "+sheet"),
      .event("push", { $0[Box.self].path = [1] }, "+1", "-root"),
      .closeSheet("-sheet")),
  ]

  @MainActor @Observable final class Box {
    var path: [Int] = []
    init() { watch(self) }
  }

  @MainActor final class Page: ObservableObject {
    @Published var count = 0
    init() { watch(self) }
  }

  /// Says when it starts and when it is cancelled.
  struct Working: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      content.saying(name).task {
        await withTaskCancellationHandler {
          say("task \(name)")
          try? await Task.sleep(for: .seconds(86_400))
        } onCancel: {
          MainActor.assumeIsolated { say("cancelled \(name)") }
        }
      }
    }
  }

  struct Path: View {
    @State private var box = Box()
    var body: some View {
      NavigationStack(path: Bindable(box).path) {
        Button("Go") { box.path = [1, 2, 3] }
          .saying("root")
          .navigationDestination(for: Int.self) { PageView(number: $0).saying("\($0)") }
      }
    }
    struct PageView: View {
      let number: Int
      @StateObject private var page = Page()
      var body: some View { Button("page \(number): \(page.count)") { page.count += 1 } }
    }
  }

  struct Covered: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Text("page").modifier(Working(name: "page")) }.modifier(
          Working(name: "root"))
      }
    }
  }

  struct Tabs: View {
    @State private var box = Box()
    var body: some View {
      let selection = Binding(get: { box.path.first ?? 1 }, set: { box.path = [$0] })
      TabView(selection: selection) {
        Tally(name: "one").saying("one").tabItem { Text("One") }.tag(1)
        Tally(name: "two").saying("two").tabItem { Text("Two") }.tag(2)
      }
    }
  }

  struct CoveredPresenter: View {
    @State private var box = Box()
    @State private var isPresented = false
    var body: some View {
      NavigationStack(path: Bindable(box).path) {
        Button("Present") { isPresented = true }
          .sheet(isPresented: $isPresented) { Text("sheet").saying("sheet") }
          .saying("root")
          .navigationDestination(for: Int.self) { Text("\($0)").saying("\($0)") }
      }
    }
  }
}
