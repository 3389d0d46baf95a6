import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// How labels are put together.
@Suite("Labels")
@MainActor
struct LabelFormTests {
  @Test("What is between icon and title, and what an icon has at least, is what the view around says")
  func lengths() {
    let screen = Screen {
      Label("Plain", systemImage: "star")
      Label("Far", systemImage: "star").labelIconToTitleSpacing(20)
      Label("Wide", systemImage: "star").labelReservedIconWidth(40).labelStyle(.titleAndIcon)
    }
    let stacks = screen.front.all.compactMap { $0.widget.anyDescription as? StackDescription }
      .filter { if case .horizontal = $0.axis { true } else { false } }
    #expect(stacks.map(\.spacing) == [6, 20, 6])
    let frames = screen.front.all.compactMap { $0.frame?.minWidth }
    #expect(frames == [40])
  }

  @Test("Icons have the tint of a list's items, titles do not")
  func tint() {
    let screen = Screen { Label("Words", systemImage: "star").listItemTint(.fixed(.red)) }
    let icon = screen.front.all.compactMap { $0.widget.anyDescription as? ImageDescription }.first
    #expect(icon?.style.foreground == .red)
    let words = screen.text("Words").widget.anyDescription as? TextDescription
    #expect(words?.spans.first?.traits.color == nil)
  }
}
