import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is in front of a view has its environment, on real widgets and while that changes.
final class EnvironmentTests: GTKTestCase {
  @MainActor final class Model: ObservableObject { @Published var name = "a" }
  @MainActor @Observable final class Store {
    var name = "a"
    var locale = "de"
    var isOff = false
  }

  private struct Probe: View {
    @Environment(\.locale) private var locale
    @EnvironmentObject private var model: Model
    @Environment(Store.self) private var store
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      Text("probe \(locale.identifier) \(model.name) \(store.name) \(isEnabled ? "on" : "off")")
    }
  }

  private struct Surrounded: View {
    let store: Store
    let model: Model
    let content: AnyView
    var body: some View {
      content
        .environment(\.locale, Locale(identifier: store.locale))
        .environmentObject(model)
        .environment(store)
        .disabled(store.isOff)
    }
  }

  private struct Opening: View {
    let open: (AnyView, Binding<Bool>) -> AnyView
    @State private var isOpen = false
    var body: some View { open(AnyView(Button("Open") { isOpen = true }), $isOpen) }
  }

  @MainActor
  private static func containers() -> [(name: String, view: AnyView, isOpened: Bool)] {
    func opening<V: View>(_ name: String, _ open: @escaping (AnyView, Binding<Bool>) -> V) -> (
      String, AnyView, Bool
    ) {
      (name, AnyView(Opening { AnyView(open($0, $1)) }), true)
    }
    return [
      opening("sheet") { base, isOpen in base.sheet(isPresented: isOpen) { Probe() } },
      opening("cover") { base, isOpen in base.fullScreenCover(isPresented: isOpen) { Probe() } },
      opening("popover") { base, isOpen in base.popover(isPresented: isOpen) { Probe() } },
      opening("destination") { base, isOpen in
        NavigationStack { base.navigationDestination(isPresented: isOpen) { Probe() } }
      },
      opening("alert") { base, isOpen in
        base.alert("Sure?", isPresented: isOpen) {
        } message: {
          Probe()
        }
      },
      ("row", AnyView(List(0..<50, id: \.self) { _ in Probe() }), false),
    ]
  }

  func testTheEnvironmentReachesWhatIsOpenAndFollows() throws {
    try onScreen { renderer in
      for container in Self.containers() {
        let store = Store()
        let model = Model()
        let screen = HostedScreen(renderer, Surrounded(store: store, model: model, content: container.view))
        @MainActor func probe() -> String? {
          for widget in renderer.presented.reversed() {
            let labels =
              screen.all("FavesLabel", in: widget.native) + screen.all("GtkLabel", in: widget.native)
            let texts = labels.map { screen.text($0) }
            if let text = texts.first(where: { $0.hasPrefix("probe") }) { return text }
          }
          return nil
        }
        @MainActor func change(_ body: () -> Void) {
          body()
          settle(50)
        }
        if container.isOpened { screen.click("Open") }
        settle(300)
        XCTAssertEqual(probe(), "probe de a a on", container.name)
        change { store.locale = "fr" }
        change { model.name = "b" }
        change { store.name = "b" }
        XCTAssertEqual(probe(), "probe fr b b on", container.name)
        // GTK takes a bubble down when the control it points at is turned off.
        if container.name != "popover" {
          change { store.isOff = true }
          XCTAssertEqual(probe(), "probe fr b b off", container.name)
        }
        screen.close()
      }
    }
  }
}
