import SwiftUI
import SwiftUITesting
import Testing

/// Controllers that keep others, or a window.
@MainActor
@Suite("Controllers of controllers, and of windows")
struct ControllerStackTests {
  private final class Page: UIViewController {
    let label = UILabel()
    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      label.text = "page \(title)"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { view.addSubview(label) }
  }
  private struct Stack: UIViewControllerRepresentable {
    let controller: UINavigationController
    func makeUIViewController(context: Context) -> UINavigationController { controller }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  private struct Tabs: UIViewControllerRepresentable {
    let controller: UITabBarController
    func makeUIViewController(context: Context) -> UITabBarController { controller }
    func updateUIViewController(_ controller: UITabBarController, context: Context) {}
  }

  @Test("Of the controllers of a tab bar one is in sight")
  func tabs() {
    let (one, two) = (Page("one"), Page("two"))
    let controller = UITabBarController()
    controller.viewControllers = [one, two]
    #expect(controller.selectedViewController === one)
    #expect(two.tabBarController === controller && controller.tabBarController == nil)
    let screen = Screen { Tabs(controller: controller) }
    #expect(screen.shows("page one"))
    screen.act { controller.selectedViewController = two }
    #expect(controller.selectedIndex == 1)
    #expect(screen.shows("page two"))
    controller.setViewControllers([one], animated: false)
    #expect(two.parent == nil && controller.selectedViewController == nil)
    screen.close()
  }

  @Test("Controllers are pushed and popped, by the program and by the way back")
  func navigation() {
    let (first, second, third) = (Page("one"), Page("two"), Page("three"))
    let controller = UINavigationController(rootViewController: first)
    let screen = Screen { Stack(controller: controller) }
    #expect(screen.shows("page one"))
    #expect(first.navigationController === controller)
    controller.pushViewController(second, animated: true)
    screen.flush()
    #expect(screen.shows("page two"))
    controller.pushViewController(third, animated: false)
    screen.flush()
    #expect(controller.topViewController === third && screen.shows("page three"))
    #expect(controller.popToRootViewController(animated: true) == [second, third])
    screen.flush()
    #expect(screen.shows("page one") && !screen.shows("page three"))
    #expect(controller.popViewController(animated: true) == nil, "The root stays")
    #expect(second.navigationController == nil)
    screen.close()
  }

  private final class Preferences: NSWindowController {
    var isLoaded = false
    convenience init() { self.init(window: nil) }
    override func loadWindow() {
      window = NSWindow(contentViewController: NSHostingController(rootView: Text("settings")))
    }
    override func windowDidLoad() { isLoaded = true }
  }

  @Test("A window controller makes its window when it is asked for")
  func window() {
    let preferences = Preferences()
    #expect(!preferences.isWindowLoaded && !preferences.isLoaded)
    let window = preferences.window
    #expect(preferences.isLoaded && window != nil && window === preferences.window)
    #expect(preferences.contentViewController is NSHostingController<Text>)
    let own = NSWindowController(window: NSWindow())
    #expect(own.isWindowLoaded)
  }
}
