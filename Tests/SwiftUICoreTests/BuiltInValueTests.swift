import SwiftUITesting
import Testing

/// Each value of the environment that comes with SwiftUI, by what it does.
@MainActor
@Suite("Built-in environment values")
struct BuiltInValueTests {
  /// Shows one value of the environment.
  struct Show<Value>: View {
    @Environment private var value: Value
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
    var body: some View { Text("\(value)") }
  }

  // MARK: from the desktop and the window

  @Test("colorScheme, contrast, motion and text size follow the desktop, and only their readers run")
  func desktop() {
    struct All: View {
      var body: some View {
        VStack {
          Show(\.colorScheme)
          Show(\.colorSchemeContrast)
          Show(\.accessibilityReduceMotion)
          Show(\.dynamicTypeSize)
          Show(\.layoutDirection)
          Show(\.accessibilityDifferentiateWithoutColor)
        }
      }
    }
    let screen = Screen { All() }
    #expect(screen.texts == ["light", "standard", "false", "large", "leftToRight", "false"])
    screen.resetCounts()
    screen.setDesktop(\.colorScheme, .dark)
    #expect(screen.evaluated == ["Show<ColorScheme>"])
    screen.setDesktop(\.colorSchemeContrast, .increased)
    screen.setDesktop(\.accessibilityReduceMotion, true)
    screen.setDesktop(\.dynamicTypeSize, .accessibility1)
    screen.setDesktop(\.layoutDirection, .rightToLeft)
    #expect(screen.texts == ["dark", "increased", "true", "accessibility1", "rightToLeft", "true"])
  }

  @Test("displayScale, pixelLength and the size classes follow the window")
  func window() {
    struct All: View {
      @Environment(\.horizontalSizeClass) var horizontal
      @Environment(\.verticalSizeClass) var vertical
      var body: some View {
        Show(\.displayScale)
        Show(\.pixelLength)
        Text("\(horizontal == .compact) \(vertical == .compact)")
      }
    }
    let screen = Screen { All() }
    #expect(screen.texts == ["1.0", "1.0", "false false"])
    screen.setDisplayScale(2)
    screen.resize(width: 500, height: 700)
    #expect(screen.texts == ["2.0", "0.5", "true false"])
    screen.resetCounts()
    screen.resize(width: 520, height: 700)
    #expect(screen.bodies == 0, "Still as narrow")
    screen.resize(width: 900, height: 300)
    #expect(screen.texts.last == "false true")
  }

