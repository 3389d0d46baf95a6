import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What assistive tools are told of controls whose labels are pictures, and of pictures by themselves.
final class ControlNameTests: GTKTestCase {
  /// The accessible objects of the window that have a role, in order.
  @MainActor
  private static func objects(_ roles: AtkRole..., in screen: HostedScreen) -> [UnsafeMutablePointer<
    AtkObject
  >] {
    var found: [UnsafeMutablePointer<AtkObject>] = []
    func walk(_ object: UnsafeMutablePointer<AtkObject>) {
      if roles.contains(atk_object_get_role(object)) { found.append(object) }
      for index in 0..<atk_object_get_n_accessible_children(object) {
        guard let child = atk_object_ref_accessible_child(object, index) else { continue }
        walk(child)
        g_object_unref(child)
      }
    }
    walk(gtk_widget_get_accessible(screen.window))
    return found
  }
  @MainActor
  private static func names(_ roles: AtkRole..., in screen: HostedScreen) -> [String] {
    roles.flatMap { objects($0, in: screen) }.map { spokenName(of: $0) }
  }
  private static func description(of object: UnsafeMutablePointer<AtkObject>) -> String {
    atk_object_get_description(object).map { String(cString: $0) } ?? ""
  }

  func testALinkIsALinkWhateverItShows() throws {
    try onScreen { renderer in
      let address = URL(string: "https://example.org")!
      let screen = HostedScreen(
        renderer,
        VStack {
          Link("Words", destination: address)
          Link(destination: address) { Image(systemName: "trash") }
          Link("Said", destination: address).accessibilityAddTraits(.isHeader)
        })
      XCTAssertEqual(Self.names(ATK_ROLE_LINK, in: screen), ["Words", "Delete"])
      XCTAssertEqual(Self.names(ATK_ROLE_HEADING, in: screen), ["Said"])
      XCTAssertEqual(Self.names(ATK_ROLE_PUSH_BUTTON, in: screen), [])
      screen.close()
    }
  }

  private struct Bars: View {
    @ObservedObject var name: Followed<String>
    var body: some View {
      ProgressView("Loading")
      ProgressView { Image(systemName: "trash") }
      ProgressView(value: 0.5) { Image(systemName: "plus") }
      ProgressView(value: 0.5) { Text(name.value) }
      ProgressView().accessibilityLabel("Loading files").accessibilityValue("a few")
      ProgressView(value: 0.5).accessibilityLabel(name.value).padding()
      ProgressView("Words", value: 0.5).padding().accessibilityLabel("Other words").accessibilityHint("hint")
      Gauge(value: 0.5) { Image(systemName: "star") }
      Gauge(value: 0.5) {
        Text("Between")
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        Image(systemName: "minus")
      } maximumValueLabel: {
        Image(systemName: "plus")
      }
      Gauge(value: 0.5) { Text("Speed") }.accessibilityLabel("Own").accessibilityValue("half")
      Gauge(value: 0.5) { Image(systemName: "heart") }.gaugeStyle(.accessoryCircular)
    }
  }

  func testABarIsCalledByItsLabelOrAsTheProgramCallsTheWhole() throws {
    try onScreen { renderer in
      let name = Followed("First")
      let screen = HostedScreen(renderer, VStack { Bars(name: name) })
      let spinners = Self.objects(ATK_ROLE_ANIMATION, in: screen)
      XCTAssertEqual(spinners.map { spokenName(of: $0) }, ["Loading", "Delete", "Loading files"])
      XCTAssertEqual(Self.description(of: spinners[2]), "a few")
      let bars = Self.objects(ATK_ROLE_PROGRESS_BAR, in: screen)
      XCTAssertEqual(
        bars.map { spokenName(of: $0) },
        ["Add", "First", "First", "Other words", "Favourite", "Between", "Own", "Love"])
      XCTAssertEqual(Self.description(of: bars[3]), "hint")
      XCTAssertEqual(Self.description(of: bars[6]), "half")
      name.value = "Second"
      settle(20)
      XCTAssertEqual(bars[1...2].map { spokenName(of: $0) }, ["Second", "Second"])
      let fillers = Self.names(ATK_ROLE_FILLER, in: screen)
      XCTAssertEqual(fillers.filter { !$0.isEmpty }, [], "The bar is the one that is named")
      screen.close()
    }
  }

  private struct LateParts: View {
    @ObservedObject var done: Followed<Double?>
    var body: some View {
      ProgressView(value: done.value) { Text("Loading") }.progressViewStyle(.circular)
      ProgressView(value: 0.5) {
        if done.value != nil { Text("Later") }
      }
    }
  }

  func testABarOrALabelThatComesLaterIsNamed() throws {
    try onScreen { renderer in
      let done = Followed<Double?>(nil)
      let screen = HostedScreen(renderer, VStack { LateParts(done: done) })
      XCTAssertEqual(Self.names(ATK_ROLE_ANIMATION, in: screen), ["Loading"])
      XCTAssertEqual(Self.names(ATK_ROLE_PROGRESS_BAR, in: screen), [""])
      done.value = 0.25
      settle(20)
      XCTAssertEqual(Self.names(ATK_ROLE_ANIMATION, in: screen), [])
      XCTAssertEqual(Self.names(ATK_ROLE_PROGRESS_BAR, in: screen), ["Loading", "Later"])
      screen.close()
    }
  }

