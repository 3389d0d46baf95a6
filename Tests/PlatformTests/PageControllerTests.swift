import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Pages of UIKit's in a representable, as tutorials make them.
@MainActor
@Suite("UIKit's pages")
struct PageControllerTests {
  private struct Pager<Page: View>: UIViewControllerRepresentable {
    var pages: [Page]
    var goesAround: Bool
    @Binding var currentPage: Int
    @Binding var log: [String]

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIPageViewController {
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = context.coordinator
      controller.delegate = context.coordinator
      return controller
    }
    func updateUIViewController(_ pageViewController: UIPageViewController, context: Context) {
      pageViewController.setViewControllers(
        [context.coordinator.controllers[currentPage]], direction: .forward, animated: true)
    }

    class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      var parent: Pager
      var controllers: [UIViewController]
      init(_ parent: Pager) {
        self.parent = parent
        controllers = parent.pages.map { UIHostingController(rootView: $0) }
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        guard let index = controllers.firstIndex(of: viewController) else { return nil }
        if index == 0 { return parent.goesAround ? controllers.last : nil }
        return controllers[index - 1]
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        guard let index = controllers.firstIndex(of: viewController) else { return nil }
        if index + 1 == controllers.count { return parent.goesAround ? controllers.first : nil }
        return controllers[index + 1]
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
      ) { parent.log.append("to \(controllers.firstIndex(of: pending[0])!)") }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) {
        guard completed, let visible = pageViewController.viewControllers?.first,
          let index = controllers.firstIndex(of: visible)
        else { return }
        parent.log.append("from \(controllers.firstIndex(of: previousViewControllers[0])!)")
        parent.currentPage = index
      }
    }
  }
  private struct Page: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
  }
  private struct Host: View {
    let names: [String]
    let goesAround: Bool
    @State private var page = 0
    @State private var log: [String] = []
    var body: some View {
      Pager(pages: names.map { Page(name: $0) }, goesAround: goesAround, currentPage: $page, log: $log)
        .frame(width: 200, height: 200)
      Text("page \(page)")
      Text("log \(log.joined(separator: ", "))")
      Button("Last") { page = names.count - 1 }
    }
  }

  private func tabs(_ screen: Screen) throws -> TabsDescription {
    try #require(screen.front.all.compactMap { $0.widget.anyDescription as? TabsDescription }.first)
  }
  private func pages(_ screen: Screen) -> [String] {
    screen.front.all.filter { $0.kind == "button" && $0.label != "Last" }.map(\.label)
  }
  /// Turns by one page.
  private func turn(_ screen: Screen, by step: Int) throws {
    let tabs = try tabs(screen)
    tabs.select(tabs.selection + step)
    screen.flush()
  }

  @Test("A person turns to the page after and before, and its delegate is told")
  func turning() throws {
    let screen = Screen { Host(names: ["a", "b", "c"], goesAround: false) }
    #expect(pages(screen) == ["a 0", "b 0"])
    #expect(try tabs(screen).selection == 0 && tabs(screen).look == .pages(showsDots: false))
    try turn(screen, by: 1)
    #expect(screen.shows("page 1") && screen.shows("log to 1, from 0"))
    #expect(pages(screen) == ["a 0", "b 0", "c 0"])
    #expect(try tabs(screen).selection == 1)
    try turn(screen, by: 1)
    #expect(screen.shows("page 2"))
    #expect(try pages(screen)[tabs(screen).selection] == "c 0")
    #expect(try tabs(screen).selection == pages(screen).count - 1, "There is none after the last")
    screen.close()
  }

  @Test("A page keeps what its views remember, and one that the program sets is in sight")
  func state() throws {
    let screen = Screen { Host(names: ["a", "b", "c", "d"], goesAround: false) }
    screen.button("a 0").tap()
    screen.button("Last").tap()
    #expect(screen.shows("page 3"))
    #expect(try pages(screen)[tabs(screen).selection] == "d 0")
    try turn(screen, by: -1)
    try turn(screen, by: -1)
    try turn(screen, by: -1)
    #expect(screen.shows("page 0"))
    #expect(try pages(screen)[tabs(screen).selection] == "a 1")
    screen.close()
  }

  @Test("Pages that a data source has go around do so in both directions")
  func around() throws {
    let screen = Screen { Host(names: ["a", "b", "c"], goesAround: true) }
    #expect(pages(screen) == ["c 0", "a 0", "b 0"])
    try turn(screen, by: -1)
    #expect(screen.shows("page 2"))
    try turn(screen, by: 1)
    #expect(screen.shows("page 0"))
    #expect(try tabs(screen).selection == 1)
    screen.close()
  }

  @Test("Without a data source there is one page, and dots are as many as it says")
  func dots() {
    final class Source: NSObject, UIPageViewControllerDataSource {
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
      { nil }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
      { nil }
      func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
      func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }
    struct Only: UIViewControllerRepresentable {
      let source: Source?
      func makeUIViewController(context: Context) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers(
          [UIHostingController(rootView: Text("only"))], direction: .forward, animated: false)
        pages.dataSource = source
        return pages
      }
      func updateUIViewController(_ pages: UIPageViewController, context: Context) {}
    }
    let bare = Screen { Only(source: nil) }
    #expect(bare.shows("only") && bare.front.find("button", "Page 2 of 3") == nil)
    bare.close()
    let source = Source()
    let dotted = Screen { Only(source: source) }
    #expect(dotted.shows("only") && dotted.front.find("button", "Page 2 of 3") != nil)
    dotted.close()
  }
}
