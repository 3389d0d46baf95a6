import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Sizes of sheets that are computed") @MainActor
struct SheetSizeTests {
  private struct Narrow: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
      -> ProposedViewSize
    {
      ProposedViewSize(
        width: 300, height: root.sizeThatFits(ProposedViewSize(width: 300, height: nil)).height + 10)
    }
  }
  private struct Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
  }
  private struct Shown<S: PresentationSizing>: View {
    let sizing: S
    var body: some View {
      Text("below").sheet(isPresented: .constant(true)) { Text("sheet").presentationSizing(sizing) }
    }
  }
  private func size<S: PresentationSizing>(of sizing: S) -> WindowDescription.SheetSize? {
    (Screen { Shown(sizing: sizing) }.front.widget.anyDescription as? WindowDescription)?.sheetSize
  }

  @Test("A sizing is a built-in one, one as large as its content along some axes, or a program's own")
  func sizings() throws {
    #expect(size(of: .form) == .form)
    #expect(
      size(of: .page.fitted(horizontal: false, vertical: true))
        == .fitting(.page, horizontal: false, vertical: true))
    #expect(size(of: .form.sticky(horizontal: true)) == .form)
    guard case .computed(let computed)? = size(of: Narrow()) else {
      Issue.record("It is none that is computed.")
      return
    }
    let result = computed.size { proposal in CGSize(width: proposal.width ?? 0, height: 40) }
    #expect(result == ProposedViewSize(width: 300, height: 50))
  }

  @Test("A height is computed by a type")
  func heights() {
    let screen = Screen {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.custom(Bar.self)])
      }
    }
    #expect((screen.front.widget.anyDescription as? WindowDescription)?.sheetHeight == .share(0.1))
    screen.close()
  }
}