  private struct Pickers: View {
    @ObservedObject var symbol: Followed<String>
    var hidesLabels = false
    var body: some View {
      ColorPicker(selection: .constant(.red)) { Image(systemName: symbol.value) }
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date) {
        Image(systemName: symbol.value)
      }
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date) {
        Label("Departure", systemImage: "clock")
      }
      ColorPicker("Words", selection: .constant(.red))
    }
  }

  func testPickersOfColoursAndDatesShowTheirLabels() throws {
    try onScreen { renderer in
      let symbol = Followed("trash")
      let screen = HostedScreen(renderer, VStack { Pickers(symbol: symbol) })
      @MainActor func names() -> [String] {
        (screen.all("GtkColorButton") + screen.all("GtkMenuButton")).map { spokenName(of: $0) }
      }
      XCTAssertEqual(names(), ["Delete", "Words", "Delete", "Departure"])
      XCTAssertEqual(screen.all("FavesImage").count, 3)
      XCTAssertFalse(screen.texts.contains("Delete"), "the picture, not its word")
      XCTAssertTrue(screen.texts.contains("Departure") && screen.texts.contains("Words"))
      let icon = screen.frame(of: screen.all("FavesImage")[0])
      let button = screen.frame(of: screen.all("GtkColorButton")[0])
      XCTAssertLessThanOrEqual(icon.maxX, button.minX)
      XCTAssertEqual(icon.midY, button.midY, accuracy: 2)
      XCTAssertEqual(Self.names(ATK_ROLE_ICON, in: screen).filter { $0 == "Delete" }, [], "said once")
      symbol.value = "plus"
      settle(20)
      XCTAssertEqual(names(), ["Add", "Words", "Add", "Departure"])
      screen.close()
      let hidden = HostedScreen(renderer, VStack { Pickers(symbol: symbol) }.labelsHidden())
      XCTAssertEqual(hidden.all("FavesImage").count, 0)
      XCTAssertFalse(hidden.texts.contains("Departure"))
      XCTAssertEqual(hidden.all("GtkColorButton").map { spokenName(of: $0) }, ["Add", "Words"])
      hidden.close()
    }
  }

  func testTheLabelsOfSuchPickersStandInTheColumnOfAForm() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        Form {
          ColorPicker(selection: .constant(.red)) { Image(systemName: "trash") }
          TextField("Name", text: .constant(""))
        }
        .formStyle(.columns))
      let (icon, label) = (
        screen.frame(of: screen.all("FavesImage")[0]), screen.frame(of: screen.label("Name"))
      )
      XCTAssertEqual(icon.maxX, label.maxX, accuracy: 2)
      screen.close()
    }
  }

  func testAPictureByItselfIsCalledByWhatItShowsAndInAControlNotAgain() throws {
    try onScreen { renderer in
      let name = Followed("trash")
      struct Pictures: View {
        @ObservedObject var name: Followed<String>
        var body: some View {
          Image(systemName: name.value)
          Image(systemName: "star").accessibilityLabel("Best")
          Image(decorative: "nowhere")
          Image("photo")
          Image("photo", label: Text("Ours"))
          Label("Home", systemImage: "house")
          Label {
            Text("Away")
          } icon: {
            Image(systemName: "house").foregroundStyle(.red).padding(2)
          }
          Label {
            Text("There")
          } icon: {
            Image("photo").resizable().frame(width: 9, height: 9)
          }
          Button {
          } label: {
            Image(systemName: "plus")
          }
          Toggle(isOn: .constant(true)) { Image(systemName: "plus") }.toggleStyle(.switch)
          Stepper(value: .constant(1)) { Image(systemName: "plus") }
          ProgressView { Image(systemName: "plus") }
        }
      }
      let screen = HostedScreen(renderer, VStack { Pictures(name: name) })
      @MainActor func icons() -> [String] {
        Self.objects(ATK_ROLE_ICON, ATK_ROLE_IMAGE, in: screen).map { spokenName(of: $0) }
          .filter { !$0.isEmpty }
      }
      XCTAssertEqual(icons(), ["Delete", "Best", "photo", "Ours"])
      name.value = "plus"
      settle(20)
      XCTAssertEqual(icons(), ["Add", "Best", "photo", "Ours"])
      screen.close()
    }
  }

  private struct Film: Identifiable {
    let id: Int
    var title: String { "Film \(id)" }
  }

  func testATableIsOneWithRowsAndColumnHeaders() throws {
    try onScreen { renderer in
      struct Films: View {
        @State private var order = [KeyPathComparator(\Film.title)]
        var body: some View {
          Table((0..<3).map(Film.init), sortOrder: $order) {
            TableColumn("Title", value: \Film.title)
            TableColumn("Number") { Text("\($0.id)") }
          }
        }
      }
      let screen = HostedScreen(renderer, Films())
      settle(50)
      XCTAssertEqual(Self.objects(ATK_ROLE_TABLE, in: screen).count, 1)
      XCTAssertEqual(Self.names(ATK_ROLE_TABLE_ROW, in: screen), ["Film 0, 0", "Film 1, 1", "Film 2, 2"])
      XCTAssertEqual(Self.names(ATK_ROLE_COLUMN_HEADER, in: screen), ["Title", "Number"])
      XCTAssertEqual(Self.objects(ATK_ROLE_LIST_BOX, ATK_ROLE_LIST_ITEM, in: screen).count, 0)
      screen.close()
    }
  }
}
