import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("A navigation stack in a page of another")
struct NestedNavigationTests {
  struct Nested: View {
    var body: some View {
      NavigationStack {
        NavigationLink("to page") {
          NavigationStack {
            NavigationLink("further") { Text("furthest") }
              .navigationBarHidden(true)
          }
        }
        .navigationTitle("Outer")
      }
    }
  }

  private func window(_ screen: Screen) -> WindowDescription? { screen.all(WindowDescription.self).first }

  @Test("Hides nothing of the outer one's bar, and its pages are left one by one")
  func back() {
    let screen = Screen { Nested() }
    screen.button("to page").tap()
    #expect(window(screen)?.hidesBar == false)
    #expect(window(screen)?.showsBack == true)
    screen.button("further").tap()
    #expect(screen.shows("furthest"))
    #expect(window(screen)?.showsBack == true)
    screen.goBack()
    #expect(!screen.shows("furthest"))
    #expect(screen.texts.contains("further"))
    screen.goBack()
    #expect(screen.texts.contains("to page"))
    #expect(screen.title == "Outer")
  }

  @Test("A stack by itself, in a sheet too, hides its window's bar")
  func ownBar() {
    struct Hiding: View {
      var body: some View { NavigationStack { Text("alone").toolbar(.hidden) } }
    }
    struct Sheet: View {
      var body: some View {
        NavigationStack { Text("behind").sheet(isPresented: .constant(true)) { Hiding() } }
      }
    }
    #expect(window(Screen { Hiding() })?.hidesBar == true)
    let hides = Screen { Sheet() }.all(WindowDescription.self).map(\.hidesBar)
    #expect(hides.last == true)
  }
}
