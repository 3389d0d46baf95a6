import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Names that newer sources use")
struct NewerNameTests {
  struct Values: View {
    @Environment(\.accessibilityEnabled) var isEnabled
    @Environment(\.backgroundMaterial) var material
    @Environment(\.menuIndicatorVisibility) var indicator
    var body: some View { Text("\(isEnabled) \(material != nil) \(indicator == .hidden)") }
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { _ in Text("document") }
      DocumentGroupLaunchScene("Notes") {
        NewDocumentButton("New")
      } background: {
        Color.red
      } overlayAccessoryView: {
        Text("\($0.titleViewFrame.width)")
      }
    }
  }

  @Test("An app of documents with a first screen begins with the window of a new document")
  func launchScene() {
    let screen = Screen(app: Notes())
    #expect(screen.presented.count == 1 && screen.shows("document"))
    screen.close()
  }

  @Test("Values that a view sets reach those below")
  func values() {
    let screen = Screen {
      VStack {
        Values()
        Values().environment(\.accessibilityEnabled, true).environment(\.backgroundMaterial, .thin)
          .environment(\.menuIndicatorVisibility, .hidden)
      }
    }
    #expect(screen.texts == ["false false false", "true true true"])
  }

  @Test("An empty page has a picture of the program's, and a password field of a computed title commits")
  func forms() {
    let title = "Pass" + "word"
    var commits = 0
    let screen = Screen {
      VStack {
        ContentUnavailableView("Nothing", image: "Empty", description: Text("Add one"))
        SecureField(title, text: .constant("a"), onCommit: { commits += 1 })
      }
    }
    #expect(screen.shows("Nothing") && screen.shows("Add one"))
    screen.field("Password").submit()
    #expect(commits == 1)
  }

  @Test("What is accepted leaves the view as it is")
  func accepted() {
    let isOn = [true, false]
    let screen = Screen {
      VStack {
        List {
          Section("A") { Text("row").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] } }
            .sectionIndexLabel("A")
        }
        .listSectionIndexVisibility(.visible).listSectionMargins(.horizontal, 4)
        Image(systemName: "star").symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw)
          .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating))
          .pointerVisibility(.hidden)
        ForEach(isOn, id: \.self) { isOn in
          Text("tab").tabViewBottomAccessory(isEnabled: isOn) { Text("under \(isOn)") }
        }
      }
    }
    #expect(screen.texts.filter { $0 == "row" }.count == 1)
    #expect(screen.shows("under true") && !screen.shows("under false"))
    var transaction = Transaction()
    #expect(!transaction.scrollPositionUpdatePreservesVelocity)
    transaction.scrollPositionUpdatePreservesVelocity = true
    #expect(transaction.scrollPositionUpdatePreservesVelocity)
  }

  struct Library: LibraryContentProvider {
    var views: [LibraryItem] {
      LibraryItem(Text("a"), title: "A", category: .control)
      LibraryItem(Text("b"))
    }
    func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold()) }
  }

  @Test("An editor's library has what a program puts in")
  func library() {
    #expect(Library().views.count == 2 && Library().modifiers(base: Text("a")).count == 1)
  }
}
