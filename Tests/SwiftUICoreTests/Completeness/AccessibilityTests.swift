import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What is said to assistive tools, and what the pointer meets")
struct AccessibilityTraitTests {
  @Test("Traits add up from the inside out, and can be taken back")
  func traits() {
    let screen = Screen {
      VStack {
        Text("a").accessibilityAddTraits([.isButton, .isSelected])
        Text("b").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
        HStack { Text("c") }.accessibilityElement(children: .combine)
      }
    }
    #expect(screen.text("a").widget.attributes?.accessibilityTraits == [.isButton, .isSelected])
    #expect(screen.text("b").widget.attributes?.accessibilityTraits ?? [] == [])
    let group = screen.front.all.first { $0.widget.attributes?.accessibilityChildren != nil }
    #expect(group?.texts == ["c"])
  }

  @Test("A view is called by what a closure makes of its words")
  func namesOfViews() {
    struct Inbox: View {
      let unread: Int
      var body: some View {
        Label("Inbox", systemImage: "tray").accessibilityLabel { label in
          label
          if unread > 0 { Text("\(unread) unread") }
        }
      }
    }
    let screen = Screen {
      VStack {
        Button("Send") {}.accessibilityLabel { label in
          Text("Mail")
          HStack { label.bold() }
        }
        Inbox(unread: 3)
        Inbox(unread: 0)
        Text("plain").accessibilityLabel { _ in EmptyView() }
      }
    }
    let names = screen.front.all.compactMap { $0.widget.attributes?.accessibilityLabel }
    #expect(names == ["Mail, Send", "Inbox, 3 unread", "Inbox"])
  }

  @Test("A toolbar's group with a name is one linked control")
  func toolbarGroup() {
    let screen = Screen {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button("Back") {}
            Button("Forward") {}
          } label: {
            Label("History", systemImage: "clock")
          }
        }
      }
    }
    let group = screen.front.all.first { $0.kind == "control-group" }
    #expect(group?.texts == ["Back", "Forward"])
  }

  @Test("What does not meet the pointer says so, for all in it")
  func hitTesting() {
    let screen = Screen { ZStack { Text("a") }.allowsHitTesting(true).allowsHitTesting(false) }
    #expect(screen.front.all.contains { $0.widget.attributes?.letsPointerThrough == true })
  }

  @Test("Guides are told with what they are for")
  func guides() {
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    let middle = VerticalAlignment(Middle.self)
    #expect(middle == VerticalAlignment(Middle.self) && middle != .center)
    let size = ViewDimensions(CGSize(width: 10, height: 40))
    #expect(size[middle] == 20)
    let screen = Screen { HStack(alignment: middle) { Text("a").alignmentGuide(middle) { $0[.top] + 3 } } }
    let said = screen.text("a").widget.attributes?.saidGuides(for: CGSize(width: 10, height: 40))
    #expect(said == [SaidGuide(line: .vertical(middle), place: 3)])
  }

  @Test("Values of the environment that only views read are what modifiers set")
  func values() {
    struct Reader: View {
      @Environment(\.lineSpacing) var spacing
      @Environment(\.allowsTightening) var tightens
      @Environment(\.symbolRenderingMode) var mode
      @Environment(\.labelsVisibility) var labels
      @Environment(\.controlActiveState) var state
      @Environment(\.appearsActive) var isActive
      @Environment(\.accessibilityVoiceOverEnabled) var speaks
      @Environment(\.backgroundStyle) var ground
      var body: some View {
        Text(
          verbatim:
            "\(spacing) \(tightens) \(mode != nil) \(labels == .hidden) \(state == .key) \(isActive) \(speaks) \(ground != nil)"
        )
      }
    }
    let screen = Screen {
      VStack {
        Reader()
        Reader().lineSpacing(2).allowsTightening(true).symbolRenderingMode(.palette).labelsHidden()
          .backgroundStyle(.red)
      }
    }
    #expect(
      screen.texts == [
        "0.0 false false false true true false false", "2.0 true true true true true false true",
      ])
  }

  @Test("A share of the window is what its size makes of it")
  func containerRelative() {
    let screen = Screen {
      Text("a").containerRelativeFrame(.horizontal) { width, _ in width * 0.25 }
      Text("b").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
    }
    let widths = screen.front.all.compactMap { $0.frame?.minWidth }
    #expect(widths == [200, 395])
  }
}
