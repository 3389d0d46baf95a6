import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What looks of content, dialogs and pages become")
struct LookTable {
  @Test("What is private is hidden for privacy alone, a placeholder hides everything")
  func privacy() {
    var table = ViewTable()
    table("redacted", "privacySensitive", "unredacted") {
      VStack {
        Text("name")
        Text("number").privacySensitive()
        VStack { Text("free").privacySensitive(false) }
      }
      .redacted(reason: .privacy)
    } holds: {
      !$0.style(of: "name").isRedacted && !$0.shows("number") && !$0.style(of: "free").isRedacted
    }
    table("invalidatableContent") {
      VStack {
        Text("old").invalidatableContent()
        Text("fixed")
        Text("kept").invalidatableContent(false)
      }
      .redacted(reason: .invalidated)
      Text("now").invalidatableContent()
    } holds: { screen in
      ["old", "fixed", "kept", "now"].map { screen.attributes(of: $0).opacity } == [0.5, 1, 1, 1]
    }
    table.check()
  }

  @Test("What is typed tells its keyboard where none is said")
  func contents() {
    var table = ViewTable()
    let text = Kept("")
    func keyboard(_ content: UITextContentType?, _ keyboard: UIKeyboardType) -> Bool {
      let screen = Screen { TextField("Field", text: text.binding).textContentType(content) }
      return screen.the(TextFieldDescription.self).input.bestKeyboard == keyboard
    }
    for (content, best) in [
      (.emailAddress, .emailAddress), (.telephoneNumber, .phonePad), (.URL, .URL), (.oneTimeCode, .numberPad),
      (.givenName, .namePhonePad), (nil, .default),
    ] as [(UITextContentType?, UIKeyboardType)] {
      #expect(keyboard(content, best), "\(String(describing: content))")
    }
    table("textContentType") {
      TextField("Field", text: text.binding).textContentType(.username).keyboardType(.URL)
    } holds: {
      let input = $0.the(TextFieldDescription.self).input
      return input.bestKeyboard == .URL && input.hasNoSpelling && !input.isSpellingIgnored
    }
    table.check()
  }

  @Test("Editors, dots, pictures and groups")
  func others() {
    var table = ViewTable()
    let text = Kept("")
    table("textEditorStyle") {
      TextEditor(text: text.binding)
      TextEditor(text: text.binding).textEditorStyle(.plain)
    } holds: {
      $0.all(TextEditorDescription.self).map(\.hidesGround) == [false, true]
    }
    table("indexViewStyle") {
      TabView { Text("One") }.tabViewStyle(.page)
      TabView { Text("Two") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .never))
      TabView { Text("Three") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    } holds: {
      $0.all(TabsDescription.self).map(\.dotsAreBare) == [false, true, false]
    }
    table("interpolation", "resizable") {
      Image("none").resizable(resizingMode: .tile)
      Image("none").interpolation(.none).resizable()
    } holds: {
      let images = $0.all(ImageDescription.self)
      return images.map(\.isTiled) == [true, false]
        && images.map(\.interpolation) == [nil, Image.Interpolation.none]
    }
    table("resizable") {
      Image("none").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    } holds: {
      $0.all(ImageDescription.self).map(\.capInsets.trailing) == [4]
    }
    table("contentShape") {
      Text("round").contentShape(Circle())
      Text("square").contentShape(Circle()).contentShape(Rectangle())
      Text("dragged").contentShape(.dragPreview, Circle())
    } holds: {
      let shape = $0.attributes(of: "round").contentShape
      let path = shape?.outline?.path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      return path?.contains(CGPoint(x: 5, y: 1)) == true && path?.contains(CGPoint(x: 1, y: 1)) == false
        && $0.attributes(of: "square").contentShape?.outline == nil
        && $0.attributes(of: "dragged").contentShape == nil
    }
    table("scrollClipDisabled") {
      ScrollView { Text("cut") }
      ScrollView { Text("whole") }.scrollClipDisabled()
    } holds: {
      $0.all(ScrollDescription.self).map(\.clips) == [true, false]
    }
    table(
      "windowDismissBehavior", "windowResizeBehavior", "windowMinimizeBehavior", "windowFullScreenBehavior"
    ) {
      Text("held").windowDismissBehavior(.disabled).windowFullScreenBehavior(.disabled).windowResizeBehavior(
        .enabled)
      Text("held too").windowMinimizeBehavior(.disabled)
    } holds: {
      $0.all(WindowDescription.self).first?.forbidden == [.dismissal, .fullScreen, .minimizing]
    }
    table("drawingGroup") {
      Text("one").drawingGroup()
      Text("two")
    } holds: {
      $0.attributes(of: "one").blendMode == .normal && $0.attributes(of: "two").blendMode == nil
    }
    table.check()
  }

