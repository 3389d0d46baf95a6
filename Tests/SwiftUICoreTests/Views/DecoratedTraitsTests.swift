import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What a view tells the layout around it is told by the views that decorate it.
@Suite("What decorated views tell a layout") @MainActor
struct DecoratedTraitsTests {
  struct Width: LayoutValueKey { static let defaultValue = 0 }

  /// What the outermost widget around the text "a" or "b" tells the stack it stands in.
  private func told(_ screen: Screen) -> String {
    var widget = screen.shows("a") ? screen.text("a").widget : screen.text("b").widget
    while let outer = widget.parent, !(outer.anyDescription is StackDescription) { widget = outer }
    let attributes = widget.attributes ?? Attributes()
    let traits = attributes.traits
    return "\(traits.zIndex) \(attributes.layoutPriority) \(traits[Width.self]) \(traits.gridColumns)"
  }

  private func told<V: View>(@ViewBuilder _ view: () -> V) -> String {
    let content = view()
    let screen = Screen { VStack { content } }
    defer { screen.close() }
    return told(screen)
  }

  private var speaker: some View {
    Text("a").zIndex(2).layoutPriority(3).layoutValue(key: Width.self, value: 4).gridCellColumns(5)
  }

  @Test("Frames, grounds, figures, gestures and menus hand on what the view in them says")
  func handedOn() {
    let all = "2.0 3.0 4 5"
    #expect(told { speaker } == all)
    #expect(told { speaker.padding() } == all)
    #expect(told { speaker.frame(width: 90) } == all)
    #expect(told { speaker.frame(maxWidth: 90) } == all)
    #expect(told { speaker.background(.red) } == all)
    #expect(told { speaker.overlay { Circle() } } == all)
    #expect(told { speaker.border(.red).clipShape(Circle()).blur(radius: 1) } == all)
    #expect(told { speaker.onTapGesture {} } == all)
    #expect(told { speaker.gesture(DragGesture(), isEnabled: false).onHover { _ in } } == all)
    #expect(told { speaker.contextMenu { Button("c") {} } } == all)
    #expect(told { speaker.draggable("b").dropDestination(for: String.self) { _, _ in true } } == all)
    #expect(told { speaker.focusable().frame(height: 9).onTapGesture {}.background(.red) } == all)
    // A view with content of its own is another.
    #expect(
      told {
        Button {
        } label: {
          speaker
        }
      } == "0.0 0.0 0 1")
    #expect(told { speaker.frame(width: 90).zIndex(7) } == "7.0 3.0 4 5", "What is said last counts")
  }

  private struct Changing: View {
    @State private var height = 1.0
    @State private var isFirst = true
    var body: some View {
      VStack {
        Group {
          if isFirst { Text("a").zIndex(height) } else { Text("b") }
        }
        .frame(width: 50).onTapGesture {}.background(.red)
      }
      Button("Raise") { height += 1 }
      Button("Exchange") { isFirst.toggle() }
    }
  }

  @Test("What the view says later, and what another in its place says, is told as well")
  func changes() {
    let screen = Screen { Changing() }
    #expect(told(screen) == "1.0 0.0 0 1")
    screen.button("Raise").tap()
    #expect(told(screen) == "2.0 0.0 0 1")
    screen.button("Exchange").tap()
    #expect(told(screen) == "0.0 0.0 0 1")
    screen.button("Exchange").tap()
    #expect(told(screen) == "2.0 0.0 0 1")
    screen.close()
  }
}
