import SwiftUITesting
import Testing

/// A view with content, and without any a layout: its initializers are told apart by the closure behind them.
private struct Pile<Content: View>: View {
  let gap: CGFloat
  let content: Content

  init(gap: CGFloat, @ViewBuilder content: () -> Content) {
    self.gap = gap
    self.content = content()
  }

  var body: some View { VStack(spacing: gap) { content } }
}

extension Pile: Animatable where Content == EmptyView {}
extension Pile: Layout where Content == EmptyView {
  init(gap: CGFloat) { self.init(gap: gap) { EmptyView() } }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

@MainActor
@Suite("A type that is a view and a layout")
struct LayoutOrViewTests {
  @Test("A closure behind an initializer is that initializer's, where it takes one")
  func closures() {
    #expect(Pile<EmptyView>(gap: 3).gap == 3)
    let screen = Screen {
      Pile(gap: 4) { Text("content") }
      AnyLayout(Pile<EmptyView>(gap: 5)) { Text("laid out") }
    }
    #expect(screen.texts == ["content", "laid out"])
  }
}