  private struct Asking: View {
    @State var isShown = true
    let icon: Image?
    let severity: DialogSeverity
    var body: some View {
      Text("a").alert("Sure?", isPresented: $isShown) {}.dialogIcon(icon).dialogSeverity(severity)
    }
  }

  @Test("A question has the picture that is said, or a sign of warning")
  func signs() {
    var table = ViewTable()
    for (icon, severity, source) in [
      (Image(systemName: "trash"), .critical, .symbol("trash")),
      (nil, .critical, .symbol("exclamationmark.triangle.fill")), (nil, .standard, nil),
      (Image(systemName: "star"), .automatic, .symbol("star")),
      (Image("None of these"), .standard, .missing("None of these")),
    ] as [(Image?, DialogSeverity, ImageDescription.Source?)] {
      table("dialogIcon", "dialogSeverity") {
        Asking(icon: icon, severity: severity)
      } holds: {
        $0.title == "Sure?" && $0.all(ImageDescription.self).map(\.source) == [source].compactMap { $0 }
      }
    }
    table.check()
  }

  @Test("What is behind a sheet can be used where it says so, also while it is open")
  func interaction() {
    struct Sheet: View {
      @State var isShown = true
      @State var isFree = false
      var body: some View {
        Text("a").sheet(isPresented: $isShown) {
          Toggle("Free", isOn: $isFree)
            .presentationBackgroundInteraction(isFree ? .enabled : .disabled)
        }
      }
    }
    let screen = Screen { Sheet() }
    func isModal() -> Bool? { (screen.front.widget.anyDescription as? WindowDescription)?.isModal }
    #expect(isModal() == true)
    screen.toggle("Free").set(true)
    #expect(isModal() == false)
    screen.toggle("Free").set(false)
    #expect(isModal() == true)
  }

  @Test("What the pointer is over comes nearer or has a ground, where effects are on")
  func hovering() {
    struct Effects: View {
      @State var isOff = false
      @State var hasFocus = false
      var body: some View {
        VStack {
          Text("lift").hoverEffect(.lift)
          Text("usual").hoverEffect()
          Text("own").hoverEffect(.lift, isEnabled: hasFocus)
        }
        .defaultHoverEffect(.lift).hoverEffectDisabled(isOff)
        Text("ground").hoverEffect()
        Toggle("Off", isOn: $isOff)
      }
    }
    let screen = Screen { Effects() }
    func isNearer(_ text: String) -> Bool {
      screen.text(text).hover(at: CGPoint(x: 1, y: 1))
      defer { screen.text(text).hover(at: nil) }
      return screen.front.all.contains { $0.widget.attributes?.scale.x == 1.06 }
    }
    #expect(isNearer("lift") && isNearer("usual") && !isNearer("own") && !isNearer("ground"))
    #expect(!screen.front.all.contains { $0.widget.attributes?.scale.x == 1.06 }, "the pointer is away")
    #expect(screen.all(FillDescription.self).count == 1, "a ground where it is no lift")
    screen.toggle("Off").set(true)
    #expect(!isNearer("usual"))
  }
}