  struct Phases: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup("One \(phase)", id: "one") { Show(\.scenePhase) }
      WindowGroup("Two", id: "two") { Show(\.scenePhase) }.defaultLaunchBehavior(.presented)
    }
  }

  @Test("scenePhase is the window's in its views, and in the app that of the window most in use")
  func scenePhase() {
    let screen = Screen(app: Phases())
    let (one, two) = (screen.presented[0], screen.presented[1])
    #expect(one.texts == ["active"] && one.title == "One active")
    screen.setScenePhase(.background, of: one)
    screen.setScenePhase(.inactive, of: two)
    #expect(one.texts == ["background"] && two.texts == ["inactive"])
    #expect(one.title == "One inactive")
    screen.setScenePhase(.active, of: one)
    #expect(one.texts == ["active"] && one.title == "One active")
  }

  // MARK: set by views

  @Test(
    "locale, calendar, time zone, direction, control size and text size can be set for a part of the tree")
  func overridden() {
    struct Inner: View {
      @Environment(\.locale) var locale
      @Environment(\.calendar) var calendar
      @Environment(\.timeZone) var timeZone
      var body: some View {
        Text("\(locale.identifier) \(calendar.identifier) \(timeZone.identifier)")
        Show(\.layoutDirection)
        Show(\.controlSize)
        Show(\.dynamicTypeSize)
        Show(\.isLuminanceReduced)
      }
    }
    let screen = Screen {
      Inner()
        .environment(\.locale, Locale(identifier: "de_CH"))
        .environment(\.calendar, Calendar(identifier: .buddhist))
        .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.isLuminanceReduced, true)
        .controlSize(.mini)
        .dynamicTypeSize(...DynamicTypeSize.medium)
      Show(\.dynamicTypeSize).dynamicTypeSize(.xSmall)
    }
    #expect(
      screen.texts == ["de_CH buddhist Asia/Tokyo", "rightToLeft", "mini", "medium", "true", "xSmall"])
  }

  @Test("openURL asks the nearest handler first, and opens what it is told to leave to the desktop")
  func openURL() {
    struct Opening: View {
      @Environment(\.openURL) var openURL
      let name: String
      @State private var accepted: Bool?
      var body: some View {
        Button("Open \(name)") { openURL(URL(string: "https://\(name).example")!) { accepted = $0 } }
        Text(accepted.map { "\(name) \($0)" } ?? "-")
      }
    }
    struct All: View {
      @State private var handled: [String] = []
      var body: some View {
        VStack {
          Opening(name: "plain")
          Opening(name: "handled").environment(
            \.openURL,
            OpenURLAction { url in
              handled.append(url.host!)
              return .handled
            })
          Opening(name: "discarded").environment(\.openURL, OpenURLAction { _ in .discarded })
          Opening(name: "left").environment(\.openURL, OpenURLAction { _ in .systemAction })
          Opening(name: "changed").environment(
            \.openURL, OpenURLAction { _ in .systemAction(URL(string: "https://other.example")!) })
          Link("Linked", destination: URL(string: "https://linked.example")!)
            .environment(\.openURL, OpenURLAction { _ in .systemAction(URL(string: "x-linked:1")!) })
          Text(handled.joined(separator: ","))
        }
      }
    }
    let screen = Screen { All() }
    for name in ["plain", "handled", "discarded", "left", "changed"] { screen.button("Open \(name)").tap() }
    screen.front.find("link", "Linked")!.tap()
    #expect(
      screen.openedURLs.map(\.absoluteString)
        == ["https://plain.example", "https://left.example", "https://other.example", "x-linked:1"])
    #expect(
      screen.shows("handled.example") && screen.shows("handled true") && screen.shows("discarded false"))
  }

  struct Editing: View {
    @Environment(\.editMode) private var editMode
    let name: String
    var body: some View {
      Text("\(name) \(editMode?.wrappedValue.isEditing == true ? "editing" : "resting")")
    }
  }
  struct EditingRoot: View {
    @State private var isShown = false
    @State private var own = EditMode.active
    var body: some View {
      EditButton()
      Editing(name: "window")
      Editing(name: "own").environment(\.editMode, $own)
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          EditButton()
          Editing(name: "sheet")
        }
    }
  }

  @Test("EditButton begins and ends the editing of its window or sheet; only readers run")
  func editMode() {
    let screen = Screen { EditingRoot() }
    #expect(screen.shows("window resting") && screen.shows("own editing"))
    screen.resetCounts()
    screen.button("Edit").tap()
    #expect(screen.shows("window editing"))
    #expect(Set(screen.evaluated) == ["EditButton", "Editing"])
    screen.button("Show").tap()
    #expect(screen.shows("sheet resting"))
    screen.button("Edit").tap()
    #expect(screen.shows("sheet editing"))
    screen.front.close()
    screen.button("Done").tap()
    #expect(screen.shows("window resting"))
  }

  // MARK: presentation

  struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Text("presented \(isPresented) \(mode.wrappedValue.isPresented)")
      Button("Dismiss") { dismiss() }
      Button("Old dismiss") { mode.wrappedValue.dismiss() }
    }
  }
  struct Presenting: View {
    @State private var isShown = false
    var body: some View {
      Leaving()
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Leaving() }
    }
  }

  @Test("dismiss and presentationMode end the presentation, isPresented says whether there is one")
  func dismiss() {
    let screen = Screen { Presenting() }
    #expect(screen.shows("presented false false"))
    for button in ["Dismiss", "Old dismiss"] {
      screen.button("Show").tap()
      #expect(screen.shows("presented true true"))
      screen.button(button).tap()
      #expect(screen.presented.count == 1)
    }
  }

  @Test("dismiss in a window that is no presentation closes the window")
  func dismissWindow() {
    let screen = Screen { Leaving() }
    screen.button("Dismiss").tap()
    #expect(screen.presented.isEmpty)
  }

  // MARK: search and refresh

  struct SearchResults: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(isSearching ? "searching" : "browsing")
      Button("Done searching") { dismissSearch() }
    }
  }
  struct Searching: View {
    @State private var text = ""
    var body: some View { SearchResults().searchable(text: $text) }
  }

  @Test("isSearching follows the search field, and dismissSearch empties it")
  func search() {
    let screen = Screen { Searching() }
    #expect(screen.shows("browsing"))
    screen.field("Search").focus()
    #expect(screen.shows("searching"))
    screen.resetCounts()
    screen.field("Search").type("ab")
    #expect(!screen.evaluated.contains("SearchResults"))
    screen.unfocus()
    #expect(screen.shows("searching"), "There is something in it")
    screen.field("Search").focus()
    screen.button("Done searching").tap()
    #expect(screen.shows("browsing") && screen.field("Search").value == "" && screen.focused == nil)
  }

  @Test("refresh is what refreshable has set, and nil elsewhere")
  func refresh() async {
    struct Refreshing: View {
      @Environment(\.refresh) private var refresh
      let started: @MainActor (RefreshAction?) -> Void
      var body: some View { Button("Refresh") { started(refresh) } }
    }
    var action: RefreshAction?
    let count = LockedValue(0)
    let screen = Screen { Refreshing { action = $0 }.refreshable { count.withLock { $0 += 1 } } }
    screen.button("Refresh").tap()
    await action?()
    #expect(count.withLock { $0 } == 1)
    let other = Screen { Refreshing { action = $0 } }
    other.button("Refresh").tap()
    #expect(action == nil)
  }
}
