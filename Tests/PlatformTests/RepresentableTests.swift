import SwiftUI
import SwiftUITesting
import Testing

/// Views of UIKit's and AppKit's among those of SwiftUI's.
@MainActor
@Suite("Views of UIKit's and AppKit's")
struct RepresentableTests {
  private final class Log { var lines: [String] = [] }

  private struct Shout: UIViewRepresentable {
    let text: String
    @Binding var count: Int
    @Environment(\.isEnabled) private var isEnabled
    let log: Log

    final class Coordinator {
      let log: Log
      init(_ log: Log) {
        self.log = log
        log.lines.append("coordinator")
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator(log) }
    func makeUIView(context: Context) -> UILabel {
      log.lines.append("make")
      return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
      log.lines.append("update \(text) \(count) \(context.environment.locale.identifier)")
      uiView.text = "\(text) \(count) \(context.environment.isEnabled)"
    }
    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
      coordinator.log.lines.append("dismantle \(uiView.text ?? "")")
    }
  }

  private struct Host: View {
    let log: Log
    @State private var text = "a"
    @State private var count = 0
    @State private var isShown = true
    @State private var isDisabled = false
    @State private var other = 0
    var body: some View {
      VStack {
        Text("other \(other)")
        if isShown {
          Shout(text: text, count: $count, log: log).disabled(isDisabled)
            .environment(\.locale, Locale(identifier: "de"))
        }
      }
      Button("Text") { text = "b" }
      Button("Count") { count += 1 }
      Button("Other") { other += 1 }
      Button("Disable") { isDisabled = true }
      Button("Show") { isShown.toggle() }
    }
  }

  @Test("A representable makes its view once, updates it when what it reads changes, and dismantles it")
  func life() {
    let log = Log()
    let screen = Screen { Host(log: log) }
    func taken() -> [String] {
      defer { log.lines = [] }
      return log.lines
    }
    #expect(taken() == ["coordinator", "make", "update a 0 de"])
    #expect(screen.shows("a 0 true"))
    screen.button("Text").tap()
    #expect(taken() == ["update b 0 de"])
    #expect(screen.shows("b 0 true"))
    screen.button("Count").tap()
    #expect(taken() == ["update b 1 de"])
    #expect(screen.shows("b 1 true"))
    screen.button("Other").tap()
    #expect(taken() == [])
    screen.button("Disable").tap()
    #expect(taken() == ["update b 1 de"])
    #expect(screen.shows("b 1 false"))
    screen.button("Show").tap()
    #expect(taken() == ["dismantle b 1 false"])
    screen.button("Show").tap()
    #expect(taken() == ["coordinator", "make", "update b 1 de"])
    screen.close()
  }

