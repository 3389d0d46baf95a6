import SwiftUI
import SwiftUITesting
import Testing

/// Controllers of UIKit's, and AppKit's views, among those of SwiftUI's.
@MainActor
@Suite("Controllers of UIKit's, and AppKit's views")
struct ControllerTests {
  private final class Page: UIViewController {
    var said: [String] = []
    let label = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "page"
      view.backgroundColor = .systemBackground
      view.addSubview(label)
      said.append("loaded")
    }
    override func viewDidAppear(_ animated: Bool) { said.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { said.append("disappeared") }
  }
  private struct PageView: UIViewControllerRepresentable {
    let page: Page
    let title: String
    func makeUIViewController(context: Context) -> Page { page }
    func updateUIViewController(_ uiViewController: Page, context: Context) {
      uiViewController.label.text = title
    }
  }
  private struct PageHost: View {
    let page: Page
    @State private var title = "one"
    @State private var isShown = true
    var body: some View {
      if isShown { PageView(page: page, title: title) }
      Button("Next") { title = "two" }
      Button("Show") { isShown.toggle() }
    }
  }

  @Test("A controller is told as its view is loaded, comes and goes")
  func controller() {
    let page = Page()
    let screen = Screen { PageHost(page: page) }
    #expect(page.said == ["loaded", "appeared"])
    #expect(screen.shows("one"))
    screen.button("Next").tap()
    #expect(screen.shows("two"))
    screen.button("Show").tap()
    #expect(page.said == ["loaded", "appeared", "disappeared"])
    screen.close()
  }

  private final class Coded: UIViewController {
    let label: UILabel
    init(_ text: String) {
      label = UILabel(frame: .zero)
      super.init(nibName: nil, bundle: nil)
      label.text = text
    }
    required init?(coder: NSCoder) {
      label = UILabel()
      super.init(coder: coder)
    }
    override func viewDidLoad() { view.addSubview(label) }
  }
  private final class Ground: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .red
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Hosted: UIHostingController<Text> {
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("hosted")) }
  }
  private struct CodedView: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
  private struct Presenting: View {
    let controller: UIViewController
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) { CodedView(controller: controller) }
      Text(isShown ? "shown" : "gone")
    }
  }

  @Test("Classes have the initializers that programs write for files they are not in")
  func coders() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(Ground(coder: coder)?.backgroundColor == nil)
    #expect(Ground().backgroundColor == .red)
    #expect(Hosted(coder: coder) != nil)
    #expect(Coded(coder: coder)?.label.text == nil)
    let screen = Screen { CodedView(controller: Coded("words")) }
    #expect(screen.shows("words"))
    screen.close()
  }

  @Test("A controller that is dismissed ends the sheet that it is in")
  func dismissal() {
    let controller = Coded("words")
    let screen = Screen { Presenting(controller: controller) }
    screen.button("Show").tap()
    #expect(screen.shows("words"))
    screen.act { controller.dismiss(animated: true) }
    #expect(screen.shows("gone"))
    screen.close()
  }

  private struct MacField: NSViewRepresentable {
    @Binding var text: String
    final class Coordinator: NSObject, NSTextFieldDelegate {
      let text: Binding<String>
      init(_ text: Binding<String>) { self.text = text }
      func controlTextDidChange(_ obj: Notification) {
        guard let field = obj.object as? NSTextField else { return }
        text.wrappedValue = field.stringValue
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator($text) }
    func makeNSView(context: Context) -> NSTextField {
      let field = NSTextField(string: text)
      field.placeholderString = "Mac"
      field.delegate = context.coordinator
      return field
    }
    func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = text }
  }
  private struct MacProgress: NSViewRepresentable {
    let value: Double
    func makeNSView(context: Context) -> NSProgressIndicator {
      let bar = NSProgressIndicator()
      bar.isIndeterminate = false
      return bar
    }
    func updateNSView(_ nsView: NSProgressIndicator, context: Context) { nsView.doubleValue = value }
  }
  private struct MacHost: View {
    @State private var text = "2"
    var body: some View {
      MacField(text: $text)
      MacProgress(value: Double(text) ?? 0)
    }
  }

  @Test("AppKit's field and progress follow the state, and the field's delegate writes it")
  func appKit() {
    let screen = Screen { MacHost() }
    #expect(screen.field("Mac").value == "2")
    func progress() -> String? { screen.front.all.first { $0.kind == "progress" }?.value }
    #expect(progress() == "0.02")
    screen.field("Mac").type("5")
    #expect(progress() == "0.25")
    screen.close()
  }
}