  private struct Field: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate {
      @Binding var text: String
      init(_ text: Binding<String>) { _text = text }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { !string.contains("!") }
      func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        text = "sent"
        textField.resignFirstResponder()
        return true
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator($text) }
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "Name"
      field.delegate = context.coordinator
      field.becomeFirstResponder()
      return field
    }
    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
  }
  private struct FieldHost: View {
    @State private var text = "first"
    var body: some View {
      Field(text: $text)
      Text("holds \(text)")
      Button("Clear") { text = "" }
    }
  }

  @Test("A text field's delegate hears of changes and refuses some; the field follows the state")
  func field() {
    let screen = Screen { FieldHost() }
    #expect(screen.field("Name").value == "first")
    #expect(screen.field("Name").isFocused)
    screen.field("Name").type(" second")
    #expect(screen.shows("holds first second"))
    screen.field("Name").type("!")
    #expect(screen.shows("holds first second"))
    #expect(screen.field("Name").value == "first second")
    screen.button("Clear").tap()
    #expect(screen.field("Name").value == "")
    screen.field("Name").submit()
    #expect(screen.shows("holds sent"))
    #expect(!screen.field("Name").isFocused)
    screen.close()
  }

  private struct Notes: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    final class Coordinator: NSObject, UITextViewDelegate {
      let parent: Notes
      init(_ parent: Notes) { self.parent = parent }
      func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
    }
    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      view.delegate = context.coordinator
      return view
    }
    func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
  }
  private struct NotesHost: View {
    @State private var text = "one"
    var body: some View {
      Notes(text: $text)
      Text("holds \(text)")
    }
  }

  @Test("A text view is edited, and its delegate writes the state")
  func textView() {
    let screen = Screen { NotesHost() }
    #expect(screen.editor.value == "one")
    screen.editor.type("two")
    #expect(screen.shows("holds onetwo"))
    #expect(screen.editor.value == "onetwo")
    screen.close()
  }

  private struct Panel: UIViewRepresentable {
    let change: (String) -> Void
    func makeUIView(context: Context) -> UIStackView {
      let stack = UIStackView()
      stack.axis = .vertical
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in change("pressed") })
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Switch"
      toggle.addAction(
        UIAction { change("on \(($0.sender as? UISwitch)?.isOn == true)") }, for: .valueChanged)
      let slider = UISlider()
      slider.accessibilityLabel = "Volume"
      slider.maximumValue = 10
      slider.addAction(
        UIAction { change("at \((($0.sender as? UISlider)?.value ?? 0).rounded())") }, for: .valueChanged)
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      for view in [button, toggle, slider, wheel] { stack.addArrangedSubview(view) }
      return stack
    }
    func updateUIView(_ uiView: UIStackView, context: Context) {}
  }
  private struct PanelHost: View {
    @State private var said = ""
    var body: some View {
      Panel { said = $0 }
      Text(said)
    }
  }

  @Test("Buttons, switches and sliders send their actions; a stack shows them")
  func controls() {
    let screen = Screen { PanelHost() }
    screen.button("Press").tap()
    #expect(screen.shows("pressed"))
    screen.toggle("Switch").tap()
    #expect(screen.shows("on true"))
    screen.slider("Volume").set(4)
    #expect(screen.shows("at 4.0"))
    #expect(screen.front.all.contains { $0.kind == "progress" })
    screen.close()
  }

  @Test("Subviews are seen while they are in a view, and follow what is said of them")
  func subviews() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 20))
    label.text = "inside"
    struct Box: UIViewRepresentable {
      let view: UIView
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let screen = Screen { Box(view: box) }
    #expect(!screen.shows("inside"))
    screen.act { box.addSubview(label) }
    #expect(screen.shows("inside"))
    #expect(label.superview === box)
    screen.act { label.text = "changed" }
    #expect(screen.shows("changed"))
    screen.act { label.alpha = 0.5 }
    #expect(screen.front.all.contains { $0.opacity == 0.5 })
    let hosting = UIHostingController(rootView: Text("hosted"))
    let parent = UIViewController()
    parent.addChild(hosting)
    screen.act { box.addSubview(hosting.view) }
    hosting.didMove(toParent: parent)
    #expect(hosting.parent === parent && parent.children == [hosting])
    #expect(screen.shows("hosted"))
    screen.act { hosting.rootView = Text("hosted anew") }
    #expect(screen.shows("hosted anew"))
    screen.act { label.removeFromSuperview() }
    #expect(!screen.shows("changed"))
    #expect(box.subviews == [hosting.view])
    screen.close()
  }

  @Test("Nothing of a representable is left when its view has gone")
  func nothingIsLeft() {
    weak var kept: UILabel?
    struct Kept: UIViewRepresentable {
      let keep: (UILabel) -> Void
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        keep(label)
        return label
      }
      func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "here" }
    }
    struct Host: View {
      let keep: (UILabel) -> Void
      @State private var isShown = true
      var body: some View {
        if isShown { Kept(keep: keep) }
        Button("Hide") { isShown = false }
      }
    }
    let screen = Screen { Host { kept = $0 } }
    #expect(kept != nil)
    screen.button("Hide").tap()
    #expect(kept == nil)
    screen.close()
  }
}
